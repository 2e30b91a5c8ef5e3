/** Words of a part, and how far the next one begins: a sign is one clause amid a day's story. */
const PART_WORDS = 60;
const STEP_WORDS = 30;

/** A text as it is weighed: whole, or, where it is long, in parts that overlap. */
export function windowsOf(text: string): string[] {
  if (text.length < 2 * PART_WORDS) return [text];
  const words = [...text.matchAll(/\S+/g)];
  if (words.length <= PART_WORDS) return [text];
  const parts: string[] = [];
  for (let at = 0; at === 0 || at + STEP_WORDS < words.length; at += STEP_WORDS) {
    const next = words[at + PART_WORDS];
    parts.push(text.slice(words[at]?.index ?? 0, next?.index ?? text.length));
    if (!next) break;
  }
  return parts;
}
