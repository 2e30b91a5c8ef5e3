import { randomFrom } from '../../../../testing/tier/tier.ts';
import type { AnalyticsEntry } from '../analytics/entry.ts';
import { addDays, type LocalDate } from '../time/local-date.ts';

/** Shares of days with each of twelve tags. */
const SHARES = [0.08, 0.12, 0.15, 0.2, 0.2, 0.25, 0.25, 0.3, 0.3, 0.35, 0.4, 0.5];
export const TAG_NAMES: ReadonlyMap<string, string> = new Map(SHARES.map((_, tag) => [`t${tag}`, `Marca ${tag}`]));

export type Life = {
  today: LocalDate;
  days?: number;
  /** Share of days that have any entry, and the maximum number of entries on such a day. */
  logging?: number;
  perDay?: number;
  /** How strongly moods, tags and habits continue from one day to the next, 0 to 1. */
  persistence?: number;
  /** Standard deviation of what differs between the moods of one day. */
  unrest?: number;
  /** Amount that is added to the mood of an entry. */
  effect?: (moment: { date: LocalDate; hour: number; tagIds: readonly string[] }) => number;
};

/** Generates days, 60 by default, with moods, tags and times that are independent of each other except for the given effect. */
export function live(seed: number, life: Life): AnalyticsEntry[] {
  const { today, days = 60, logging = 0.9, perDay = 2, persistence = 0, unrest = 0.5, effect = () => 0 } = life;
  const chance = randomFrom(seed);
  const normal = () => Array.from({ length: 12 }, chance).reduce((sum, value) => sum + value, -6);
  let drift = normal();
  let marks = SHARES.map((share) => chance() < share);
  let habit = chance();
  return Array.from({ length: days }, (_, index) => {
    const date = addDays(today, index + 1 - days);
    drift = persistence * drift + Math.sqrt(1 - persistence ** 2) * normal();
    marks = marks.map((isMarked, tag) => (chance() < persistence ? isMarked : chance() < (SHARES[tag] ?? 0)));
    habit = chance() < persistence ? habit : chance();
    const tagIds = marks.flatMap((isMarked, tag) => (isMarked ? [`t${tag}`] : []));
    const count = chance() < logging ? 1 + Math.floor(chance() * perDay) : 0;
    return Array.from({ length: count }, () => {
      const hour = Math.floor((chance() < 0.5 ? habit : chance()) * 24);
      const mood = 2.6 + drift * 0.95 + normal() * unrest + effect({ date, hour, tagIds });
      return {
        localDate: date,
        score: Math.min(5, Math.max(0, Math.round(mood))),
        recordedAt: Date.parse(`${date}T00:00:00Z`) + (hour + 3) * 3_600_000,
        offsetMinutes: -180,
        tagIds,
      };
    });
  }).flat();
}
