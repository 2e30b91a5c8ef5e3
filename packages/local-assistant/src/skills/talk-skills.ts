import type { Draft, Situation } from '../situation.ts';
import { NO_ANSWERS, NO_ASKS, YES_ASKS, YES_TO_NOTHING } from './listening.copy.ts';
import { ENGLISH, ENGLISH_ASKS, NOT_MINE_ASKS, SAME_SELF } from './talk.copy.ts';

export const injectionReply = ({ pick }: Situation): Draft => ({
  paragraphs: [pick(SAME_SELF)],
  ask: pick(NOT_MINE_ASKS),
});
export const englishReply = ({ pick }: Situation): Draft => ({ paragraphs: [pick(ENGLISH)], ask: pick(ENGLISH_ASKS) });
export const noToOffer = ({ pick }: Situation): Draft => ({
  paragraphs: [pick(NO_ANSWERS)],
  ask: pick(NO_ASKS),
  next: { offered: null },
});
export const yesToNothing = ({ pick }: Situation): Draft => ({
  paragraphs: [pick(YES_TO_NOTHING)],
  ask: pick(YES_ASKS),
});

/** Requests to change the assistant's role or to show its instructions, in folded text. */
const INJECTION: readonly RegExp[] = [
  /\b(?:ignor[ae]|esquec[ae]|esquece|desconsidere)(?: \w+){0,4} (?:instruc\w*|regras|tudo|prompt|comandos|ordens|anterior\w*)\b/,
  /\b(?:revele|mostre|repita|qual|imprima|print)(?: \w+){0,4} (?:prompt|instrucoes)\b/,
  /\b(?:finja|finge|aja|atue|faz de conta|pretend)(?: \w+){0,3} (?:que|como|ser|voce)\b/,
  /\b(?:modo|mode) (?:desenvolvedor|dan|developer|admin|debug)\b/,
  /\b(?:system|assistant|developer) (?:prompt|mode|message)\b/,
  /\b(?:ignore|disregard)(?: \w+){0,3} (?:instructions|previous|rules)\b/,
  /\bvoce (?:agora e|e agora) |\bjailbreak\b/,
];
export const isInjection = (words: string): boolean => INJECTION.some((expression) => expression.test(words));

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
  const englishReply = words.filter((word) => ENGLISH_WORDS.has(word)).length;
  return englishReply >= ENGLISH_MIN && englishReply / words.length >= ENGLISH_PART;
}
