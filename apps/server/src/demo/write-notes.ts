import type { Chance } from './chance.ts';
import { partOf } from './demo-life.ts';
import type { DemoNote } from './demo-notes.ts';
import type { Moment } from './moment.ts';

/** Maximum length of a note that may be repeated, and minimum number of days between its repetitions. */
const COMMON_LENGTH = 45;
const COMMON_APART_DAYS = 40;
/** Number of last days that get more notes than others, because the app shows them first. */
const RECENT_DAYS = 12;

const isPart = (whole: readonly string[], part: readonly string[]): boolean => part.every((tag) => whole.includes(tag));

/** Whether a note matches an entry. */
const fits = (note: DemoNote, moment: Moment): boolean =>
  note.daysAgo === null &&
  note.scores.includes(moment.score) &&
  note.slots.includes(moment.slot) &&
  note.weekdays.includes(moment.weekday) &&
  (note.part === null || note.part === partOf(moment.daysAgo)) &&
  isPart(moment.tags, note.tags);

function likelihoodOfWords({ daysAgo }: Moment): number {
  if (daysAgo < RECENT_DAYS) return 0.85;
  return partOf(daysAgo) === null ? 0.6 : 0.7;
}

/**
 * Assigns notes to entries: first those with a fixed day, then matching ones to many other entries. Repeats only short
 * notes. Processes the last days first and the others in random order, so that the last days get enough notes.
 */
export function writeNotes(
  moments: readonly Moment[],
  told: ReadonlyMap<Moment, DemoNote>,
  notes: readonly DemoNote[],
  chance: Chance,
): void {
  const writtenOn = new Map<DemoNote, number[]>();
  const mayBeSaid = (note: DemoNote, daysAgo: number): boolean => {
    const days = writtenOn.get(note) ?? [];
    if (days.length > 0 && note.text.length > COMMON_LENGTH) return false;
    return days.every((day) => Math.abs(day - daysAgo) >= COMMON_APART_DAYS);
  };
  for (const [moment, beat] of told) moment.note = beat.text;

  const order = chance.shuffled(moments.filter((moment) => !told.has(moment)));
  order.sort((one, other) => Number(other.daysAgo < RECENT_DAYS) - Number(one.daysAgo < RECENT_DAYS));
  for (const moment of order) {
    if (!chance.happens(likelihoodOfWords(moment))) continue;
    const candidates = notes.filter((note) => fits(note, moment) && mayBeSaid(note, moment.daysAgo));
    if (candidates.length === 0) continue;
    // Notes that mention the entry's tags get a higher weight.
    const note = chance.pick(candidates, ({ tags, part }) => 1 + 4 * tags.length + (part === null ? 0 : 3));
    moment.note = note.text;
    writtenOn.set(note, [...(writtenOn.get(note) ?? []), moment.daysAgo]);
  }
}
