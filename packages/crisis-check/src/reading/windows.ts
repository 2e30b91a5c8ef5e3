/**
 * Length of a part of a long text and distance between parts, in words: a sign may be a single clause in a long story.
 */
const PART_WORDS = 60;
const STEP_WORDS = 30;

/** Splits a long text into overlapping parts to be scored separately; a short text is one part. */
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

/** Longest clause, in words, of a text without punctuation, and distance between such clauses. */
const CLAUSE_WORDS = 10;
const CLAUSE_STEP = 5;

/** Splits a text into its sentences, and sentences longer than a clause into overlapping ones. */
export function clausesOf(text: string): string[] {
  return text.split(/[.!?;:\n]+/).flatMap((sentence) => {
    const words = sentence.match(/\S+/g) ?? [];
    if (words.length <= CLAUSE_WORDS) return words.length === 0 ? [] : [sentence];
    const clauses: string[] = [];
    for (let at = 0; at === 0 || at + CLAUSE_WORDS - CLAUSE_STEP < words.length; at += CLAUSE_STEP)
      clauses.push(words.slice(at, at + CLAUSE_WORDS).join(' '));
    return clauses;
  });
}
