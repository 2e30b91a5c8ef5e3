import { fitsWithin, isStorable } from './plain-text.ts';

/**
 * Pattern of control characters and of characters that change the text direction, because a name must not reorder the
 * text beside it.
 */
const UNSAFE = /[\p{Cc}\p{Bidi_Control}]/gu;
/**
 * Pattern of a visible character. The blank Braille pattern is excluded: it is a symbol, but it has no visible dots.
 */
const VISIBLE = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether the name has a visible character, when invisible ones are ignored. */
const isVisible = (name: string): boolean => VISIBLE.test(name.replace(/\p{Default_Ignorable_Code_Point}/gu, ''));

/**
 * A name that a person gave, on one line and without spaces around it. Null if it isn't safe to show beside other text,
 * has no visible character, or has more than `limit` user-perceived characters.
 */
export function oneLineName(text: string, limit: number): string | null {
  if (!isStorable(text)) return null;
  const name = text.trim().replace(/\s+/g, ' ');
  if (name.search(UNSAFE) !== -1 || !isVisible(name)) return null;
  return fitsWithin(name, limit) ? name : null;
}

/**
 * Whether a trimmed name can be stored as it is: `oneLineName` accepts it, and it has no line break or tab, which
 * `oneLineName` would replace.
 */
export const isOneLineName = (name: string, limit: number): boolean =>
  !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name) && fitsWithin(name, limit) && oneLineName(name, limit) !== null;

/** A text on one line, without the characters that a name must not contain. */
export const asOneLine = (text: string): string => text.replace(/\s+/g, ' ').replace(UNSAFE, '').trim();
