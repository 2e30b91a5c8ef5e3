import type { SharedPart } from '@alento/domain/sharing/parts';
import { capitalised } from '../../lib/time/dates.format.ts';

/** The parts as they stand in a list of several. Notes belong to the moods, so they have no name of their own. */
const PARTS = {
  screenings: 'PHQ-9 e GAD-7',
  'self-harm-answer': 'item 9 do PHQ-9',
  records: 'prontuários',
  medication: 'tratamento e medicação',
  'safety-plan': 'plano de segurança',
} as const satisfies Partial<Record<SharedPart, string>>;

const isNamed = (part: SharedPart): part is keyof typeof PARTS => part in PARTS;

/** What is shared, as "Humor com as notas; prontuários; plano de segurança". */
export function partsText(parts: readonly SharedPart[]): string {
  const moods = parts.includes('notes') ? 'humor com as notas' : 'humor sem as notas';
  const names = parts.flatMap((part) => {
    if (part === 'moods') return moods;
    return isNamed(part) ? PARTS[part] : [];
  });
  return capitalised(names.join('; '));
}

/** Headings of the parts of a patient's page. */
export const sectionTitles = {
  news: 'Desde a última visita',
  moods: 'Humor',
  screenings: 'PHQ-9 e GAD-7',
  entries: 'Registros',
  records: 'Prontuários',
  medication: 'Tratamento e medicação',
  'safety-plan': 'Plano de segurança',
} as const;
