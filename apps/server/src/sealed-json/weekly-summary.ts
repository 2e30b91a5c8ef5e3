import { WeeklySummary } from '@alento/contract/insight';
import { z } from 'zod';
import { sealedJson } from '../crypto/sealed-json.ts';

const Summary = z.strictObject({
  ...WeeklySummary.pick({ summary: true, writtenBy: true }).shape,
  /** Digest of the summary's input, stored to detect whether the input has changed since. */
  digest: z.string(),
});
export type SummaryContent = z.infer<typeof Summary>;

export const WEEKLY_SUMMARY = sealedJson({
  table: 'weekly_summaries',
  version: 1,
  schema: Summary,
});
