import type { ExportEntry } from '@alento/contract/my-data/export-document';
import { addDays } from '@alento/domain/time/local-date';
import type { PageMonth } from './section.ts';

const NOTES = [
  'Dormi pouco, mas a caminhada até a padaria ajudou. O céu estava lindo.',
  '',
  'Reunião difícil com a chefe.\nVoltei para casa de ônibus, ouvindo a playlist da Lúcia.\n\nJantei cedo.',
  'Liguei para a mãe 💛 Falamos uma hora sobre o Natal.',
  '',
  'Ansiedade forte de manhã; fiz a respiração 4-7-8 e passou um pouco. Terapia às 17h: "um dia de cada vez".',
];
/** Names of tags, which are their ids too. */
export const TAGS = ['trabalho', 'família', 'sono ruim', 'terapia', 'exercício', 'amigos & vizinhança'];
const SCORES = [3, 4, 1, 5, 2, 3, 0, 4];

const at = <T>(list: readonly T[], place: number): T => list[place % list.length] as T;

/** An entry at a time of day (HH:mm) in São Paulo. */
export function entryOf({ time = '21:40', ...change }: Partial<ExportEntry> & { time?: string }): ExportEntry {
  const localDate = change.localDate ?? '2026-11-23';
  return {
    ...{ id: 'e', score: 3, note: '', timestamp: Date.parse(`${localDate}T${time}:00-03:00`), offsetMinutes: -180 },
    ...{ source: 'app', tags: [], aiAnalysis: '', importId: null },
    ...change,
    localDate,
  };
}

/** Entries of consecutive days, newest first: three of every four days have one, every fifth of them two. */
export function* entriesOf(count: number, newest = '2026-11-23'): Generator<ExportEntry> {
  for (let place = 0, day = 0; place < count; place += 1) {
    const isSecond = place % 5 === 4;
    if (!isSecond) day += place % 4 === 3 ? 2 : 1;
    yield entryOf({
      localDate: addDays(newest, 1 - day),
      time: isSecond ? '08:05' : '21:40',
      score: at(SCORES, place + (place % 7)),
      note: at(NOTES, place),
      tags: place % 3 === 0 ? [] : TAGS.slice(place % 4, (place % 4) + 2),
      source: place % 11 === 10 ? 'import' : 'app',
      aiAnalysis: place % 17 === 2 ? 'Depois de um dia puxado, você deu espaço para a música e o descanso.' : '',
    });
  }
}

/** What the database would compute for the lines of the months. */
export function monthsOf(entries: Iterable<ExportEntry>): PageMonth[] {
  const months = Map.groupBy(entries, ({ localDate }) => localDate.slice(0, 7));
  return [...months].map(([month, own]) => ({
    month,
    entries: own.length,
    days: new Set(own.map(({ localDate }) => localDate)).size,
    average: own.reduce((sum, { score }) => sum + score, 0) / own.length,
  }));
}
