import { checkCrisis } from '@alento/crisis-check/crisis-check';
import { wrongSlots } from '@alento/diary-query/reading/corpus.harness';
import { chosenLabel } from '@alento/local-assistant/conversation/choices';
import { HEALTH_ANSWERS, SCREENINGS } from '@alento/local-assistant/dialogues/diary.harness';
import { HELP_PAGES } from '@alento/local-assistant/dialogues/help.harness';
import { passagesOf } from '@alento/local-assistant/dialogues/passages.harness';
import { CORPUS_DIARY, CORPUS_PERSON } from '@alento/local-assistant/evaluation/corpus-person.harness';
import { localAssistant } from '@alento/local-assistant/local-assistant';
import { labelOf } from './lines.mjs';

const assistant = localAssistant();
const SIGNAL = new AbortController().signal;
const HELP_LINE = /\b(?:188|192|190|180|100)\b/;

const requestFor = (turns, state, afterCrisis, variant) => ({
  task: { kind: 'chat', afterCrisis },
  turns,
  person: CORPUS_PERSON,
  state,
  helpPages: HELP_PAGES,
  findPassages: passagesOf({ plan: 'essencial' }),
  findHistory: async () => [],
  findEntriesWith: async () => [],
  readScreenings: async () => SCREENINGS,
  readHealthAnswers: async () => HEALTH_ANSWERS,
  readDiary: async () => CORPUS_DIARY,
  variant,
});

/** The label of a choice's text. */
const labelOfChoice = (message) => chosenLabel({ message, request: { helpPages: HELP_PAGES } });

/** Whether the answer's query is what one of the labels asks for, in every slot. */
const isRightFact = (labels, query) =>
  query !== null && labels.some((label) => label.startsWith('fact ') && wrongSlots(label, query).length === 0);

/** Whether a reply is what one of the labels asks for: "right", "asked" (asked back with it as a choice) or "wrong". */
function verdictOf(labels, { isCard, reply, understood, about, before, query }) {
  const kinds = labels.map(labelOf);
  if (understood === 'fact' && kinds.includes('fact') && !isCard)
    return isRightFact(labels, query) ? 'right' : 'wrong fact';
  if (labels.some((label) => label.startsWith('crisis'))) {
    if (isCard || HELP_LINE.test(reply.text)) return 'right';
  }
  if (isCard) return 'card';
  if (
    kinds.some(
      (label) => label !== null && (label === understood || (label === about && /^(?:topic|help)/.test(label))),
    )
  )
    return 'right';
  // A person who goes on telling is answered if the reply stays with the subject, or only listens.
  if (
    kinds.includes('move:detail') &&
    ((about === before && !/^(?:help|talk|move|ask)/.test(understood ?? '')) || understood === null)
  )
    return 'right';
  const choices = (reply.choices ?? []).map(labelOfChoice);
  if (choices.some((label) => kinds.includes(label))) return 'asked';
  if (kinds.includes('ask') && (choices.length > 0 || understood === 'ask')) return 'right';
  return 'wrong';
}

/**
 * Has the conversation with the assistant, as the server would.
 *
 * @returns one entry a turn: `{ text, labels, at, verdict, understood, reply }`.
 */
export async function converse({ turns }, seed) {
  const past = [];
  let state = null;
  let afterCrisis = false;
  const judged = [];
  for (const [at, { text, labels }] of turns.entries()) {
    past.push({ role: 'person', text });
    const isCard = checkCrisis(text).level === 'crisis';
    const began = performance.now();
    const outcome = isCard
      ? { value: { text: 'Ligue 188.', sources: [], choices: [], state: null } }
      : await assistant.reply(requestFor([...past], state, afterCrisis, seed + at), { signal: SIGNAL });
    const ms = performance.now() - began;
    const reply = outcome.value;
    const turnState = reply.state ? JSON.parse(reply.state).state : { understood: null, about: null, query: null };
    const before = state === null ? null : JSON.parse(state).state.about;
    judged.push({
      text,
      labels,
      at,
      ms,
      reply,
      ...turnState,
      verdict: verdictOf(labels, { isCard, reply, before, ...turnState }),
    });
    past.push({ role: 'assistant', text: reply.text });
    state = reply.state;
    afterCrisis = isCard;
  }
  return judged;
}
