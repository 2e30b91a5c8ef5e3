import { SHARED_PARTS, type SharedPart } from '@alento/domain/sharing/parts';
import { capitalised, formatList } from '../../lib/time/dates.format.ts';
import { moodsText, partTexts } from './parts.copy.ts';

/** The parts in a sentence to the owner: "seus humores sem as notas e suas avaliações". */
export function partsText(parts: readonly SharedPart[]): string {
  const moods = parts.includes('notes') ? moodsText.withNotes : moodsText.withoutNotes;
  return formatList(
    SHARED_PARTS.filter((part) => part !== 'notes' && parts.includes(part)).map((part) =>
      part === 'moods' ? moods : partTexts[part].yours,
    ),
  );
}

/** The names of the parts: "Humores, notas e avaliações". */
export const partNames = (parts: readonly SharedPart[]): string =>
  capitalised(formatList(SHARED_PARTS.filter((part) => parts.includes(part)).map((part) => partTexts[part].short)));
