import { INSTRUMENTS } from '@alento/domain/screening/instruments';
import { isLocalDate } from '@alento/domain/time/local-date';
import { z } from 'zod';
import { olderForm, sealedJson } from '../crypto/sealed-json.ts';

const Screening = z.strictObject({
  instrument: z.enum(INSTRUMENTS),
  localDate: z.string().refine(isLocalDate),
  answers: z.record(z.string(), z.int()),
  difficulty: z.int().nullable(),
  /** Whether the questionnaire was answered on its own screen or in the onboarding. */
  source: z.enum(['own', 'onboarding']),
});
type Content = z.infer<typeof Screening>;
export type ScreeningSource = Content['source'];

/** Schema of screenings without a version. They have no source, which means the questionnaire's own screen. */
const UnversionedScreening = Screening.extend({ source: Screening.shape.source.default('own') });

/** Document with the answers of a screening. */
export const SCREENING = sealedJson({
  table: 'screenings',
  version: 1,
  schema: Screening,
  older: [olderForm(UnversionedScreening, (screening): Content => screening)],
});
