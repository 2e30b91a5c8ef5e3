import fc from 'fast-check';
import { SLEEP_ISSUES, SLEEP_QUALITIES } from '../onboarding/options.ts';
import { FORMS, INSTRUMENTS } from '../screening/instruments.ts';
import { scoreScreening } from '../screening/score-screening.ts';
import { addDays } from '../time/local-date.ts';
import { type RecordDocument, type RecordScreening, recordDocumentOf } from './record-document.ts';
import { recordFiguresOf } from './record-figures.ts';
import { RECORD_SECTIONS } from './sections.ts';

const END = '2026-03-14';
/** Noon of the last day in São Paulo. */
const NOON = Date.parse('2026-03-14T15:00:00Z');
const DAY = 86_400_000;
const OFFSET = -180;

/**
 * Portuguese text with accents, quotes, line breaks, emoji, long words and characters that HTML or PDF may break on.
 */
export const writtenText: fc.Arbitrary<string> = fc
  .array(
    fc.constantFrom(
      'não consegui dormir',
      'Sertralina 50 mg, 1x ao dia',
      'ansiedade <alta> & "medo"',
      'sessão às 14h30\n\nsegunda linha',
      '😮‍💨 cansaço',
      'Ünïçødé “aspas” – travessão',
      'supercalifragilisticexpialidoso'.repeat(3),
      'a',
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(' '));

const tagNames = new Map(
  ['Trabalho', 'Exercício', 'Família', 'Insônia', 'Avó', 'Praia ☀️', 'Reunião', 'Terapia'].map((name, at) => [
    `tag-${at}`,
    name,
  ]),
);

/** How a person lives and logs: tags in use, and by how many points a mood with the first of them differs. */
const life = fc.record({
  daysBack: fc.constantFrom(1, 7, 30, 90, 90, 366),
  effect: fc.constantFrom(0, -4, 4),
  tags: fc.constantFrom([...tagNames.keys()], ['tag-0']),
});
type Life = typeof life extends fc.Arbitrary<infer T> ? T : never;

const entry = ({ daysBack, effect, tags }: Life) =>
  fc
    .record({
      day: fc.nat(daysBack - 1),
      minutes: fc.nat(24 * 60 - 1),
      score: fc.nat(5),
      tagIds: fc.subarray([...tags], { maxLength: Math.min(tags.length, 4) }),
    })
    .map(({ day, minutes, score, tagIds }) => ({
      localDate: addDays(END, -day),
      score: Math.min(5, Math.max(0, tagIds.includes('tag-0') ? score + effect : score)),
      recordedAt: Date.parse(`${addDays(END, -day)}T00:00:00Z`) + (minutes - OFFSET) * 60_000,
      offsetMinutes: OFFSET,
      tagIds,
    }));

const screening = (daysBack: number): fc.Arbitrary<RecordScreening> =>
  fc
    .record({ instrument: fc.constantFrom(...INSTRUMENTS), day: fc.nat(daysBack - 1) })
    .chain(({ instrument, day }) =>
      fc.tuple(
        fc.constant({ instrument, day }),
        fc.array(fc.nat(3), {
          minLength: FORMS[instrument].items.length,
          maxLength: FORMS[instrument].items.length,
        }),
        fc.option(fc.nat(3)),
      ),
    )
    .map(([{ instrument, day }, values, difficulty]) => {
      const answers = Object.fromEntries(FORMS[instrument].items.map((item, at) => [item, values[at] ?? 0]));
      const scored = scoreScreening(instrument, answers);
      if (!scored.ok) throw new Error(scored.code);
      return {
        instrument,
        localDate: addDays(END, -day),
        takenAt: NOON - day * DAY,
        score: scored.value.score,
        severity: scored.value.severity,
        answers,
        difficulty: instrument === 'PHQ-9' ? difficulty : null,
      };
    });

const medicines = fc.uniqueArray(
  fc
    .record({
      name: fc.constantFrom('Sertralina', 'Lítio', 'Ünïçødé “aspas” – travessão', '<b>Melatonina</b> & 1 chá', '💊'),
      dose: fc.constantFrom('', '50 mg', '1.040 mg, 2x ao dia', 'meio comprimido'),
      taken: fc.constantFrom(0, 1, 70, 720),
      skipped: fc.nat(3),
      open: fc.constantFrom(0, 1, 12, 1040),
      asNeeded: fc.nat(3),
    })
    .map((one) => ({ ...one, planned: one.taken + one.skipped + one.open })),
  { selector: ({ name, dose }) => `${name}/${dose}`, maxLength: 4 },
);

/** Records of random people: empty and full diaries, all sections or few, with and without a name. */
export const recordDocument: fc.Arbitrary<RecordDocument> = life.chain((one) =>
  fc
    .record({
      entries: fc.oneof(
        fc.array(entry(one), { minLength: 4, maxLength: 200, size: 'max' }),
        fc.array(entry(one), { maxLength: 3 }),
      ),
      screenings: fc.array(screening(one.daysBack), { maxLength: 8 }),
      sleep: fc.option(
        fc.record({
          quality: fc.option(fc.constantFrom(...SLEEP_QUALITIES)),
          hoursPerNight: fc.option(fc.constantFrom(1, 5.5, 8, 24)),
          issues: fc.subarray([...SLEEP_ISSUES]),
        }),
      ),
      treatment: fc.option(
        fc.record({
          conditions: fc.option(writtenText),
          isReceiving: fc.option(fc.boolean()),
          details: fc.option(writtenText),
        }),
      ),
      medication: fc.option(writtenText),
      medicationDiary: medicines,
      ownWords: fc.oneof(fc.constant(''), writtenText),
      displayName: fc.constantFrom('', 'Ana', 'José da Conceição Ávila-Müller', '“Lua”'),
      removed: fc.subarray([...RECORD_SECTIONS]),
    })
    .map(({ entries, screenings, sleep, treatment, medication, medicationDiary, ownWords, displayName, removed }) =>
      recordDocumentOf(
        { id: 'record-1', createdAt: NOON, timeZone: 'America/Sao_Paulo' },
        {
          figures: recordFiguresOf(entries, { start: addDays(END, 1 - one.daysBack), end: END }, tagNames),
          screenings,
          answers: { sleep, treatment, medication, toldOn: '2026-02-01' },
          medicationDiary,
        },
        { ownWords, displayName },
        new Set(removed),
      ),
    ),
);
