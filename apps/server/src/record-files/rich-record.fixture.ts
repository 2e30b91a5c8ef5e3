import type { AnalyticsEntry } from '@alento/domain/analytics/entry';
import {
  type RecordContent,
  type RecordDocument,
  recordDocumentOf,
} from '@alento/domain/health-record/record-document';
import { recordFiguresOf } from '@alento/domain/health-record/record-figures';
import type { RecordSection } from '@alento/domain/health-record/sections';
import { FORMS, type Instrument } from '@alento/domain/screening/instruments';
import { scoreScreening } from '@alento/domain/screening/score-screening';
import { addDays, instantAt, type LocalDate, weekdayOf } from '@alento/domain/time/local-date';

const ZONE = 'America/Sao_Paulo';
const END: LocalDate = '2026-03-14';
const OFFSET_MINUTES = -180;
const MINUTES: Record<string, number> = {
  madrugada: 3 * 60 + 20,
  manhã: 8 * 60 + 10,
  tarde: 15 * 60,
  noite: 21 * 60 + 40,
};

const TAGS = new Map([
  ['sono-ruim', 'Dormi mal'],
  ['caminhada', 'Caminhada na praia'],
  ['trabalho', 'Trabalho até tarde'],
  ['familia', 'Família'],
  ['terapia', 'Terapia'],
  ['amigos', 'Amigos'],
  ['igreja', 'Igreja'],
]);

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const clamp = (score: number): number => Math.min(5, Math.max(0, Math.round(score)));

/**
 * Entries of a person who slept badly and worked late in the first weeks, then walked more and felt better. Nine days
 * of the middle have no entry, as on a journey.
 */
function entriesOf(days: number): AnalyticsEntry[] {
  const next = numbersFrom(20260314);
  const entries: AnalyticsEntry[] = [];
  for (let back = days - 1; back >= 0; back--) {
    const localDate = addDays(END, -back);
    const share = 1 - back / days;
    const weekday = weekdayOf(localDate);
    const tagIds = [
      next() < 0.55 - 0.4 * share ? 'sono-ruim' : '',
      next() < 0.15 + 0.4 * share ? 'caminhada' : '',
      weekday > 0 && weekday < 6 && next() < 0.6 - 0.4 * share ? 'trabalho' : '',
      weekday === 0 || next() < 0.2 ? 'familia' : '',
      weekday === 2 && next() < 0.9 ? 'terapia' : '',
      weekday === 6 && next() < 0.6 ? 'amigos' : '',
      weekday === 0 && next() < 0.5 ? 'igreja' : '',
    ].filter((id) => id !== '');
    const isLogged = next() < 0.84 && !(back > 40 && back < 50);
    const effects = { 'sono-ruim': -1.3, caminhada: 1, trabalho: -0.6, amigos: 0.5 } as Record<string, number>;
    const base = 1.9 + 1.3 * share + tagIds.reduce((sum, id) => sum + (effects[id] ?? 0), 0);
    for (const [part, lift] of [
      ['manhã', -0.4],
      ['tarde', 0.2],
      ['noite', 0.1],
      ['madrugada', -1.2],
    ] as const) {
      const chance = { manhã: 0.55, tarde: 0.35, noite: 0.7, madrugada: tagIds.includes('sono-ruim') ? 0.25 : 0 }[part];
      const score = clamp(base + lift + (next() - 0.5) * 1.6);
      if (next() >= chance || !isLogged) continue;
      const recordedAt = instantAt(localDate, MINUTES[part] ?? 0, ZONE);
      entries.push({ localDate, score, recordedAt, offsetMinutes: OFFSET_MINUTES, tagIds });
    }
  }
  return entries;
}

/** A screening with answers that give the score, each at most 2, the first items first. */
function screening(instrument: Instrument, localDate: LocalDate, total: number, difficulty: number | null) {
  let left = total;
  const answers = Object.fromEntries(
    FORMS[instrument].items.map((item) => {
      const answer = Math.min(2, left);
      left -= answer;
      return [item, answer];
    }),
  );
  const scored = scoreScreening(instrument, answers);
  if (!scored.ok || scored.value.score !== total) throw new Error(`No answers for ${total} points`);
  const { score, severity } = scored.value;
  return { instrument, localDate, takenAt: instantAt(localDate, 20 * 60, ZONE), score, severity, answers, difficulty };
}

const OWN_WORDS = `Comecei a anotar em dezembro, quando voltei a acordar de madrugada com o coração acelerado. No trabalho fechamos o ano com metade da equipe, e eu levava o notebook para casa quase todo dia.

Em janeiro passei uns dias com a minha mãe em Itanhaém e não registrei nada. Depois disso tentei caminhar na praia antes do expediente. Ajuda, mas quando durmo mal o dia inteiro fica pesado e eu me irrito com as crianças.

O que eu queria conversar:
– como dizer não no trabalho sem sentir culpa
– o medo de voltar a ter uma crise igual à de 2023
– se faz sentido continuar com o remédio`;

const content = (days: number): RecordContent => ({
  figures: recordFiguresOf(entriesOf(days), { start: addDays(END, 1 - days), end: END }, TAGS),
  screenings: [
    screening('PHQ-9', '2025-12-20', 15, 2),
    screening('GAD-7', '2025-12-20', 13, null),
    screening('PHQ-9', '2026-01-24', 12, 1),
    screening('PHQ-9', '2026-03-07', 7, 1),
    screening('GAD-7', '2026-03-07', 8, null),
  ],
  answers: {
    sleep: {
      quality: 'ruim',
      hoursPerNight: 5.5,
      issues: ['Dificuldade para adormecer', 'Acordar durante a noite', 'Sono não reparador'],
    },
    treatment: {
      conditions: 'Ansiedade generalizada, desde 2019',
      isReceiving: true,
      details: 'Terapia semanal às terças, com pausa em janeiro. Psiquiatra a cada dois meses.',
    },
    medication: 'Sertralina 50 mg, de manhã, desde outubro de 2025.\nMelatonina 0,21 mg, em algumas noites.',
    toldOn: '2026-02-18',
  },
  medicationDiary: [
    { name: 'Sertralina', dose: '50 mg, de manhã', planned: 90, taken: 78, skipped: 4, open: 8, asNeeded: 0 },
    { name: 'Melatonina', dose: '', planned: 0, taken: 0, skipped: 0, open: 0, asNeeded: 11 },
  ],
});

/**
 * The record of a person with much to tell: a diary with a course, gaps, clear and unclear tags, screenings and
 * answers.
 *
 * @param days length of the period, which ends on 14 March 2026.
 * @param leftOut sections that the person removed.
 */
export const richRecord = (days = 90, leftOut: readonly RecordSection[] = []): RecordDocument =>
  recordDocumentOf(
    { id: 'record-rich', createdAt: instantAt(END, 19 * 60 + 5, ZONE), timeZone: ZONE },
    content(days),
    { ownWords: OWN_WORDS, displayName: 'Luciana Araújo' },
    new Set(leftOut),
  );

/** The smallest record: five days with entries, no answers, no screening and no name. */
export function sparseRecord(): RecordDocument {
  const scores = [2, 1, 3, 2, 4];
  const entries = scores.map((score, day) => {
    const localDate = addDays(END, day - scores.length + 1);
    return {
      localDate,
      score,
      recordedAt: instantAt(localDate, 1300, ZONE),
      offsetMinutes: OFFSET_MINUTES,
      tagIds: [],
    };
  });
  return recordDocumentOf(
    { id: 'record-sparse', createdAt: instantAt(END, 22 * 60, ZONE), timeZone: ZONE },
    {
      figures: recordFiguresOf(entries, { start: addDays(END, 1 - scores.length), end: END }, TAGS),
      screenings: [],
      answers: { sleep: null, treatment: null, medication: null, toldOn: null },
      medicationDiary: [],
    },
    { ownWords: '', displayName: '' },
    new Set(),
  );
}
