import { parseJson } from '../file/parse-json.ts';

/** Maximum number of items that are read in a text, because each one takes memory. */
const ITEMS_MAX = 10_000;

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * The items of what a version of Daylio writes as a list: a list, an object with the items or with lists of them, or a
 * text with one, as JSON or with commas. An object with an id is one item.
 */
export function itemsOfList(written: unknown): unknown[] {
  if (Array.isArray(written)) return written;
  if (isNested(written)) return 'id' in written ? [written] : Object.values(written).flat();
  if (typeof written !== 'string') return [];
  const parsed = parseJson(written, { maxEntries: ITEMS_MAX });
  if (parsed.ok && isNested(parsed.json)) return itemsOfList(parsed.json);
  return written.split(/[\s,;]+/, ITEMS_MAX).filter((word) => /^(?!null$)[\w-]+$/.test(word));
}
