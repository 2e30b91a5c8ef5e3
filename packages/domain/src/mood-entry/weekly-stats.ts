import { TREND_MIN_DAYS } from '../analytics/limits.ts';
import { type DatedScore, dayAverages } from './day-averages.ts';

type WeeklyStats = {
  /** Mean of the entries' scores; -1 means no data. */
  averageMood: number;
  /** Null with entries on fewer than three days. */
  trend: Trend | null;
  /** A hard week always gets its band's text, which offers help; any other needs entries on three days. */
  recommendation: string;
};

export type Trend = 'Positiva' | 'Estável' | 'Delicada';

/** Recommended texts by average: below 2, below 3, below 4, and from 4 on. The wording is our own. */
export const RECOMMENDATION_BANDS: readonly { below: number; text: string }[] = [
  {
    below: 2,
    text: 'Está sendo difícil, e você não precisa passar por isso só. Converse com alguém de confiança ou com um profissional; o CVV atende pelo 188, a qualquer hora.',
  },
  {
    below: 3,
    text: 'Uma semana de altos e baixos. Escolha uma coisa pequena que costuma lhe fazer bem e reserve um tempo para ela amanhã.',
  },
  {
    below: 4,
    text: 'Uma semana equilibrada. Vale notar o que ajudou nos dias melhores e manter isso por perto.',
  },
  {
    below: Number.POSITIVE_INFINITY,
    text: 'Uma semana leve. Anotar o que a fez assim pode ajudar quando vierem dias mais pesados.',
  },
];

export const NO_DATA_RECOMMENDATION =
  'Registre como você está ao longo da semana. Com alguns dias, este resumo começa a fazer sentido.';

/** The trend: 'Positiva' above 3, 'Estável' from 2 to 3, 'Delicada' below 2. */
export function trendOf(average: number): Trend {
  if (average > 3) return 'Positiva';
  return average >= 2 ? 'Estável' : 'Delicada';
}

/** Statistics of a week's entries. Its best and hardest day are in named-days.ts. */
export function weeklyStats(entries: readonly DatedScore[]): WeeklyStats {
  if (entries.length === 0) return { averageMood: -1, trend: null, recommendation: NO_DATA_RECOMMENDATION };
  const averageMood = entries.reduce((sum, entry) => sum + entry.score, 0) / entries.length;
  const trend = dayAverages(entries).length < TREND_MIN_DAYS ? null : trendOf(averageMood);
  const band = RECOMMENDATION_BANDS.find(({ below }) => averageMood < below);
  const isKnown = trend !== null || trendOf(averageMood) === 'Delicada';
  return { averageMood, trend, recommendation: (isKnown && band?.text) || NO_DATA_RECOMMENDATION };
}
