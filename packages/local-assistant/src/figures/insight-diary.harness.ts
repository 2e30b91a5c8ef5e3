import type { AnalyticsEntry } from '@alento/domain/analytics/entry';
import type { LevelOf, WeekInput, WeekNote } from '@alento/domain/insight/week/material';
import { addDays, weekdayOf } from '@alento/domain/time/local-date';

export const TODAY = '2026-11-21';
export const TAG_NAMES: ReadonlyMap<string, string> = new Map([
  ['t0', 'Exercício'],
  ['t1', 'Trabalho'],
  ['t2', 'Dormi bem'],
  ['t3', 'Dormi mal'],
  ['t4', 'Vinho'],
]);
const NOTES = [
  'Almocei com a Ana.',
  'Ana ligou. Fui na praia com minha mãe.',
  'Chorei no ônibus. Dia pesado demais para mim.',
  'O Bruno gritou comigo.',
  'Reunião com meu chefe, ele elogiou.',
  'Não aguento mais SOCORRO, nem minha mãe sabe.',
  'Fui na academia e depois vi a Ana.',
  '',
];
export const levelOf: LevelOf = (text) => (text.includes('SOCORRO') ? 'crisis' : 'none');

/** A seeded generator of numbers from 0 to 1 (a linear congruential one suffices for test data). */
function chanceOf(seed: number): () => number {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * A diary of up to 430 days with gaps, tags of different strength, and weeks that are better or worse than those
 * before. The same seed gives the same diary.
 */
export function diaryOf(seed: number): WeekInput {
  const chance = chanceOf(seed);
  const span = 7 + Math.floor(chance() ** 2 * 424);
  const logging = 0.4 + chance() * 0.6;
  const level = 0.5 + chance() * 4;
  const shift = (chance() - 0.5) * 4;
  const spread = chance() * 1.5;
  const strengths = [...TAG_NAMES.keys()].map(() => (chance() < 0.5 ? 0 : (chance() - 0.5) * 5));
  const usesTags = chance() < 0.7;
  const shares = strengths.map(() => (usesTags ? 0.1 + chance() * 0.5 : 0));
  const evening = chance() < 0.3 ? (chance() - 0.5) * 6 : 0;
  const monday = chance() < 0.3 ? (chance() - 0.5) * 6 : 0;
  const entries: AnalyticsEntry[] = [];
  const notes: WeekNote[] = [];
  for (let ago = span - 1; ago >= -1; ago -= 1) {
    const localDate = addDays(TODAY, -ago);
    if (ago >= 7 && chance() > logging) continue;
    const tagIds = [...TAG_NAMES.keys()].filter((_, at) => chance() < (shares[at] ?? 0));
    const pull = tagIds.reduce((sum, id) => sum + (strengths[Number(id.slice(1))] ?? 0), 0);
    for (let left = 1 + Math.floor(chance() * 2.4); left > 0; left -= 1) {
      const hour = 7 + Math.floor(chance() * 16);
      const rhythm = (hour >= 18 ? evening : 0) + (weekdayOf(localDate) === 1 ? monday : 0);
      const mood = level + pull + rhythm + (ago < 7 ? shift : 0) + (chance() - 0.5) * 2 * spread;
      entries.push({
        localDate,
        score: Math.min(5, Math.max(0, Math.round(mood))),
        recordedAt: Date.parse(localDate) + (hour + 3) * 3_600_000,
        offsetMinutes: -180,
        tagIds,
      });
      const text = NOTES[Math.floor(chance() * NOTES.length)] ?? '';
      if (text !== '') notes.push({ date: localDate, text });
    }
  }
  const hasPiece = chance() < 0.5;
  return {
    entries,
    notes,
    today: TODAY,
    tagNames: TAG_NAMES,
    levelOf,
    // Every week without a tag to propose looks for this topic.
    pieces: hasPiece
      ? [{ topic: 'rotina', title: 'Respirar devagar', url: '/conteudos/ansiedade/praticas/respirar' }]
      : [],
  };
}
