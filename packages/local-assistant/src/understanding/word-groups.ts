import { readFileSync } from 'node:fs';

/** Longest entry of the lexicon, in words. */
const PHRASE_MAX = 3;

/** The names of the groups that a folded word or phrase stands in. */
type Groups = ReadonlyMap<string, readonly string[]>;

/** Reads lines of the form `name: word phrase_of_words …`. */
function groupsOf(text: string): Groups {
  const groups = new Map<string, string[]>();
  for (const line of text.split('\n').filter(Boolean)) {
    const [name = '', entries = ''] = line.split(': ');
    for (const entry of entries.trim().split(/\s+/)) {
      const phrase = entry.replaceAll('_', ' ');
      const names = groups.get(phrase);
      if (names === undefined) groups.set(phrase, [name]);
      else names.push(name);
    }
  }
  return groups;
}

let loaded: Groups | null = null;

/**
 * The groups of meaning of words, by the lexicon `word-groups.txt`: "doguinho" and "gata" stand in the group of pets.
 *
 * @param words folded words.
 * @returns for each word the names of the groups of the word, or of a phrase that begins with it.
 */
export function wordGroups(words: readonly string[]): readonly (readonly string[])[] {
  loaded ??= groupsOf(readFileSync(new URL('./word-groups.txt', import.meta.url), 'utf8'));
  const groups = loaded;
  return words.map((word, at) => {
    const found = [...(groups.get(word) ?? [])];
    for (let length = 2; length <= PHRASE_MAX && at + length <= words.length; length += 1)
      found.push(...(groups.get(words.slice(at, at + length).join(' ')) ?? []));
    return found;
  });
}
