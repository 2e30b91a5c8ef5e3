import { z } from 'zod';
import { get, post } from '../endpoint.ts';
import { Id } from '../fields.ts';
import { CONFIRM_ERRORS, CONFIRM_LIMITS, Confirmation } from '../second-factor.ts';

const ExportId = Id('EXPORT_NOT_FOUND').meta({ description: 'Id of an export' });

export const Export = z.object({
  id: z.string(),
  status: z.enum(['processing', 'ready', 'failed']),
  progress: z.object({
    done: z.int().min(0).meta({ description: 'Kinds of data that are written' }),
    of: z.int().min(1).meta({ description: 'Kinds of data in all' }),
  }),
  expiresAt: z.number().nullable().meta({ description: 'ms epoch; null until the file is ready' }),
  createdAt: z.number().meta({ description: 'ms epoch' }),
  bytes: z.int().nullable().meta({ description: 'Size of the file; null until it is ready' }),
});
export type Export = z.infer<typeof Export>;

export const createExport = post('/exports', {
  summary: 'Have an archive made of everything that is kept about oneself; it asks for the password',
  limits: CONFIRM_LIMITS,
  idempotent: true,
  body: Confirmation.partial(),
  response: { status: 202, body: z.object({ id: z.string() }) },
  errors: [...CONFIRM_ERRORS, 'EXPORT_RUNNING', 'EXPORTS_DAILY_LIMIT_EXCEEDED'],
});

export const listExports = get('/exports', {
  summary: 'Exports that are being made or can be downloaded, newest first',
  answers: z.array(Export),
});

export const readExport = get('/exports/{id}', {
  summary: 'State of an export',
  params: z.object({ id: ExportId }),
  answers: Export,
  errors: ['EXPORT_NOT_FOUND'],
});

export const readExportFile = get('/exports/{id}/file', {
  summary: 'The archive: JSON, CSV of the entries and a page to read without a network',
  limits: ['searches'],
  params: z.object({ id: ExportId }),
  response: { status: 200, media: 'application/zip' },
  errors: ['EXPORT_NOT_FOUND', 'EXPORT_NOT_READY', 'EXPORT_EXPIRED'],
});
