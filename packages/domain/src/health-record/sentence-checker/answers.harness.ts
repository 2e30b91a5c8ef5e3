import type { RecordDocument, RecordScreening, RecordSleep, RecordTreatment } from '../record-document.ts';
import { type Check, type Claim, claimsAbout, type Expected } from './claim.harness.ts';
import { saysCount, saysCounted, saysDay } from './readers.harness.ts';

/** Highest score of each questionnaire, and the smallest change that counts. */
const MOST: Readonly<Record<string, number>> = { 'PHQ-9': 27, 'GAD-7': 21 };
const COUNTS_FROM: Readonly<Record<string, number>> = { 'PHQ-9': 5, 'GAD-7': 4 };
/** Lowest score of each band. */
const BANDS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'PHQ-9': { mínimos: 0, leves: 5, moderados: 10, 'moderadamente graves': 15, graves: 20 },
  'GAD-7': { mínimos: 0, leves: 5, moderados: 10, graves: 15 },
};
const SEVERITIES: Readonly<Record<string, string>> = {
  mínimos: 'minimal',
  leves: 'mild',
  moderados: 'moderate',
  'moderadamente graves': 'moderately-severe',
  graves: 'severe',
};

const aboutScreenings = claimsAbout<RecordScreening[]>('screenings', ({ screenings }) => screenings);
const takenOf = (all: RecordScreening[], instrument: string | undefined): RecordScreening[] =>
  all.filter((one) => one.instrument === instrument).sort((a, b) => a.takenAt - b.takenAt);

/** Whether a sentence states day, score and band of one result, and the band is that of the score. */
function saysResult(
  { instrument = '', day, score, most, band = '' }: Record<string, string | undefined>,
  of: RecordScreening,
) {
  const fitting = Object.entries(BANDS[instrument] ?? {}).findLast(([, from]) => of.score >= from);
  return (
    saysDay(day, of.localDate) &&
    saysCount(score, of.score) &&
    most === String(MOST[instrument]) &&
    band === fitting?.[0] &&
    SEVERITIES[band] === of.severity
  );
}

const RESULT = String.raw`em (?<day>\S+): (?<score>\d+) de (?<most>\d+) pontos, na faixa de sintomas (?<band>.+)\.$`;
const INSTRUMENT = '^(?<instrument>PHQ-9|GAD-7)';

const saysChange: Check<RecordScreening[]> = ({ instrument = '', direction, points, small }, all) => {
  const taken = takenOf(all, instrument);
  const change = (taken.at(-1)?.score ?? 0) - (taken[0]?.score ?? 0);
  if (taken.length < 2) return false;
  if (change === 0) return direction === undefined;
  return (
    direction === (change > 0 ? 'subiu' : 'desceu') &&
    saysCounted(points, Math.abs(change), 'ponto', 'pontos') &&
    (small !== undefined) === Math.abs(change) < (COUNTS_FROM[instrument] ?? 0)
  );
};

const screenings: Claim[] = [
  aboutScreenings(
    'no result',
    new RegExp(`${INSTRUMENT}: não respondido no período\\.$`),
    ({ instrument }, all) => takenOf(all, instrument).length === 0,
  ),
  aboutScreenings('only result', new RegExp(`${INSTRUMENT} ${RESULT}`), (said, all) => {
    const [only, other] = takenOf(all, said.instrument);
    return only !== undefined && other === undefined && saysResult(said, only);
  }),
  aboutScreenings(
    'first result',
    new RegExp(`${INSTRUMENT}, primeiro de (?<count>\\d+) resultados, ${RESULT}`),
    (said, all) => {
      const taken = takenOf(all, said.instrument);
      return (
        taken[0] !== undefined && saysCount(said.count, taken.length) && taken.length > 1 && saysResult(said, taken[0])
      );
    },
  ),
  aboutScreenings('last result', new RegExp(`${INSTRUMENT}, resultado mais recente, ${RESULT}`), (said, all) => {
    const last = takenOf(all, said.instrument).at(-1);
    return last !== undefined && saysResult(said, last);
  }),
  aboutScreenings(
    'change of results',
    new RegExp(
      `${INSTRUMENT}, do primeiro ao mais recente: a soma (?:é a mesma|(?<direction>subiu|desceu) (?<points>\\d+ pontos?)(?<small>, uma diferença pequena, que pode vir só da variação de um dia para o outro)?)\\.$`,
    ),
    saysChange,
  ),
  aboutScreenings(
    'meaning of points',
    /^Os questionários perguntam pelas duas semanas anteriores; mais pontos indicam mais sintomas\.$/,
    (_said, all) => all.length > 0,
  ),
];

const QUALITIES: Readonly<Record<string, string>> = {
  ruim: 'ruim',
  razoável: 'razoavel',
  boa: 'boa',
  excelente: 'excelente',
};
const aboutSleep = claimsAbout<RecordSleep>('sleep', ({ sleep }) => sleep);
const aboutTreatment = claimsAbout<RecordTreatment>('treatment', ({ treatment }) => treatment);

const told: Claim[] = [
  claimsAbout<string>('own-words', ({ ownWords }) => ownWords)(
    'own words',
    /^(?<text>.+)$/s,
    ({ text }, own) => text === own,
  ),
  aboutSleep(
    'quality of sleep',
    /^Qualidade do sono, como a pessoa conta: (?<quality>.+)\.$/,
    ({ quality = '' }, sleep) => QUALITIES[quality] === sleep.quality,
  ),
  aboutSleep(
    'hours of sleep',
    /^Horas de sono por noite, como a pessoa conta: (?<hours>\d+(,\d+)?)\.$/,
    ({ hours = '' }, sleep) => Number(hours.replace(',', '.')) === sleep.hoursPerNight,
  ),
  aboutSleep(
    'trouble with sleep',
    /^O que costuma atrapalhar o sono, como a pessoa conta: (?<list>.+)\.$/s,
    ({ list }, sleep) => sleep.issues.length > 0 && list === sleep.issues.join('; '),
  ),
  aboutTreatment(
    'conditions',
    /^Condições de saúde mental, ditas por um profissional ou percebidas pela própria pessoa: (?<text>.+)$/s,
    ({ text }, { conditions }) => text === conditions,
  ),
  aboutTreatment(
    'treated',
    /^A pessoa conta que (?:(?<yes>faz algum)|não faz nenhum) tratamento ou cuidado\.$/,
    ({ yes }, { isReceiving }) => isReceiving === (yes !== undefined),
  ),
  aboutTreatment(
    'treatment',
    /^Tratamento ou cuidado, como a pessoa conta: (?<text>.+)$/s,
    ({ text }, { details }) => text === details,
  ),
  claimsAbout<string>('medication', ({ medication }) => medication)(
    'medication',
    /^Nas palavras da pessoa: (?<text>.+)$/s,
    ({ text }, medication) => text === medication,
  ),
];

export const answerClaims: readonly Claim[] = [...screenings, ...told];

/** The kinds whose value isn't null, in their order; null without any. */
function listOf(kinds: Readonly<Record<string, unknown>>): RegExp | null {
  const present = Object.keys(kinds).filter((kind) => (kinds[kind] ?? null) !== null);
  return present.length > 0 ? new RegExp(`^${present.join(', ')}$`) : null;
}

const kindsOfResults = (all: RecordScreening[], instrument: string): string => {
  const { length } = takenOf(all, instrument);
  if (length === 0) return 'no result';
  return length === 1 ? 'only result' : 'first result, last result, change of results';
};

export const expectedAnswers = {
  'own-words': ({ ownWords }) => listOf({ 'own words': ownWords }),
  screenings: ({ screenings: all }: RecordDocument) => {
    if (!all) return null;
    const results = ['PHQ-9', 'GAD-7'].map((instrument) => kindsOfResults(all, instrument)).join(', ');
    return new RegExp(`^${results}${all.length > 0 ? ', meaning of points' : ''}$`);
  },
  sleep: ({ sleep }) =>
    listOf({
      'quality of sleep': sleep?.quality,
      'hours of sleep': sleep?.hoursPerNight,
      'trouble with sleep': sleep?.issues[0],
    }),
  treatment: ({ treatment }) =>
    listOf({
      conditions: treatment?.conditions,
      treated: treatment?.isReceiving,
      treatment: treatment?.details,
    }),
  medication: ({ medication }) => listOf({ medication }),
} satisfies Record<string, Expected>;
