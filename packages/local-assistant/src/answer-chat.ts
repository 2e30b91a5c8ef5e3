import { answers } from './answers.ts';
import { askBack, choicesFor, chosenLabel } from './conversation/choices.ts';
import { OR_CHOOSE } from './conversation/conversation.copy.ts';
import { moveOf, onMove } from './conversation/moves.ts';
import { replyTo } from './conversation/reply-to.ts';
import { asksForUse, usage } from './conversation/small-talk.ts';
import { anotherStep, onTopic, stayed } from './conversation/topic-reply.ts';
import { askDiary } from './diary/ask-diary.ts';
import { afterExercise, goOn, leaving } from './exercises/guide.ts';
import { startedBy } from './replies/offers.ts';
import { type Draft, isQuestion, type Situation, shareOf, situationOf } from './situation.ts';
import { receiveGratitude } from './skills/gratitude.ts';
import { askedForSearchWords, history } from './skills/history.ts';
import { emoji, listen, unsure } from './skills/listening.ts';
import { goOnPlanning } from './skills/plan.ts';
import { english, injection, isEnglish, isInjection } from './skills/talk-skills.ts';
import { GOOD_TOPICS, isTopicId } from './topics/topics.ts';
import { idOf, type Label } from './understanding/labels.ts';

/** Minimum share of the first label, and its minimum lead over the second one, to answer without asking back. */
const SURE = 0.4;
const LEAD = 0.2;
/** Share from which a label interrupts a list or plan that the person was asked for. */
const INTERRUPTS = 0.6;
/** From this number of words on an unclear message is a story, and gets a listening reply. */
const STORY_WORDS = 12;

/** Whether the message has only signs, emoji or laughter. */
const isEmojiOnly = ({ words }: Situation): boolean => /^(?:|k|kk|ks|(?:rs)+|(?:ha)+h?|(?:he)+|(?:hua)+)$/.test(words);

/** Alarm at this moment. The exercise begins at once, without a question. */
const ALARM =
  /\b(?:crise|ataque) de (?:panico|ansiedade)\b|^(?:ansiedade|panico) agora$|\bcoracao (?:esta )?(?:disparad|acelerad)\w+|^(?:eu )?(?:preciso|quero) me acalmar\b|\bme acalm[ae]\b/;
const isAlarmed = (words: string): boolean => ALARM.test(words) && words.split(' ').length < STORY_WORDS;

/** From this number of words on a message without a question mark asks nothing of the diary. */
const LONG_WORDS = 45;
/** Share of the label `fact` that makes a possible question about the diary one. */
const FACT = 0.3;
/** Share of another label that overrules a reading of the diary's words. */
const OVERRULES = 0.9;

/** The answer to a question about the diary; null if the message asks none. */
async function aboutDiary(situation: Situation): Promise<Draft | null> {
  const { message, words } = situation;
  if (words.split(' ').length >= LONG_WORDS && !message.includes('?')) return null;
  const reply = await askDiary(situation, situation.state.query);
  if (reply === null) return null;
  const { draft, query, sureness } = reply;
  const [top] = situation.ranked;
  const isOther = top !== undefined && top.share >= OVERRULES && /^(?:topic|help|do)/.test(top.label);
  const isAsked = sureness === 'certain' ? !isOther : shareOf(situation, 'fact') >= FACT;
  return isAsked ? { ...draft, about: 'fact', next: { ...draft.next, query } } : null;
}

/** Starts what the person accepted with a "sim". */
async function acceptOffer(situation: Situation): Promise<Draft | null> {
  const { offered } = situation.state;
  if (offered === null) return null;
  const started = startedBy(offered);
  if ('label' in started) return replyTo(situation, started.label);
  const turns = [...situation.request.turns.slice(0, -1), { role: 'person', text: started.message } as const];
  const asked = situationOf({ ...situation.request, turns });
  return (await aboutDiary(asked)) ?? replyTo(asked, 'fact');
}

/** Continues what the previous reply asked for: a gratitude list, a plan, search words, how an exercise was. */
async function continueDialogue(situation: Situation): Promise<Draft | null> {
  const [top] = situation.ranked;
  if (top && top.share >= INTERRUPTS && /^(?:help|fact|crisis|do)/.test(top.label)) return null;
  return (
    afterExercise(situation) ??
    goOnPlanning(situation) ??
    receiveGratitude(situation) ??
    (askedForSearchWords(situation.before) ? history(situation) : null)
  );
}

/** Minimum share of a label to leave the subject of the conversation for it. */
const LEAVES = 0.3;

/** A negation, after which a word of joy doesn't tell of joy: "não foi um dia bom". */
const DENIES = /\b(?:nao|nem|nunca)\b/;
const isGood = (label: Label | undefined): boolean => {
  const id = idOf(label ?? null, 'topic');
  return id !== null && isTopicId(id) && GOOD_TOPICS.has(id);
};

/** An unclear message within a subject: a statement is listened to, a question gets another step. */
function withinTopic(situation: Situation): Draft | null {
  const { state, ranked, message, words } = situation;
  const id = idOf(state.about, 'topic');
  if (id === null || !isTopicId(id) || (ranked[0]?.share ?? 0) >= LEAVES) return null;
  return isQuestion(message, words) ? anotherStep(situation, id, false) : stayed(situation, id);
}

/** An unclear message: a story is listened to, a short one asked back about. */
function unclear(situation: Situation): Draft {
  const { words, ranked, message, pick } = situation;
  if (answers.isUnsure(words)) return unsure(situation);
  const within = withinTopic(situation);
  if (within) return within;
  const isStory = words.split(' ').length >= STORY_WORDS && !isQuestion(message, words);
  // The assistant doesn't ask back twice in a row about something that is told.
  if (situation.state.understood === 'ask' && !isQuestion(message, words)) return listen(situation);
  if (!isStory) return askBack(situation);
  const topics = ranked.filter(({ label, share }) => label.startsWith('topic:') && share > 0.04);
  const choices = choicesFor(
    situation,
    topics.map(({ label }) => label),
  ).slice(0, 2);
  const heard = listen(situation);
  return choices.length === 0
    ? heard
    : { paragraphs: [...heard.paragraphs, ...(heard.ask ? [heard.ask] : []), pick(OR_CHOOSE)], choices, about: 'ask' };
}

async function answer(situation: Situation): Promise<Draft> {
  const { message, words, ranked, before } = situation;
  if (isEmojiOnly(situation)) return emoji(situation);
  if (isEnglish(message)) return english(situation);
  if (isInjection(words)) return injection(situation);
  if (asksForUse(message, words)) return usage(situation);
  const chosen = chosenLabel(situation);
  const byChoice = chosen && (await replyTo(situation, chosen));
  if (byChoice) return byChoice;
  const going = goOn(situation) ?? (await continueDialogue(situation));
  if (going) return going;
  if (isAlarmed(words)) return onTopic(situation, 'panic');
  const [top, second] = ranked;
  const figures = await aboutDiary(situation);
  if (figures) return figures;
  const move = before === null && situation.state.about === null && !answers.isYes(words) ? null : moveOf(situation);
  const moved = (move === 'yes' ? await acceptOffer(situation) : null) ?? (move && (await onMove(situation, move)));
  if (moved && move) return { ...moved, understood: `move:${move}` };
  const isSure =
    top &&
    (top.share >= SURE || top.share - (second?.share ?? 0) >= LEAD) &&
    (top.label !== 'crisis' || top.share >= INTERRUPTS);
  const isDenied = isGood(top?.label) && DENIES.test(words);
  const reply = isSure && !isDenied ? await replyTo(situation, top.label) : null;
  if (reply) return reply;
  if (shareOf(situation, 'move:detail') > LEAD) return listen(situation);
  return unclear(situation);
}

/** An ordinary chat reply. */
export const answerChat = async (situation: Situation): Promise<Draft> => leaving(situation, await answer(situation));
