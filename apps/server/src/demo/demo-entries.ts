import { MAX_SCORE, MIN_SCORE, type MoodScore } from '@alento/domain/mood-entry/scale';
import { addDays, instantAt, localDateOf, weekdayOf } from '@alento/domain/time/local-date';
import {
  baseMood,
  DEMO_DAYS,
  effectOf,
  isAway,
  partOf,
  restLikelihood,
  tagsOfDay,
  WEEKDAY_EFFECTS,
} from './demo-life.ts';
import type { DemoNote, Slot } from './demo-notes.ts';
import type { DemoEntry, Moment } from './moment.ts';

/** A seeded pseudo-random generator: the same seed produces the same numbers. */
type Chance = ReturnType<typeof chanceOf>;

function chanceOf(seed: number) {
  let state = seed >>> 0;

  /** Mulberry32 (Tommy Ettinger, public domain): a number from 0 (inclusive) to 1 (exclusive). */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  return {
    next,
    happens: (probability: number): boolean => next() < probability,
    between: (least: number, most: number): number => least + Math.floor(next() * (most - least + 1)),
    /** Approximates a normal distribution around 0 by the sum of four uniform numbers. */
    noise: (deviation: number): number => (next() + next() + next() + next() - 2) * Math.sqrt(3) * deviation,
    /** Picks one of the items with a probability proportional to its weight. */
    pick<Item>(items: readonly Item[], weightOf: (item: Item) => number): Item {
      let left = next() * items.reduce((sum, item) => sum + weightOf(item), 0);
      const found = items.find((item) => {
        left -= weightOf(item);
        return left < 0;
      });
      const picked = found ?? items.at(-1);
      if (picked === undefined) throw new Error('Nothing to pick from');
      return picked;
    },
    shuffled: <Item>(items: readonly Item[]): Item[] =>
      items
        .map((item) => ({ item, place: next() }))
        .sort((one, other) => one.place - other.place)
        .map(({ item }) => item),
  };
}

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
function writeNotes(
  moments: readonly Moment[],
  beatByMoment: ReadonlyMap<Moment, DemoNote>,
  notes: readonly DemoNote[],
  chance: Chance,
): void {
  const writtenOn = new Map<DemoNote, number[]>();
  const mayBeSaid = (note: DemoNote, daysAgo: number): boolean => {
    const days = writtenOn.get(note) ?? [];
    if (days.length > 0 && note.text.length > COMMON_LENGTH) return false;
    return days.every((day) => Math.abs(day - daysAgo) >= COMMON_APART_DAYS);
  };
  for (const [moment, beat] of beatByMoment) moment.note = beat.text;

  const order = chance.shuffled(moments.filter((moment) => !beatByMoment.has(moment)));
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

/** For each part of the day, the minutes after midnight between which its entries are. */
const MINUTES: Record<Slot, readonly [number, number]> = {
  morning: [6 * 60 + 40, 9 * 60 + 50],
  day: [13 * 60, 18 * 60 + 30],
  night: [19 * 60 + 40, 23 * 60 + 30],
};
/** How often a day has entries at these parts of the day: mostly one entry, at most four. */
const RHYTHMS: readonly { share: number; slots: readonly Slot[] }[] = [
  { share: 40, slots: ['night'] },
  { share: 16, slots: ['day'] },
  { share: 18, slots: ['morning', 'night'] },
  { share: 12, slots: ['day', 'night'] },
  { share: 10, slots: ['morning', 'day', 'night'] },
  { share: 4, slots: ['morning', 'day', 'day', 'night'] },
];
const SLOT_EFFECTS: Record<Slot, number> = { morning: -0.1, day: 0.1, night: 0 };
/** Fraction of the previous day's mood that carries over. */
const MEMORY = 0.4;
const MINUTE_MS = 60_000;

const scoreOf = (mood: number): MoodScore => Math.min(MAX_SCORE, Math.max(MIN_SCORE, Math.round(mood))) as MoodScore;

/** Assigns each note with a fixed day to the first day from `daysAgo` on whose weekday matches. */
function beatsByDay(notes: readonly DemoNote[], today: string): Map<number, DemoNote> {
  const beats = new Map<number, DemoNote>();
  for (const note of notes) {
    if (note.daysAgo === null) continue;
    let day = note.daysAgo;
    while (day > 0 && (beats.has(day) || isAway(day) || !note.weekdays.includes(weekdayOf(addDays(today, -day))))) {
      day -= 1;
    }
    beats.set(day, note);
  }
  return beats;
}

/** Distributes the tags of a day to its entries; the first entry gets the tag about sleep. */
function spread(tags: { sleep: string[]; others: string[] }, count: number, chance: Chance): string[][] {
  const shares: string[][] = Array.from({ length: count }, (_, index) => (index === 0 ? [...tags.sleep] : []));
  for (const tag of tags.others) {
    // The first of several entries rarely gets tags, because the day has just begun.
    const first = count > 1 && chance.happens(0.8) ? 1 : 0;
    shares[chance.between(first, count - 1)]?.push(tag);
  }
  return shares;
}

/**
 * Generates fourteen months of one person's entries up to `now`: days with several and with no entries, journeys, a
 * hard month and the recovery, effects of weekdays and tags on the mood, and matching notes. Deterministic for the same
 * clock and seed.
 */
export function demoEntries(
  notes: readonly DemoNote[],
  { now, timeZone, seed }: { now: number; timeZone: string; seed: number },
): DemoEntry[] {
  const chance = chanceOf(seed);
  const today = localDateOf(now, timeZone);
  const beats = beatsByDay(notes, today);
  const moments: Moment[] = [];
  const beatByMoment = new Map<Moment, DemoNote>();
  let drift = 0;
  let yesterday: string[] = [];

  for (let daysAgo = DEMO_DAYS - 1; daysAgo >= 0; daysAgo -= 1) {
    const date = addDays(today, -daysAgo);
    const weekday = weekdayOf(date);
    const tags = tagsOfDay({ daysAgo, weekday, happens: chance.happens });
    const all = [...tags.sleep, ...tags.others];
    drift = MEMORY * drift + chance.noise(0.45);
    const mood =
      baseMood(daysAgo) +
      (WEEKDAY_EFFECTS[weekday] ?? 0) +
      effectOf(all, 'sameDay') +
      effectOf(yesterday, 'nextDay') +
      drift;
    yesterday = all;
    const beat = beats.get(daysAgo);
    if (beat === undefined && chance.happens(restLikelihood(daysAgo, weekday))) continue;
    const { slots } = chance.pick(RHYTHMS, ({ share }) => share);
    const shares = spread(tags, slots.length, chance);
    const ofDay = slots.map((slot, index): Moment => {
      const timestamp = instantAt(date, chance.between(...MINUTES[slot]), timeZone) + chance.between(0, MINUTE_MS - 1);
      const score = scoreOf(mood + SLOT_EFFECTS[slot] + chance.noise(0.45));
      return { score, note: '', timestamp, tags: shares[index] ?? [], daysAgo, weekday, slot };
    });
    ofDay.sort((one, other) => one.timestamp - other.timestamp);
    const last = ofDay.at(-1);
    if (beat && last) {
      last.score = beat.scores[0] ?? last.score;
      last.tags = [...new Set([...beat.tags, ...last.tags])];
      beatByMoment.set(last, beat);
    }
    const lived = ofDay.filter(({ timestamp }) => timestamp <= now);
    // Today always has an entry. If it would be in the future, it gets the current time.
    if (lived.length === 0 && ofDay[0]) lived.push({ ...ofDay[0], timestamp: now, slot: 'morning' });
    moments.push(...lived);
  }
  writeNotes(moments, beatByMoment, notes, chance);
  return moments.map(({ score, note, timestamp, tags }) => ({ score, note, timestamp, tags }));
}
