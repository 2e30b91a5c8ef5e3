import type { Endpoint } from '@alento/contract/endpoint';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { z } from 'zod';
import type { Env } from '../env.ts';
import { refusalOf } from '../errors/error-answer.ts';
import { Refusal } from '../errors/refusal.ts';

/** JSON, with parameters such as a charset. */
const JSON_TYPE = /^application\/json(;\s*[\w-]+=[^;]+)*$/i;

/** The parts of a call that its endpoint describes, each checked by its schema. */
type Parts = { params?: unknown; query?: unknown; body?: unknown };

function parsed(schema: z.ZodType, input: unknown): unknown {
  // Synchronous: no schema of the contract waits for anything, and zod's compiled path needs it.
  const result = schema.safeParse(input);
  if (!result.success) throw refusalOf(result.error);
  return result.data;
}

/** A parameter given once is a text; given several times, a list. */
const queryOf = (c: Context<Env>): unknown =>
  Object.fromEntries(
    Object.entries(c.req.queries()).map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );

/** The body as JSON; an absent one is an empty object, so that the schema says what is missing. */
async function bodyOf(c: Context<Env>): Promise<unknown> {
  const type = c.req.header('Content-Type');
  if (type === undefined) {
    if ((await c.req.text()) !== '') throw new Refusal('INVALID_JSON');
    return {};
  }
  if (!JSON_TYPE.test(type)) throw new Refusal('INVALID_JSON');
  try {
    return await c.req.json();
  } catch (cause) {
    // The error handler tells a broken text from a request that was cut off.
    throw new HTTPException(400, { cause });
  }
}

/** Reads a call and checks it against the contract. Throws the refusal of the first part that does not fit. */
export async function readCall(c: Context<Env>, { params, query, body }: Endpoint): Promise<Parts> {
  const parts: Parts = {};
  if (query) parts.query = parsed(query, queryOf(c));
  if (params) parts.params = parsed(params, c.req.param());
  if (body) parts.body = parsed(body, await bodyOf(c));
  return parts;
}
