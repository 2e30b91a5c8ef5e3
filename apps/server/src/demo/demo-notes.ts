import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMoodScore, type MoodScore } from '@alento/domain/mood-entry/scale';

const FOLDER = join(import.meta.dirname, 'notes');
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

export type Slot = 'morning' | 'day' | 'night';
export type DemoNote = {
  text: string;
  /** Scores the words fit. */
  scores: readonly MoodScore[];
  /** Names of the tags the words speak of. */
  tags: readonly string[];
  slots: readonly Slot[];
  /** 0 Sunday to 6 Saturday. */
  weekdays: readonly number[];
  /** The part of the story it belongs to; null for any. */
  part: 'hard' | 'recovering' | null;
  /** Days before the last day on which it is told, and no other; null for a note that chance places. */
  daysAgo: number | null;
};

function weekdaysOf(words: ReadonlySet<string>): number[] {
  if (words.has('weekday')) return [1, 2, 3, 4, 5];
  if (words.has('weekend')) return [0, 6];
  const named = WEEKDAYS.flatMap((name, weekday) => (words.has(name) ? [weekday] : []));
  return named.length > 0 ? named : [0, 1, 2, 3, 4, 5, 6];
}

/** Reads blocks of `## scores | tags | when` and the text below each. */
export function parseNotes(source: string): DemoNote[] {
  return source
    .split(/^## /m)
    .slice(1)
    .map((block) => {
      const end = block.indexOf('\n');
      const [scores = '', tags = '', when = ''] = block.slice(0, end).split('|');
      const words = new Set(when.split(' '));
      const parsed = (scores.match(/\d+/g) ?? []).map(Number).filter(isMoodScore);
      if (parsed.length === 0) throw new Error(`A note of the demo has no score: ${block}`);
      const ago = /\bago (\d+)/.exec(when)?.[1];
      return {
        text: block.slice(end).trim(),
        scores: parsed,
        tags: tags
          .split(',')
          .map((tag) => tag.trim())
          .filter(Boolean),
        // Words about a whole day are not written at breakfast.
        slots: words.has('morning') ? ['morning'] : words.has('night') ? ['night'] : ['day', 'night'],
        weekdays: weekdaysOf(words),
        part: words.has('hard') ? 'hard' : words.has('recovering') ? 'recovering' : null,
        daysAgo: ago === undefined ? null : Number(ago),
      };
    });
}

/** Everything the person of the demo ever wrote: apps/server/src/demo/notes/*.md. */
export const readDemoNotes = (): DemoNote[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .flatMap((name) => parseNotes(readFileSync(join(FOLDER, name), 'utf8')));
