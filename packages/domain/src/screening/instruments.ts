/**
 * The two screenings. The severity bands are those published by: PHQ-9, Kroenke, Spitzer and Williams 2001; GAD-7,
 * Spitzer, Kroenke, Williams and Löwe 2006. Validated in Brazil by Santos et al. 2013, Moreno et al. 2016.
 */
export const INSTRUMENTS = ['PHQ-9', 'GAD-7'] as const;
export type Instrument = (typeof INSTRUMENTS)[number];

/** Answers to an item, 0 to 3, about the last two weeks. */
export const SCREENING_ANSWERS = [
  'Nenhuma vez',
  'Vários dias',
  'Mais da metade dos dias',
  'Quase todos os dias',
] as const;
export const ANSWER_MAX = 3;

/** Answers to the PHQ-9's question about difficulty in daily life, 0 to 3. They are not part of the score. */
export const DIFFICULTY_ANSWERS = [
  'Nenhuma dificuldade',
  'Alguma dificuldade',
  'Muita dificuldade',
  'Extrema dificuldade',
] as const;

export const SEVERITIES = ['minimal', 'mild', 'moderate', 'moderately-severe', 'severe'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Labels of the severities, as in the Brazilian literature. */
export const SEVERITY_LABELS: Readonly<Record<Severity, string>> = {
  minimal: 'mínimos',
  mild: 'leves',
  moderate: 'moderados',
  'moderately-severe': 'moderadamente graves',
  severe: 'graves',
};

export type Band = { readonly from: number; readonly to: number; readonly severity: Severity };

type Form = {
  /** Keys of the items in the answers, in order, such as phq1 … phq9. */
  readonly items: readonly string[];
  readonly bands: readonly Band[];
};

const itemsOf = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, place) => `${prefix}${place + 1}`);

export const FORMS: Readonly<Record<Instrument, Form>> = {
  'PHQ-9': {
    items: itemsOf('phq', 9),
    bands: [
      { from: 0, to: 4, severity: 'minimal' },
      { from: 5, to: 9, severity: 'mild' },
      { from: 10, to: 14, severity: 'moderate' },
      { from: 15, to: 19, severity: 'moderately-severe' },
      { from: 20, to: 27, severity: 'severe' },
    ],
  },
  'GAD-7': {
    items: itemsOf('gad', 7),
    bands: [
      { from: 0, to: 4, severity: 'minimal' },
      { from: 5, to: 9, severity: 'mild' },
      { from: 10, to: 14, severity: 'moderate' },
      { from: 15, to: 21, severity: 'severe' },
    ],
  },
};

/** The highest possible score. */
export const maxScoreOf = (instrument: Instrument): number => FORMS[instrument].items.length * ANSWER_MAX;

/** The item about thoughts of being better off dead or of hurting oneself. An answer above 0 opens the crisis card. */
export const SELF_HARM_ITEM = 'phq9';

/** Number of days after which a repetition is suggested. A second screening on the same day is refused. */
export const REPEAT_SUGGESTED_DAYS = 14;
