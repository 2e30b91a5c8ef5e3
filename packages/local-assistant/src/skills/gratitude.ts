import { answers } from '../answers.ts';
import { asPlain, shortened } from '../language/sentences.ts';
import type { Draft, Situation, Skill } from '../situation.ts';
import {
  FEWER,
  GRATITUDE_ASKS,
  GRATITUDE_NEXT,
  GRATITUDE_OPENS,
  GRATITUDE_REPLIES,
  KEEP,
  NONE_ASKS,
  NONE_TODAY,
} from './gratitude.copy.ts';

const THINGS = 3;
const THING_MAX = 120;

export const gratitude: Skill = ({ pick }) => ({ paragraphs: [pick(GRATITUDE_OPENS)], ask: pick(GRATITUDE_ASKS) });

/** Splits a person's list at line breaks, numbers, commas or "e". */
function thingsOf(message: string): string[] {
  const byLine = message.split(/\n|;|(?:^|\s)\d+\s*[.)-]\s*/).filter((part) => part.trim() !== '');
  const parts =
    byLine.length > 1
      ? byLine
      : message.split(/,|\.\s|\s+e\s+(?=(?:o|a|os|as|um|uma|meu|minha|ter|que|do|da|pelo|pela|por)\s)/);
  return parts
    .map((part) =>
      asPlain(part)
        .replace(/^(?:e|por|pelo|pela|-|•)\s+/i, '')
        .replace(/[.,]+$/, ''),
    )
    .filter((part) => part !== '')
    .map((part) => shortened(part, THING_MAX))
    .slice(0, THINGS + 2);
}

/** Handles the answer to the question for three good things; null if it wasn't asked. */
export function receiveGratitude(situation: Situation): Draft | null {
  const { before, words, message, pick } = situation;
  if (before === null || !GRATITUDE_ASKS.some((ask) => before.includes(ask))) return null;
  if (answers.isUnsure(words) || answers.isNo(words) || /^(?:nada|nao (?:tem|teve|consigo|houve)|nenhum)/.test(words))
    return { paragraphs: [pick(NONE_TODAY)], ask: pick(NONE_ASKS) };
  if (answers.isYes(words)) return { paragraphs: [pick(GRATITUDE_OPENS)], ask: pick(GRATITUDE_ASKS) };
  const things = thingsOf(message);
  if (things.length === 0 || message.includes('?')) return null;
  return {
    paragraphs: [
      `${pick(GRATITUDE_REPLIES)}\n\n${things.map((thing) => `- ${thing}`).join('\n')}`,
      ...(things.length < THINGS ? [pick(FEWER)] : []),
      pick(KEEP),
    ],
    ask: pick(GRATITUDE_NEXT),
  };
}
