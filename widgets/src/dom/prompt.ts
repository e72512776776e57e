import type { ContinuePrompt, Lesson, Notice, PickPrompt, WaitPrompt } from "../contract";
import { ownQuestion } from "../core/lesson";
import { pills } from "../core/picking";
import { nextReply } from "../core/replies";
import { button, h, mainButton, sign, type Sign } from "./elements";
import { sortBody } from "./baskets";
import { clauseLink } from "./story";
import type { Deeds, Part, View } from "./view";

const PLAY_ON = "To play on, open this chapter in JupyterLab.";

export function noticeLine(view: View, notice: Pick<Notice, "text" | "clause" | "kind">, deeds: Deeds): HTMLElement {
  const refusal = notice.kind === "refusal";
  return h(
    "p",
    { class: refusal ? "gl-notice is-refusal" : "gl-notice" },
    sign(refusal ? "stop" : "info"),
    h("span", { class: "gl-notice-text" }, notice.text),
    notice.clause ? clauseLink(view.update, notice.clause, "notice-clause", deeds, true) : null,
  );
}

function pickBody(view: View, prompt: PickPrompt, deeds: Deeds): Node[] {
  const { selected } = view.picking;
  const off = !view.answers;
  const choices = pills(prompt, view.picking, view.slots).map((k) => {
    const offer = prompt.offers[k];
    const pill = button(
      { key: `offer-${k}`, class: "gl-pill", disabled: off, onClick: () => { deeds.pickOffer(k); } },
      h("span", {}, offer?.label ?? ""),
    );
    if (prompt.confirm !== null) pill.setAttribute("aria-pressed", String(selected === k));
    pill.addEventListener("pointerenter", () => { deeds.hint(k); });
    pill.addEventListener("pointerleave", () => { deeds.hint(null); });
    pill.addEventListener("focus", () => { deeds.hint(k); });
    pill.addEventListener("blur", () => { deeds.hint(null); });
    return pill;
  });
  const chosen = selected === null ? undefined : prompt.offers[selected];
  const detail = chosen ? chosen.spoken || chosen.label : prompt.detail;
  return [
    h(
      "div",
      { class: "gl-choices" },
      (detail === "" || view.update.notice) && choices.length > 0 ? null : h("p", { class: "gl-detail", "data-rest": detail }, detail),
      choices.length > 0 ? h("div", { class: "gl-pills", role: "group", "aria-label": "Choices" }, ...choices) : null,
    ),
    ...(prompt.confirm === null ? [] : [mainButton(prompt.confirm, off || selected === null, deeds.confirm)]),
  ];
}

function continueBody(view: View, prompt: ContinuePrompt, deeds: Deeds): Node[] {
  const next = mainButton(prompt.label, !view.answers, () => { deeds.reply(nextReply(view.update)); });
  return [h("p", { class: "gl-detail" }, prompt.detail), next];
}

function waitBody(prompt: WaitPrompt): Node[] {
  const who = h("span", { class: "gl-waiting" }, prompt.who === "" ? "Waiting" : `Waiting for ${prompt.who}`);
  return [h("p", { class: "gl-detail" }, prompt.detail), who];
}

function promptBody(view: View, deeds: Deeds): Node[] {
  const { prompt } = view;
  switch (prompt?.kind) {
    case "pick":
      return pickBody(view, prompt, deeds);
    case "sort":
      return sortBody(view, prompt, deeds);
    case "continue":
      return continueBody(view, prompt, deeds);
    case "wait":
      return waitBody(prompt);
    default:
      return [];
  }
}

function question(view: View, deeds: Deeds): Node[] {
  const { prompt, update } = view;
  if (!prompt) return [];
  const head = h(
    "header",
    { class: "gl-head" },
    h("h3", { class: "gl-question" }, prompt.question),
    prompt.clause ? clauseLink(update, prompt.clause, "prompt-clause", deeds, view.size !== "wide") : null,
  );
  return [
    h(
      "div",
      { class: "gl-ask" },
      head,
      update.notice ? noticeLine(view, update.notice, deeds) : null,
      view.answers ? null : h("p", { class: "gl-play-on" }, PLAY_ON),
    ),
    h("div", { class: `gl-body gl-body-${prompt.kind}` }, ...promptBody(view, deeds)),
  ];
}

/** Longer words are set smaller, so that they fit the plate. */
const sizeOf = (words: string): string => (words.length < 90 ? "large" : words.length < 190 ? "middle" : "small");

/** Without a question the plate tells the step: narration, refusal, and the way on. */
function narration(view: View, deeds: Deeds): Node[] {
  const { frame, update } = view;
  const line = update.story[view.told - 1];
  const live = update.mode === "live";
  const words = view.veiled ? "What happened here, and why?" : [frame.say, line?.text ?? "", update.game.title].find((text) => text !== "") ?? "";
  const cites = view.veiled || frame.say !== "" ? "" : (line?.clause ?? "");
  const more = view.resting && (view.number < view.total - 1 || view.veiled);
  const ended = !more && !live && view.resting && view.total > 1;
  const on = mainButton(view.veiled ? "Show" : "Next", false, () => { deeds.step("next"); });
  return [
    update.notice ? noticeLine(view, update.notice, deeds) : null,
    frame.refused && !view.veiled ? noticeLine(view, { ...frame.refused, kind: "refusal" }, deeds) : null,
    h(
      "div",
      { class: "gl-body gl-body-say" },
      // A refusal above the words takes room from them.
      h("p", { class: `gl-say is-${sizeOf(words + (frame.refused?.text ?? ""))}` }, words, cites === "" ? null : " ", clauseLink(update, cites, "say-clause", deeds, true)),
      more ? on : ended ? h("span", { class: "gl-waiting" }, "The end") : null,
    ),
  ].filter((node) => node !== null);
}

const VERDICTS: Record<Exclude<Lesson["verdict"], "" | "refused">, { mark: Sign; spoken: string }> = {
  right: { mark: "check", spoken: "Right. " },
  missed: { mark: "undo", spoken: "" },
  answer: { mark: "arrow", spoken: "" },
};

/** How the last answer did. Only a right one has a colour; the others are told, not judged. */
function verdictLine(view: View, lesson: Lesson, deeds: Deeds): HTMLElement | null {
  const { notice } = view.update;
  if (!notice) return null;
  if (lesson.verdict === "" || lesson.verdict === "refused") return noticeLine(view, notice, deeds);
  const { mark, spoken } = VERDICTS[lesson.verdict];
  return h(
    "p",
    { class: `gl-verdict is-${lesson.verdict}` },
    sign(mark),
    spoken === "" ? null : h("span", { class: "gl-unseen" }, spoken),
    h("span", { class: "gl-notice-text" }, notice.text),
    notice.clause ? clauseLink(view.update, notice.clause, "notice-clause", deeds, true) : null,
  );
}

/** What the reader does next: answers, goes on, or, while something is shown, looks on. */
function lessonBody(view: View, lesson: Lesson, deeds: Deeds): Node[] {
  // On the way to the present: passing by, or resting where something is worth a look.
  if (!view.atPresent && view.resting) return [mainButton("Go on", false, () => { deeds.step("next"); })];
  if (!view.atPresent) return [button({ key: "main", class: "gl-small-button gl-skip", onClick: () => { deeds.step("next"); } }, "Skip")];
  if (view.prompt) return promptBody(view, deeds);
  return lesson.over ? [h("span", { class: "gl-finish" }, sign("check"), h("span", {}, "The lesson is done"))] : [];
}

/** In a lesson the coach speaks first; the game's own question comes second, beside its answer. */
function coaching(view: View, lesson: Lesson, deeds: Deeds): Node[] {
  const { prompt, update } = view;
  const settled = view.atPresent;
  // Once there is an answer, also while it is being played out, the task is past.
  const answered = ["right", "missed", "answer"].includes(lesson.verdict);
  const asking = prompt !== null && prompt.kind !== "continue";
  const own = ownQuestion(lesson, prompt);
  const line = settled ? undefined : update.story[view.told - 1];
  const hinted = asking && lesson.hint !== "";
  const size = sizeOf(lesson.say + (settled ? (update.notice?.text ?? "") : "") + (hinted ? lesson.hint : ""));
  const ask = [
    h("h3", { class: `gl-coach is-${size}${answered ? " is-past" : ""}` }, lesson.say),
    line ? h("p", { class: "gl-passing" }, line.text) : null,
    settled ? verdictLine(view, lesson, deeds) : null,
    hinted ? h("p", { class: "gl-hint" }, sign("lamp"), h("span", { class: "gl-notice-text" }, lesson.hint)) : null,
  ];
  const clause = prompt?.clause ? clauseLink(update, prompt.clause, "prompt-clause", deeds, true) : null;
  const question = own === "" ? null : h("p", { class: "gl-own" }, h("span", { class: "gl-question" }, own), clause);
  const body = h("div", { class: `gl-body gl-body-${settled ? (prompt?.kind ?? "end") : "passing"}` }, ...lessonBody(view, lesson, deeds));
  return [h("div", { class: "gl-ask" }, ...ask), h("div", { class: "gl-answer" }, question, body)];
}

/** Whether the narration has no room in the prompt bar, because a question stands there. */
export const saysBelow = (view: View): boolean => view.lesson === null && view.prompt !== null && view.frame.say !== "" && !view.veiled;

/** The one lit plate that asks one question. */
export function promptPanel(deeds: Deeds): Part & { hint: (words: string | null) => void; tight: () => boolean } {
  const element = h("section", { class: "gl-prompt gl-plate is-lit", "aria-label": "What to do" });
  let drawn: unknown[] = [];
  return {
    element,
    draw(view) {
      // Rebuilt only when something in it changed; a pointer may be dragging a note.
      const now = [view.update, view.frame, view.prompt, view.picking, view.sorting, view.form, view.veiled, view.presenting, view.slots.size, view.resting, view.atPresent];
      if (now.length === drawn.length && now.every((part, k) => part === drawn[k])) return;
      drawn = now;
      element.hidden = view.prompt?.kind === "curtain";
      element.classList.toggle("is-waiting", view.prompt?.kind === "wait");
      element.classList.toggle("is-coached", view.lesson !== null);
      element.replaceChildren(...(view.lesson ? coaching(view, view.lesson, deeds) : view.prompt ? question(view, deeds) : narration(view, deeds)));
      // Where not all words fit, the newest are in sight.
      const words = view.lesson ? element.querySelector(".gl-ask") : null;
      if (words) words.scrollTop = words.scrollHeight;
    },
    /** Whether a coach's words do not fit into the plate on the picture. */
    tight() {
      const words = element.matches(".is-coached.is-placed") ? element.querySelector(".gl-ask") : null;
      return words !== null && words.scrollHeight > words.clientHeight + 2;
    },
    /** Names the thing under the pointer in the line below the question. */
    hint(words) {
      const line = element.querySelector<HTMLElement>(".gl-detail[data-rest]");
      if (line) line.textContent = words ?? line.dataset.rest ?? "";
    },
  };
}
