import { isTimeOfDay } from '@alento/domain/reminder/slots';
import { isLocalDate } from '@alento/domain/time/local-date';
import { z } from 'zod';
import { sameUnversioned, sealedJson } from '../crypto/sealed-json.ts';

const Time = z.string().refine(isTimeOfDay);

const Medication = z.strictObject({
  name: z.string(),
  /** The dose as the person wrote it. */
  dose: z.string(),
  /** Times of day, HH:MM, in order. Empty for a medicine that is taken when needed. */
  times: z.array(Time),
  reminds: z.boolean(),
  /** First day in the diary, and the day from which it is no longer taken; null if it is still taken. */
  since: z.string().refine(isLocalDate),
  endedOn: z.string().refine(isLocalDate).nullable(),
});
export type MedicationContent = z.infer<typeof Medication>;

/** Document of a medicine. */
export const MEDICATION = sealedJson<MedicationContent>({
  table: 'medications',
  column: 'content',
  version: 1,
  schema: Medication,
  older: [sameUnversioned(Medication)],
  paddedTo: 512,
});

export const DOSE_STATUSES = ['taken', 'skipped', 'later'] as const;

const Dose = z.strictObject({
  /** Planned time, HH:MM; null for a dose that was not planned. */
  time: Time.nullable(),
  status: z.enum(DOSE_STATUSES),
  /** When it was noted, ms epoch. */
  notedAt: z.number(),
});
export type DoseContent = z.infer<typeof Dose>;

/** Document of a dose that was noted. */
export const MEDICATION_DOSE = sealedJson<DoseContent>({
  table: 'medication_doses',
  column: 'content',
  version: 1,
  schema: Dose,
  older: [sameUnversioned(Dose)],
  paddedTo: 128,
});
