import type { ErrorCode } from '@alento/domain/errors/catalogue';
import type { Context } from 'hono';
import type { Env } from '../env.ts';

/** The error of a request without a session: the endpoint's own (Endpoint.unauthorized), or the general one. */
export const unauthorizedOf = (c: Context<Env>): ErrorCode => c.get('unauthorized') ?? 'UNAUTHORIZED';
