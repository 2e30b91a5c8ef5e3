import { answers } from './answers.ts';
import { afterExercise, goOn } from './exercises/guide.ts';
import { matchIntents } from './intents.ts';
import { offerIn } from './offers.ts';
import { type Draft, isQuestion, type Situation } from './situation.ts';
import { receiveGratitude } from './skills/gratitude.ts';
import { asksWhatToSeek, history } from './skills/history.ts';
import { emoji, listen, unsure, wasListening } from './skills/listening.ts';
import { goOnPlanning } from './skills/plan.ts';
import { noFit, retrieve, tellMore } from './skills/retrieval.ts';
import { SKILLS } from './skills/skills.ts';
import { english, isEnglish, noToOffer, yesToNothing } from './skills/talk-skills.ts';

/** Words of a message up to which it may be a subject to look up, rather than something told. */
const SUBJECT_WORDS = 3;
/** Words from which on a message tells a story: it is heard, whatever single words it holds. */
const STORY_WORDS = 45;
/** What a person asks for goes before what a long story seems to tell. */
const ASKED_IN_STORY = new Set(['medication', 'diagnosis', 'injection', 'help-now', 'panic']);
/** Small signs of what was meant: they don't stop what is under way. */
const CLEAR = 3;

const isEmojiOnly = ({ words }: Situation): boolean => words === '';

/** What is under way from the turns before: an exercise, a list, a plan, a search. */
function goesOn(situation: Situation): Draft | null {
  return goOn(situation) ?? afterExercise(situation) ?? goOnPlanning(situation) ?? receiveGratitude(situation);
}

/** Something asked for clearly, so that it isn't taken for an answer to what was asked before. */
const CUTS_IN = new Set([
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

/** An ordinary reply. */
export async function answerChat(situation: Situation): Promise<Draft> {
  const { words, message, before } = situation;
  if (isEmojiOnly(situation)) return emoji(situation);
  if (isEnglish(message)) return english(situation);
  const matches = matchIntents(words);
  const [top] = matches;
  const cutsIn = top !== undefined && top.score >= CLEAR && CUTS_IN.has(top.id);
  const under = goOn(situation) ?? (cutsIn ? null : goesOn(situation));
  if (under) return under;
  const offer = offerIn(before);
  if (answers.isYes(words))
    return offer ? SKILLS[offer](situation) : wasListening(situation) ? listen(situation) : yesToNothing(situation);
  if (answers.isNo(words) && before !== null) return noToOffer(situation);
  if (asksWhatToSeek(before) && !cutsIn) return history(situation);
  if (answers.wantsMore(words)) {
    const more = tellMore(situation);
    if (more) return more;
  }
  const asks = isQuestion(message, words);
  if (top && words.split(' ').length >= STORY_WORDS && !asks && !ASKED_IN_STORY.has(top.id)) return listen(situation);
  if (top) return SKILLS[top.id](situation);
  if (answers.isUnsure(words)) return unsure(situation);
  if (asks || (before === null && words.split(' ').length <= SUBJECT_WORDS))
    return retrieve(situation, message) ?? noFit(situation);
  return listen(situation);
}
