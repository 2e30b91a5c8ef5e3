import { answers } from './answers.ts';
import { askBack, choicesFor, chosenLabel, nearTopics } from './conversation/choices.ts';
import { OR_CHOOSE, OR_CHOOSE_ONE, PUZZLED, PUZZLED_ASKS } from './conversation/conversation.copy.ts';
import { onForgottenPassword } from './conversation/help-reply.ts';
import { moveOf, onMove } from './conversation/moves.ts';
import { replyTo } from './conversation/reply-to.ts';
import { asksForUse, usage } from './conversation/small-talk.ts';
import { anotherStep, onSpecial, onTopic, stayed } from './conversation/topic-reply.ts';
import { askDiary, FACT_MIN } from './diary/ask-diary.ts';
import { answerDoses } from './doses/ask-doses.ts';
import { afterExercise, goOn, leaving } from './exercises/guide.ts';
import { isRequest } from './language/requests.ts';
import { startedBy } from './replies/offers.ts';
import { type Draft, isQuestion, matchedWords, type Situation, shareOf, situationOf } from './situation.ts';
import { receiveGratitude } from './skills/gratitude.ts';
import { askedForSearchWords, history } from './skills/history.ts';
import { emoji, listen, pause, unsure } from './skills/listening.ts';
import { goOnPlanning } from './skills/plan.ts';
import { englishReply, injectionReply, isEnglish, isInjection } from './skills/talk-skills.ts';
import { doseChangeTopic } from './topics/dose-change.ts';
import { isSpecial, tellsOfFamilyLoss } from './topics/special-cases.ts';
import { GOOD_TOPICS, isTopicId } from './topics/topics.ts';
import { idOf, type Label } from './understanding/labels.ts';
import type { Ranked } from './understanding/model.ts';

/** Minimum share of the first label, and its minimum lead over the second one, to answer without asking back. */
const SURE = 0.4;
const LEAD = 0.2;
/** Share from which a label interrupts a list or plan that the person was asked for. */
const INTERRUPTS = 0.6;
/** From this number of words on an unclear message is a story, and gets a listening reply. */
const STORY_WORDS = 12;

/** "???": the last reply wasn't understood. */
const isPuzzled = (message: string): boolean => /^[\s?¿!]*\?[\s?¿!]*$/.test(message);
/** "...": a pause. */
const isPause = (message: string): boolean => /^[\s.…,]+$/.test(message);

/** Whether the message has only signs, emoji or laughter. */
const isEmojiOnly = ({ words }: Situation): boolean => /^(?:|k|kk|ks|(?:rs)+|(?:ha)+h?|(?:he)+|(?:hua)+)$/.test(words);

/** Alarm at this moment. The exercise begins at once, without a question. */
const ALARM =
  /\b(?:crise|ataque) de (?:panico|ansiedade)\b|^(?:ansiedade|panico) agora$|\bcoracao (?:esta )?(?:disparad|acelerad)\w+|^(?:eu )?(?:preciso|quero) me acalmar\b|\b(?:tenta|consegue|pode|ajuda a|ajuda) me acalmar\b|\bme acalm[ae]\b/;
const isAlarmed = (words: string): boolean => ALARM.test(words) && words.split(' ').length < STORY_WORDS;

/** From this number of words on a message without a question mark asks nothing of the diary. */
const LONG_WORDS = 45;
/** Share of another label that overrules a reading of the diary's words. */
const OVERRULES = 0.9;

/** The answer to a question about the diary; null if the message asks none. */
async function aboutDiary(situation: Situation): Promise<Draft | null> {
  const { message, words, ranked, state } = situation;
  if (words.split(' ').length >= LONG_WORDS && !message.includes('?')) return null;
  // "Meu turno é de madrugada" names a part of the day, but asks nothing.
  if (!isQuestion(message, words) && isSpecial(words)) return null;
  const [top] = ranked;
  if (top !== undefined && top.share >= OVERRULES && /^(?:topic|help|do)/.test(top.label)) return null;
  const mayBe = shareOf(situation, 'fact') >= FACT_MIN;
  const reply = await askDiary(situation, state.query, (sureness) => sureness === 'certain' || mayBe);
  return reply && { ...reply.draft, about: 'fact', next: { ...reply.draft.next, query: reply.query } };
}

/** Starts what the person accepted with a "sim". */
async function acceptOffer(situation: Situation): Promise<Draft | null> {
  const { offered } = situation.state;
  if (offered === null) return null;
  const started = startedBy(offered);
  if ('label' in started) {
    const draft = await replyTo(situation, started.label);
    // Who agrees to tell more stays with the subject.
    const { about } = situation.state;
    return draft && offered === 'talk' && about !== null ? { ...draft, about } : draft;
  }
  const turns = [...situation.request.turns.slice(0, -1), { role: 'person', text: started.message } as const];
  const continued = situationOf({ ...situation.request, turns });
  return (await aboutDiary(continued)) ?? replyTo(continued, 'fact');
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

/** Whether the message wants something: a question, or a request in other words. */
const asks = ({ message, words }: Situation): boolean => isQuestion(message, words) || isRequest(words);

/** An unclear message within a subject: a statement is listened to, a question or request gets another step. */
function withinTopic(situation: Situation): Draft | null {
  const { state, ranked } = situation;
  const id = idOf(state.about, 'topic');
  if (id === null || !isTopicId(id) || (ranked[0]?.share ?? 0) >= LEAVES) return null;
  return asks(situation) ? anotherStep(situation, id, false) : stayed(situation, id);
}

/** Fewer words say too little to be a statement. */
const STATEMENT_WORDS = 3;

/**
 * Whether an unclear message is a statement: a longer one, or a statement that resembles no question about the
 * product.
 */
function isStatement(situation: Situation): boolean {
  const { words, ranked } = situation;
  const count = words.split(' ').length;
  if (asks(situation) || count < STATEMENT_WORDS) return false;
  const first = ranked.find(({ label }) => label !== 'ask');
  return count >= STORY_WORDS || /^(?:topic|move|crisis)/.test(first?.label ?? '');
}

/** The reply to an unclear message: listens to a statement, and asks back about anything else. */
function unclear(situation: Situation): Draft {
  const { words, ranked, pick } = situation;
  if (answers.isUnsure(words)) return unsure(situation);
  const within = onSpecial(situation, () => true) ?? withinTopic(situation);
  if (within) return within;
  // The assistant doesn't ask back twice in a row about a statement.
  if (situation.state.understood === 'ask' && !asks(situation)) return listen(situation);
  if (!isStatement(situation)) return askBack(situation);
  const choices = choicesFor(situation, nearTopics(ranked)).slice(0, 2);
  const reply = listen(situation);
  if (choices.length === 0) return reply;
  const or = pick(choices.length === 1 ? OR_CHOOSE_ONE : OR_CHOOSE);
  return { paragraphs: [...reply.paragraphs, ...(reply.ask ? [reply.ask] : []), or], choices, about: 'ask' };
}

/** "???" is answered like "não entendi"; without anything to say again, asks what was meant. */
async function onPuzzled(situation: Situation): Promise<Draft> {
  const meant = 'não entendi';
  const puzzled = { ...situation, message: meant, words: matchedWords(meant), ranked: [] };
  return (
    goOn(puzzled) ??
    (await onMove(puzzled, 'repeat')) ?? {
      paragraphs: [situation.pick(PUZZLED)],
      ask: situation.pick(PUZZLED_ASKS),
      understood: 'move:repeat',
    }
  );
}

const EXERCISE = /^do:(?:breathe|ground|relax)$/;
/** Minimum share of all exercises together to begin the most probable one: "me ensina um exercício". */
const EXERCISES = 0.6;
const asksForExercise = (ranked: readonly Ranked[]): boolean =>
  EXERCISE.test(ranked[0]?.label ?? '') &&
  ranked.filter(({ label }) => EXERCISE.test(label)).reduce((sum, { share }) => sum + share, 0) >= EXERCISES;

async function answer(situation: Situation): Promise<Draft> {
  const { message, words, ranked, before } = situation;
  if (isPuzzled(message)) return onPuzzled(situation);
  if (isPause(message)) return pause(situation);
  if (isEmojiOnly(situation)) return emoji(situation);
  if (isEnglish(message)) return englishReply(situation);
  if (isInjection(words)) return injectionReply(situation);
  const doses = await answerDoses(situation.request);
  if (doses) return doses;
  const change = doseChangeTopic(words);
  if (change) return onTopic(situation, change);
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
  const forgotten = onForgottenPassword(situation);
  if (forgotten) return forgotten;
  const special = onSpecial(situation, ({ isCertain }) => isCertain);
  if (special) return special;
  if (tellsOfFamilyLoss(words) && (top?.share ?? 0) < INTERRUPTS) return onTopic(situation, 'grief');
  const isSure =
    top &&
    (top.share >= SURE || top.share - (second?.share ?? 0) >= LEAD || asksForExercise(ranked)) &&
    (top.label !== 'crisis' || top.share >= INTERRUPTS);
  const isDenied = isGood(top?.label) && DENIES.test(words);
  const reply = isSure && !isDenied ? await replyTo(situation, top.label) : null;
  if (reply) return reply;
  if (shareOf(situation, 'move:detail') > LEAD && !isRequest(words)) return listen(situation);
  return unclear(situation);
}

/** An ordinary chat reply. */
export const answerChat = async (situation: Situation): Promise<Draft> => leaving(situation, await answer(situation));
