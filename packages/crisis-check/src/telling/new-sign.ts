import { checkCrisis } from '../crisis-check.ts';

const isCrisis = (text: string): boolean => checkCrisis(text).level === 'crisis';

/** Number of equal characters at the start of two texts. */
function equalStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

const reversed = (text: string): string => text.split('').reverse().join('');

/** The sentences of a text that contain these positions. */
function sentencesAt(text: string, start: number, end: number): string {
  const before = text.slice(0, start).search(/[^.!?\n]*$/);
  const after = text.slice(end).search(/[.!?\n]|$/);
  return text.slice(before, end + after);
}

/** This many words on each side of a change may make a sign of it. */
const NEAR_WORDS = 3;

/** These positions of a text with the words around them. */
function wordsAround(text: string, start: number, end: number): string {
  const before = text.slice(0, start).split(/(?<=\s)/);
  const after = text.slice(end).split(/(?=\s)/);
  return [...before.slice(-NEAR_WORDS), text.slice(start, end), ...after.slice(0, NEAR_WORDS)].join('');
}

/**
 * Whether a text with a sign of a crisis has one that it didn't have before: a text is checked again each time that it
 * is saved while it is written, and a sign that the person has already been asked about is no new one.
 *
 * @param before the same text as it was last checked
 */
export function hasNewSign(text: string, before: string): boolean {
  if (text === before) return false;
  const [now, known] = [checkCrisis(text), checkCrisis(before)];
  if (known.level !== 'crisis' || known.kind !== now.kind || known.about !== now.about) return true;
  const start = equalStart(text, before);
  const end = equalStart(reversed(text.slice(start)), reversed(before.slice(start)));
  if (isCrisis(text.slice(start, text.length - end))) return true;
  return [sentencesAt, wordsAround].some(
    (around) =>
      isCrisis(around(text, start, text.length - end)) && !isCrisis(around(before, start, before.length - end)),
  );
}
