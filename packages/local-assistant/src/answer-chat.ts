import { answers } from './answers.ts';
import { answerDiaryQuestion } from './diary/diary-question.ts';
import { afterExercise, goOn } from './exercises/guide.ts';
import { type IntentId, matchIntents } from './intents/intents.ts';
import { readWords } from './language/words.ts';
import { offerIn } from './replies/offers.ts';
import { type Draft, isQuestion, type Situation } from './situation.ts';
import { receiveGratitude } from './skills/gratitude.ts';
import { askedForSearchWords, history } from './skills/history.ts';
import { emoji, listen, unsure, wasListening } from './skills/listening.ts';
import { goOnPlanning } from './skills/plan.ts';
import { noFit, retrieve, tellMore } from './skills/retrieval.ts';
import { SKILLS } from './skills/skills.ts';
import { english, isEnglish, noToOffer, yesToNothing } from './skills/talk-skills.ts';
import { TOPICS } from './topics/topics.ts';

/** A short message that may be a search subject. Messages that begin like a statement are excluded. */
const SUBJECT = /^(?!estou|esta|que |meu|minha|eu |nao |tenho|fui|tive|nossa)[a-z]{4,}(?: [a-z]+)?$/;

/** From this number of words on a message is treated as a story and gets a listening reply. */
const STORY_WORDS = 45;
/** Intents that are answered even in a long story. */
const ASKED_IN_STORY = new Set(['medication', 'diagnosis', 'injection', 'help-now', 'panic']);
/** Minimum score of a clear match. */
const CLEAR = 3;

/** Whether the message has only signs, emoji or laughter. */
const isEmojiOnly = ({ words }: Situation): boolean => /^(?:|k|kk|ks|(?:rs)+|(?:ha)+h?|(?:he)+|(?:hua)+)$/.test(words);

/** Continues a dialogue of the previous turns: an exercise, a gratitude list or a plan. */
function continueDialogue(situation: Situation): Draft | null {
  return goOn(situation) ?? afterExercise(situation) ?? goOnPlanning(situation) ?? receiveGratitude(situation);
}

/** Intents that interrupt a running dialogue. Other messages count as answers to its question. */
const INTERRUPTING = new Set([
  'medication',
  'diagnosis',
  'injection',
  'help-now',
  'panic',
  'who',
  'human',
  'privacy',
  'bye',
  'week',
  'history',
  'breathe',
  'ground',
  'relax',
]);

/** A question such as "E exercício?" after a reply about a tag. */
const asksOfAnotherTag = ({ words, earlier }: Situation): boolean =>
  /^e (?:o |a |os |as |com |sobre )?[a-z]+(?: [a-z]+)?$/.test(words) &&
  matchIntents(readWords(earlier[0] ?? ''))[0]?.id === 'tags' &&
  matchIntents(words).every(({ score }) => score < CLEAR);

/** The message asks for information and doesn't describe a feeling. */
const ASKS_FOR_KNOWLEDGE = /^(?:qual|quais|o que (?:e|sao|significa|causa)|existe|quanto|diferenca)\b/;

/** Intents that a question about the diary may look like. Other intents are not asked of the diary. */
const ASKS_DIARY: ReadonlySet<IntentId> = new Set<IntentId>([
  ...(['week', 'month', 'today', 'yesterday', 'day', 'best-day', 'worst-day', 'average', 'trend', 'compare'] as const),
  ...(['tags', 'times', 'weekdays', 'count', 'history', 'how-are-you', 'greeting'] as const),
]);

/** An ordinary chat reply. */
export async function answerChat(situation: Situation): Promise<Draft> {
  const { words, message, before } = situation;
  if (isEmojiOnly(situation)) return emoji(situation);
  if (isEnglish(message)) return english(situation);
  const matches = matchIntents(words);
  const [top] = matches;
  const aboutDiary = top === undefined || ASKS_DIARY.has(top.id) ? await answerDiaryQuestion(situation) : null;
  if (aboutDiary) return aboutDiary;
  const cutsIn = top !== undefined && top.score >= CLEAR && INTERRUPTING.has(top.id);
  const under = cutsIn ? goOn(situation) : continueDialogue(situation);
  if (under) return under;
  const offer = offerIn(before);
  if (answers.isYes(words))
    return offer ? SKILLS[offer](situation) : wasListening(situation) ? listen(situation) : yesToNothing(situation);
  if (answers.isNo(words)) return noToOffer(situation);
  if (askedForSearchWords(before) && !cutsIn) return history(situation);
  if (answers.wantsMore(words)) return tellMore(situation) ?? yesToNothing(situation);
  if (asksOfAnotherTag(situation)) return SKILLS.tags(situation);
  const asks = isQuestion(message, words);
  if (top && words.split(' ').length >= STORY_WORDS && !asks && !ASKED_IN_STORY.has(top.id)) return listen(situation);
  if (top && ASKS_FOR_KNOWLEDGE.test(words) && Object.hasOwn(TOPICS, top.id))
    return retrieve(situation, message) ?? SKILLS[top.id](situation);
  if (top) return SKILLS[top.id](situation);
  if (answers.isUnsure(words)) return unsure(situation);
  if (asks) return retrieve(situation, message) ?? noFit(situation);
  const subject = before === null && SUBJECT.test(words) ? retrieve(situation, message) : null;
  return subject ?? listen(situation);
}
