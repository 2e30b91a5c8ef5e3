import type { Chance } from './chance.ts';
import { partOf } from './demo-life.ts';
import type { DemoNote } from './demo-notes.ts';
import type { Moment } from './moment.ts';

/** Short enough to be written more than once in fourteen months, and how many days lie between. */
const COMMON_LENGTH = 45;
const COMMON_APART_DAYS = 40;
/** Days that are sure to be rich in words: what a first look at the product shows. */
const RECENT_DAYS = 12;

const isPart = (whole: readonly string[], part: readonly string[]): boolean => part.every((tag) => whole.includes(tag));

/** Whether the words could have been written at this moment. */
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
 * Gives each beat of the story its moment, and many other moments words that fit score, tags,
 * weekday and hour. Nothing but the shortest is said twice. In shuffled order, so that the words
 * do not run out towards the end; the last days first.
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
    // Words about what filled the day come before words about nothing in particular.
    const note = chance.pick(candidates, ({ tags, part }) => 1 + 4 * tags.length + (part === null ? 0 : 3));
    moment.note = note.text;
    writtenOn.set(note, [...(writtenOn.get(note) ?? []), moment.daysAgo]);
  }
}
