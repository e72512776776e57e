/** Text that was deflated (zlib) and written in base64. Null where the browser cannot inflate, or the data is damaged. */
export async function unpacked(base64: string): Promise<string | null> {
  if (typeof DecompressionStream === "undefined") return null;
  try {
    const bytes = Uint8Array.from(atob(base64.trim()), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
    return await new Response(stream).text();
  } catch {
    return null;
  }
}
