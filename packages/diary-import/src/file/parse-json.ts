import { type FileRefusal, refuseFile } from '../diary/diary.ts';

/** How many values a file may have: those around the entries, and those of each entry with its activities. */
const VALUES_AROUND = 100_000;
const VALUES_PER_ENTRY = 100;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** Each value but the first follows one of these characters: an opening bracket, an opening brace or a comma. */
const BEFORE_VALUES = [0x5b, 0x7b, 0x2c];

/** Whether JSON has more values than `max`. It isn't parsed for that. */
function hasMoreValues(text: string, max: number): boolean {
  let count = 0;
  let isInText = false;
  for (let at = 0; at < text.length && count <= max; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) isInText = !isInText;
    else if (isInText && code === BACKSLASH) at += 1;
    else if (!isInText && BEFORE_VALUES.includes(code)) count += 1;
  }
  return count > max;
}

/**
 * Parses JSON. Refuses text that is no JSON as unreadable. The number of values is limited beforehand: a thread that
 * runs out of memory within JSON.parse ends the whole process, and nothing can interrupt it.
 */
export function parseJson(
  text: string,
  { maxEntries }: { maxEntries: number },
): { ok: true; json: unknown } | FileRefusal {
  if (text.includes('\u0000')) return refuseFile('FILE_UNREADABLE');
  if (hasMoreValues(text, VALUES_AROUND + VALUES_PER_ENTRY * maxEntries)) return refuseFile('FILE_TOO_COMPLEX');
  try {
    return { ok: true, json: JSON.parse(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return refuseFile('FILE_UNREADABLE');
    throw error;
  }
}
