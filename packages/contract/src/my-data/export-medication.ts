import { DOSE_STATUSES } from '@alento/domain/medication/medication';
import { z } from 'zod';

const Day = z.string().meta({ description: 'Local day, yyyy-MM-dd' });
const Times = z.array(z.string()).meta({ description: 'HH:MM, in order' });

/** A medicine of the diary. */
export const KeptMedication = z.object({
  id: z.string(),
  name: z.string(),
  dose: z.string().meta({ description: 'As the person wrote it; empty without one' }),
  times: Times,
  reminds: z.boolean(),
  since: Day,
  endedOn: Day.nullable().meta({ description: 'Day from which it is no longer taken; null if it still is' }),
  former: z
    .array(z.object({ until: Day, times: Times }))
    .meta({ description: 'Times before changes, oldest first: they applied on the days before `until`' }),
  createdAt: z.number().meta({ description: 'ms epoch' }),
});
export type ExportMedication = z.infer<typeof KeptMedication>;

/** What was noted about a dose. */
export const KeptDose = z.object({
  medicationId: z.string().meta({ description: 'Id in `medications`' }),
  date: Day,
  time: z.string().nullable().meta({ description: 'HH:MM; null for a dose that was not planned' }),
  status: z.enum(DOSE_STATUSES),
  notedAt: z.number().meta({ description: 'ms epoch' }),
});
export type ExportDose = z.infer<typeof KeptDose>;
