import type { MoodScore } from '@alento/domain/mood-entry/scale';
import { addDays } from '@alento/domain/time/local-date';
import type { PageEntry, PageMonth } from './page-content.ts';

const NOTES = [
  'Dormi pouco, mas a caminhada até a padaria ajudou. O céu estava lindo.',
  '',
  'Reunião difícil com a chefe.\nVoltei para casa de ônibus, ouvindo a playlist da Lúcia.\n\nJantei cedo.',
  'Liguei para a mãe 💛 Falamos uma hora sobre o Natal.',
  '',
  'Ansiedade forte de manhã; fiz a respiração 4-7-8 e passou um pouco. Terapia às 17h: "um dia de cada vez".',
];
export const TAGS = ['trabalho', 'família', 'sono ruim', 'terapia', 'exercício', 'amigos & vizinhança'];
const SCORES: readonly MoodScore[] = [3, 4, 1, 5, 2, 3, 0, 4];

const at = <T>(list: readonly T[], place: number): T => list[place % list.length] as T;

/** Entries of consecutive days, newest first: three of every four days have one, every fifth of them two. */
export function* entriesOf(count: number, newest = '2026-11-23'): Generator<PageEntry> {
  for (let place = 0, day = 0; place < count; place += 1) {
    const isSecond = place % 5 === 4;
    if (!isSecond) day += place % 4 === 3 ? 2 : 1;
    yield {
      localDate: addDays(newest, 1 - day),
      localTime: isSecond ? '08:05' : '21:40',
      score: at(SCORES, place + (place % 7)),
      note: at(NOTES, place),
      tagNames: place % 3 === 0 ? [] : TAGS.slice(place % 4, (place % 4) + 2),
      source: place % 11 === 10 ? 'import' : 'app',
      analysis: place % 17 === 2 ? 'Depois de um dia puxado, você deu espaço para a música e o descanso.' : '',
    };
  }
}

/** What the database would compute for the lines of the months. */
export function monthsOf(entries: Iterable<PageEntry>): PageMonth[] {
  const months = new Map<string, PageEntry[]>();
  for (const entry of entries) {
    const month = entry.localDate.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), entry]);
  }
  return [...months].map(([month, own]) => ({
    month,
    entries: own.length,
    days: new Set(own.map(({ localDate }) => localDate)).size,
    average: own.reduce((sum, { score }) => sum + score, 0) / own.length,
  }));
}
