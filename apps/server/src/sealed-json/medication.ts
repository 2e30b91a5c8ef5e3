import { DOSE_STATUSES, type Medicine } from '@alento/domain/medication/medication';
import { isTimeOfDay } from '@alento/domain/reminder/slots';
import { isLocalDate } from '@alento/domain/time/local-date';
import { z } from 'zod';
import { sealedJson } from '../crypto/sealed-json.ts';

const Time = z.string().refine(isTimeOfDay);

const Day = z.string().refine(isLocalDate);
const Times = z.array(Time);

const Medication: z.ZodType<Medicine> = z.strictObject({
  name: z.string(),
  dose: z.string(),
  times: Times,
  reminds: z.boolean(),
  since: Day,
  endedOn: Day.nullable(),
  former: z.array(z.strictObject({ until: Day, times: Times })),
});

/** Bytes of most medicines, so that the length doesn't tell the name or how often it is taken. */
const MEDICATION_BYTES = 1024;

/** Document of a medicine. */
export const MEDICATION = sealedJson<Medicine>({
  table: 'medications',
  version: 1,
  schema: Medication,
  paddedTo: MEDICATION_BYTES,
});

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
  version: 1,
  schema: Dose,
  paddedTo: 128,
});
