// Boards of a page share most of their data (see gangland_book/lighten.py). Hand it back before a board reads it.
{
  const shared = JSON.parse(document.querySelector("script.gangland-shared").textContent);
  for (const data of document.querySelectorAll("script.gangland-update")) {
    const update = JSON.parse(data.textContent);
    update.art = {};
    update.things = update.things.map((number) => shared.things[number]);
    for (const thing of update.things) update.art[thing.a] = shared.art[thing.a];
    for (const item of update.prompt?.items ?? []) update.art[item.art] = shared.art[item.art];
    for (const name in update.clauses) update.clauses[name] = shared.clauses[update.clauses[name]];
    data.textContent = JSON.stringify(update);
  }
}
