import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMoodScore, type MoodScore } from '@alento/domain/mood-entry/scale';

const FOLDER = join(import.meta.dirname, 'notes');
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

export type Slot = 'morning' | 'day' | 'night';
export type DemoNote = {
  text: string;
  /** Scores that the note matches. */
  scores: readonly MoodScore[];
  /** Names of the tags that the note mentions. */
  tags: readonly string[];
  slots: readonly Slot[];
  /** 0 Sunday to 6 Saturday. */
  weekdays: readonly number[];
  /** The period that the note belongs to; null for any. */
  part: 'hard' | 'recovering' | null;
  /** Fixed day of the note, in days before the last day; null for a note that is assigned randomly. */
  daysAgo: number | null;
};

function weekdaysOf(words: ReadonlySet<string>): number[] {
  if (words.has('weekday')) return [1, 2, 3, 4, 5];
  if (words.has('weekend')) return [0, 6];
  const named = WEEKDAYS.flatMap((name, weekday) => (words.has(name) ? [weekday] : []));
  return named.length > 0 ? named : [0, 1, 2, 3, 4, 5, 6];
}

/** Parses notes: headings `## scores | tags | when`, each followed by the text of the note. */
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
        // Notes without a time describe the whole day, so they aren't written in the morning.
        slots: words.has('morning') ? ['morning'] : words.has('night') ? ['night'] : ['day', 'night'],
        weekdays: weekdaysOf(words),
        part: words.has('hard') ? 'hard' : words.has('recovering') ? 'recovering' : null,
        daysAgo: ago === undefined ? null : Number(ago),
      };
    });
}

/** Reads all notes of the demo: apps/server/src/demo/notes/*.md. */
export const readDemoNotes = (): DemoNote[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .flatMap((name) => parseNotes(readFileSync(join(FOLDER, name), 'utf8')));
