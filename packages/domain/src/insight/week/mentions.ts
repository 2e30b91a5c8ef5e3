import type { LocalDate } from '../../time/local-date.ts';
import { MENTION_MIN_DAYS, MENTIONS_MAX } from '../limits.ts';
import type { LevelOf, Mention, WeekNote } from './material.ts';
import { isHarmful, type NoteWord, wordsOf } from './note-words.ts';
import { isNameLike, relationAt } from './people.ts';

type Found = { key: string; name: string; parts: readonly string[] };

/** Words that join the parts of a name: "Rio de Janeiro". */
const JOINS = /^(?:de|da|do|das|dos)$/;
/**
 * A note with this many words inside of sentences that begin with a capital, and this share, isn't searched for names.
 */
const CAPITALS_MIN = 3;
const CAPITALS_SHARE = 0.6;

function writesCapitals(words: readonly NoteWord[]): boolean {
  const inner = words.filter(({ isFirst }) => !isFirst);
  const capitals = inner.filter(({ text }) => /^\p{Lu}/u.test(text)).length;
  return capitals >= CAPITALS_MIN && capitals > CAPITALS_SHARE * inner.length;
}

/** Runs of capitalised words. Words that begin a sentence count only if they are known as names. */
function namesIn(words: readonly NoteWord[], isKnown: (folded: string) => boolean): Found[] {
  const found: Found[] = [];
  let run: NoteWord[] = [];
  const close = (): void => {
    while (run.length > 0 && JOINS.test(run.at(-1)?.folded ?? '')) run = run.slice(0, -1);
    const parts = run.map(({ folded }) => folded);
    if (run.length > 0) found.push({ key: parts.join(' '), name: run.map(({ text }) => text).join(' '), parts });
    run = [];
  };
  for (const word of words) {
    if (word.isFirst) close();
    const isAfterJoin = JOINS.test(run.at(-1)?.folded ?? '') && /^\p{Lu}\p{Ll}/u.test(word.text);
    if (isAfterJoin || (isNameLike(word.text) && (!word.isFirst || isKnown(word.folded)))) run.push(word);
    else if (run.length > 0 && JOINS.test(word.folded)) run.push(word);
    else close();
  }
  close();
  return found;
}

function relationsIn(words: readonly NoteWord[]): Found[] {
  const texts = words.map(({ text }) => text);
  return words.flatMap(({ folded }, at): Found[] => {
    const name = relationAt(texts, at);
    return name === null ? [] : [{ key: name, name, parts: [folded] }];
  });
}

/**
 * People and places in the notes of at least two days of the week, those of most days first. A note with a sign of
 * crisis, or about conflict, illness or death, isn't counted, and no word of a crisis note is ever told.
 */
export function mentionsOf(notes: readonly WeekNote[], levelOf: LevelOf): Mention[] {
  const read = notes.map(({ date, text }) => ({ date, text, level: levelOf(text), words: wordsOf(text) }));
  const banned = new Set(
    read.flatMap(({ level, words }) => (level === 'crisis' ? words.map(({ folded }) => folded) : [])),
  );
  const counted = read.filter(({ level, text }) => level === 'none' && !isHarmful(text));
  const known = new Set(
    counted.flatMap(({ words }) =>
      writesCapitals(words) ? [] : namesIn(words, () => false).flatMap(({ parts }) => parts),
    ),
  );
  const days = new Map<string, { name: string; dates: Set<LocalDate> }>();
  for (const { date, words } of counted) {
    const names = writesCapitals(words) ? [] : namesIn(words, (folded) => known.has(folded));
    for (const { key, name, parts } of [...names, ...relationsIn(words)]) {
      if (parts.some((part) => banned.has(part))) continue;
      const one = days.get(key) ?? { name, dates: new Set<LocalDate>() };
      one.dates.add(date);
      days.set(key, one);
    }
  }
  return [...days.values()]
    .filter(({ dates }) => dates.size >= MENTION_MIN_DAYS)
    .sort((a, b) => b.dates.size - a.dates.size || (a.name < b.name ? -1 : 1))
    .slice(0, MENTIONS_MAX)
    .map(({ name, dates }) => ({ name, dates: [...dates].sort() }));
}
