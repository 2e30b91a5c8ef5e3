import type { KeptData } from '../data/kept-data.ts';
import { csvText } from './csv.ts';
import { doseTableCopy } from './files.copy.ts';

/** The text of `remedios.csv` in pieces: a row for each dose that was noted, newest day first. */
export function dosesText({
  medications,
  medicationDoses,
}: Pick<KeptData, 'medications' | 'medicationDoses'>): AsyncGenerator<string> {
  const known = new Map(medications.map((medicine) => [medicine.id, medicine]));
  return csvText(doseTableCopy.columns, medicationDoses(), ({ medicationId, date, time, status }) => {
    const medicine = known.get(medicationId);
    return [date, time ?? '', medicine?.name ?? '', medicine?.dose ?? '', doseTableCopy.statuses[status]];
  });
}
