import { z } from 'zod';
import { get } from './endpoint.ts';

export const readHealth = get('/health', {
  summary: 'The process is alive',
  auth: false,
  limits: 'none',
  answers: z.object({ status: z.literal('ok') }),
});

export const readReadiness = get('/ready', {
  summary: 'The database answers; and how the assistant’s service is',
  auth: false,
  limits: 'none',
  answers: z.object({
    status: z.literal('ready'),
    database: z.enum(['embedded', 'postgres']),
    ai: z.object({
      provider: z.enum(['local', 'external']),
      circuit: z
        .enum(['closed', 'half-open', 'open'])
        .meta({ description: 'Open: the external service failed again and again and is left alone for a while' }),
    }),
  }),
  errors: ['UNAVAILABLE'],
});
