import { z } from 'zod';
import { get, post } from './endpoint.ts';
import { Id } from './fields.ts';

const RequestId = Id('WEEKLY_SUMMARY_NOT_FOUND');

/** A week's summary. Dates are local dates, yyyy-MM-dd. */
export const WeeklySummary = z.object({
  summary: z.string().meta({ description: 'Markdown' }),
  requestId: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  generatedAt: z.number(),
  writtenBy: z.enum(['local', 'external']),
});
export type WeeklySummary = z.infer<typeof WeeklySummary>;

const SummaryStarted = z.object({ pollUrl: z.string(), requestId: z.string() });

export const SummaryState = z.object({
  status: z.enum(['processing', 'completed', 'error']),
  message: z.string().nullable(),
  summary: z.string().optional(),
  requestId: z.string(),
  startDate: z.string().optional(),
  endDate: z.string().optional(),
  generatedAt: z.number().optional(),
  writtenBy: z.enum(['local', 'external']).optional(),
});
export type SummaryState = z.infer<typeof SummaryState>;

export const requestWeeklySummary = post('/weekly-summary', {
  summary: 'The week in words: at once where nothing changed since the last, else from pollUrl',
  limits: ['searches'],
  idempotent: true,
  response: { status: 202, body: SummaryStarted, also: { status: 200, body: WeeklySummary } },
  errors: ['WEEKLY_SUMMARY_MONTHLY_LIMIT_EXCEEDED', 'WEEKLY_SUMMARY_INSUFFICIENT_DAYS', 'WEEKLY_SUMMARY_PROCESSING'],
});

export const readWeeklySummary = get('/weekly-summary/{id}', {
  summary: 'Where a summary stands, and what it says',
  params: z.object({ id: RequestId }),
  answers: SummaryState,
  errors: ['WEEKLY_SUMMARY_NOT_FOUND'],
});
