import { INSTRUMENTS } from '@alento/domain/screening/instruments';
import { isLocalDate } from '@alento/domain/time/local-date';
import { z } from 'zod';
import { olderForm, sealedJson } from '../crypto/sealed-json.ts';

const Screening = z.strictObject({
  instrument: z.enum(INSTRUMENTS),
  localDate: z.string().refine(isLocalDate),
  answers: z.record(z.string(), z.int()),
  difficulty: z.int().nullable(),
  /** Where a form was answered: by itself, or as a step of the onboarding. */
  source: z.enum(['own', 'onboarding']),
});
type Content = z.infer<typeof Screening>;
export type ScreeningSource = Content['source'];

/** The first ones knew no source: only forms answered by themselves were kept. */
const UnversionedScreening = Screening.extend({ source: Screening.shape.source.default('own') });

/** What one answered tells more than most notes. */
export const SCREENING = sealedJson({
  table: 'screenings',
  column: 'content',
  version: 1,
  schema: Screening,
  older: [olderForm(UnversionedScreening, (screening): Content => screening)],
});
