import { offered } from '../replies/offers.ts';
import type { Draft, Situation, Skill } from '../situation.ts';
import { NO_ANSWERS, NO_ASKS, YES_ASKS, YES_TO_NOTHING } from './listening.copy.ts';
import {
  ENGLISH,
  ENGLISH_ASKS,
  GOODBYE,
  HELLO,
  HELLO_ASKS,
  NOT_MINE,
  NOT_MINE_ASKS,
  SAME_SELF,
  WELCOME,
  WELCOME_ASKS,
} from './talk.copy.ts';

export const greeting: Skill = ({ pick, request: { person } }) => ({
  paragraphs: [pick(HELLO[person.part])],
  ask: pick(HELLO_ASKS),
});
export const thanks: Skill = ({ pick }) => ({ paragraphs: [pick(WELCOME)], ask: pick(WELCOME_ASKS) });
export const bye: Skill = ({ pick }) => ({ paragraphs: [pick(GOODBYE)] });
export const outOfScope: Skill = ({ pick }) => ({
  paragraphs: [pick(NOT_MINE)],
  ask: pick([...NOT_MINE_ASKS, offered('breathe', pick)]),
});
export const injection: Skill = ({ pick }) => ({ paragraphs: [pick(SAME_SELF)], ask: pick(NOT_MINE_ASKS) });

export const english = ({ pick }: Situation): Draft => ({ paragraphs: [pick(ENGLISH)], ask: pick(ENGLISH_ASKS) });
export const noToOffer = ({ pick }: Situation): Draft => ({ paragraphs: [pick(NO_ANSWERS)], ask: pick(NO_ASKS) });
export const yesToNothing = ({ pick }: Situation): Draft => ({
  paragraphs: [pick(YES_TO_NOTHING)],
  ask: pick(YES_ASKS),
});

const ENGLISH_WORDS = new Set(
  "i im am you the is are my me and what how can cant can't dont don't feel sad anxious sleep week help please not this do to of it with was have been why so very need want someone talk".split(
    ' ',
  ),
);
/** Minimum number and share of English words in an English text. */
const ENGLISH_MIN = 3;
const ENGLISH_PART = 0.5;

/** Whether a text is English. */
export function isEnglish(message: string): boolean {
  const words = message.toLowerCase().match(/[a-zà-ú']+/g) ?? [];
  const english = words.filter((word) => ENGLISH_WORDS.has(word)).length;
  return english >= ENGLISH_MIN && english / words.length >= ENGLISH_PART;
}
