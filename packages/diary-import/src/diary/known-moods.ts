import type { MoodScore } from '@alento/domain/mood-entry/scale';
import { foldForSearch } from '@alento/domain/text/plain-text';

/**
 * The scores of a five-point scale on Alento's six points, from the best to the worst. The ends and the middle keep
 * their meaning: “mais ou menos” is Neutro and “bem” is Muito bem, so that no step but “Bem” is left out.
 */
const FIVE_POINTS: readonly MoodScore[] = [5, 4, 2, 1, 0];

/** Names that Daylio gives its moods, and usual names of the same steps, in Portuguese, English and Spanish. */
const NAMES: readonly string[] = [
  'rad, radiante, super, ótimo, ótima, excelente, incrível, maravilhoso, maravilhosa, fantástico, fantástica, amazing, awesome, great, excellent, genial, increíble, fantastic',
  'good, bem, bom, boa, muito bem, feliz, happy, bien, muy bien, bueno, buena',
  'meh, mais ou menos, ok, okay, normal, neutro, neutra, neutral, regular, indiferente, médio, so-so, más o menos, así así',
  'bad, mal, mau, má, ruim, triste, sad, malo, mala',
  'awful, horrível, péssimo, péssima, terrível, muito mal, terrible, horrible, pésimo, pésima, fatal, muy mal',
];

const keyOf = (name: string): string => foldForSearch(name).trim();
const SCORE_OF = new Map(
  NAMES.flatMap((names, step) => names.split(', ').map((name) => [keyOf(name), FIVE_POINTS[step] ?? null] as const)),
);

/** Names that Daylio shows in Portuguese for its five moods, from the best to the worst. */
const DAYLIO_NAMES: readonly string[] = ['radiante', 'bem', 'mais ou menos', 'mal', 'horrível'];

/** The score for a name, compared without case and accents. Null if the name is unknown. */
export const scoreOfName = (name: string): MoodScore | null => SCORE_OF.get(keyOf(name)) ?? null;

/** The score for a step from 1 (best) to 5 (worst), as Daylio numbers its groups of moods. Null for other numbers. */
export const scoreOfStep = (step: number): MoodScore | null => FIVE_POINTS[step - 1] ?? null;

/** Daylio's Portuguese name of a step from 1 (best) to 5 (worst). */
export const daylioNameOf = (step: number): string | null => DAYLIO_NAMES[step - 1] ?? null;
