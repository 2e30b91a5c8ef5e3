import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const readHealth = endpoint({
  method: 'get',
  path: '/health',
  summary: 'The process is alive',
  auth: false,
  response: { status: 200, body: z.object({ status: z.literal('ok') }) },
  errors: [],
});

export const readReadiness = endpoint({
  method: 'get',
  path: '/ready',
  summary: 'The database answers',
  auth: false,
  response: { status: 200, body: z.object({ status: z.literal('ready'), database: z.enum(['embedded', 'postgres']) }) },
  errors: ['UNAVAILABLE'],
});
