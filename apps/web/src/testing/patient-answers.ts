import type { Patient, PatientEntry, PatientScreening } from '@alento/contract/sharing/patients';
import { FORMS, type Instrument } from '@alento/domain/screening/instruments';
import { severityOf } from '@alento/domain/screening/score-screening';
import { SHARED_PARTS } from '@alento/domain/sharing/parts';
import { addDays, DAY_MS } from '@alento/domain/time/local-date';
import type { DataOf } from './fake-server/route.ts';
import { contentOf, readyRecordOf } from './health-record-answers.ts';

// The gallery answers with these too, so this file imports nothing of the app but types.

type MoodSummary = DataOf<'GET /patients/{id}/mood-summary'>;
type Medication = DataOf<'GET /patients/{id}/medication'>;
type SafetyPlan = DataOf<'GET /patients/{id}/safety-plan'>;

const END = '2026-11-21';
const START = addDays(END, -89);
const NOON = Date.parse(`${END}T15:00:00Z`);
/** The end of the visit before the current one: a week ago. */
export const LAST_VISIT = NOON - 7 * DAY_MS;

/** Somebody who shares everything. */
export const patientOf = (overrides: Partial<Patient> = {}): Patient => ({
  id: 'p1',
  name: 'Marina Azevedo',
  startDate: START,
  endDate: END,
  parts: [...SHARED_PARTS],
  acceptedAt: NOON - 30 * DAY_MS,
  endsAt: NOON + 30 * DAY_MS,
  lastVisitAt: LAST_VISIT,
  ...overrides,
});

const { moods, weeks, timesOfDay, tags, sentences } = contentOf();

/** The figures of three months of entries. */
export function moodSummaryOf(overrides: Partial<MoodSummary> = {}): MoodSummary {
  if (!moods || !weeks || !timesOfDay || !tags) throw new Error('The record has no figures');
  return {
    ...{ startDate: START, endDate: END, moods, weeks, timesOfDay, tags },
    sentences: sentences.moods ?? [],
    news: { since: LAST_VISIT, entries: 12, days: 6, average: 2.4, averageBefore: 3.1 },
    ...overrides,
  };
}

export const LONG_NOTE = `Dormi mal de novo. Acordei às 3h, fiquei olhando para o teto e pensando na reunião de quinta, na conta de luz e no que a minha mãe disse no domingo.

De tarde melhorou um pouco: a Lúcia me ligou, a gente riu de uma foto antiga, e eu consegui sair para caminhar até a praça. Voltei cansada, mas era um cansaço bom. À noite o peito apertou outra vez e eu deitei cedo, sem jantar.`;

const NOTES = [LONG_NOTE, '', 'Tarde boa com a Lúcia na praça.', '', '', 'Briga no trabalho. Chorei no banheiro.'];
const TAGS = [
  ['Insônia', 'Trabalho'],
  [],
  ['Caminhada', 'Amigos', 'Sol'],
  ['Reunião com a família no domingo'],
  [],
  [],
];

/** Entries, newest first, from `from` on: two a day. */
export const entriesOf = (count: number, { from = 0, notes = true } = {}): PatientEntry[] =>
  Array.from({ length: count }, (_, index) => from + index).map((place) => {
    const localDate = addDays(END, -Math.floor(place / 2));
    return {
      id: `e${place}`,
      score: (place * 7 + 2) % 6,
      timestamp: Date.parse(`${localDate}T${place % 2 === 0 ? '23' : '12'}:10:00Z`) - (place === 0 ? DAY_MS / 2 : 0),
      localDate,
      offsetMinutes: -180,
      hasHour: true,
      tags: TAGS[place % TAGS.length] ?? [],
      note: notes ? (NOTES[place % NOTES.length] ?? '') : null,
    };
  });

/** An answered questionnaire with answers that add up to the score. */
export function screeningOf(
  instrument: Instrument,
  daysBack: number,
  score: number,
  overrides: Partial<PatientScreening> = {},
) {
  const { items } = FORMS[instrument];
  const answers = Object.fromEntries(
    items.map((item, place) => [item, Math.floor(score / items.length) + (place < score % items.length ? 1 : 0)]),
  );
  const screening: PatientScreening = {
    id: `${instrument}-${daysBack}`,
    ...{ instrument, answers, score },
    difficulty: instrument === 'PHQ-9' ? 2 : null,
    severity: severityOf(instrument, score),
    takenAt: NOON - daysBack * DAY_MS,
    localDate: addDays(END, -daysBack),
    ...overrides,
  };
  return screening;
}

/** Six results, newest first; two of them after the last visit. */
export const screeningsOf = (): PatientScreening[] => [
  screeningOf('PHQ-9', 3, 14),
  screeningOf('GAD-7', 3, 9),
  screeningOf('PHQ-9', 31, 8),
  screeningOf('GAD-7', 31, 12),
  screeningOf('PHQ-9', 62, 19),
  screeningOf('GAD-7', 80, 15),
];

/** Two finished records with content as a professional gets it, newest first; one of them after the last visit. */
export const sharedRecordsOf = () => [
  readyRecordOf(
    { ownWords: 'Quero falar do sono e da mudança de remédio.', displayName: 'Marina Azevedo' },
    { id: 'r1', sources: null, ownPart: null, createdAt: NOON - 2 * DAY_MS },
  ),
  readyRecordOf({}, { id: 'r0', sources: null, ownPart: null, createdAt: NOON - 40 * DAY_MS }),
];

export const medicationOf = (overrides: Partial<Medication> = {}): Medication => ({
  treatment: { conditions: null, isReceiving: true, details: 'Terapia toda quinta-feira, há dois anos.' },
  medication: 'Sertralina 50 mg, uma vez ao dia, de manhã.',
  toldOn: '2026-09-02',
  ...overrides,
});

export const safetyPlanOf = (overrides: Partial<SafetyPlan> = {}): SafetyPlan => ({
  warningSigns: ['Paro de responder mensagens', 'Durmo de dia'],
  whatHelps: ['Banho morno ouvindo música'],
  reasons: ['Ver minha sobrinha crescer'],
  people: [{ name: 'Tia Lúcia', phone: '(11) 91234-5678' }],
  places: ['A praça perto de casa'],
  professionals: [{ name: 'CAPS do meu bairro', phone: '' }],
  safeSpace: ['Pedir que minha irmã guarde por mim'],
  updatedAt: NOON - 3 * DAY_MS,
  ...overrides,
});
