import type { BODY_LIMITS } from '@alento/domain/http/headers';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Env } from '../env.ts';
import { Refusal } from '../errors/refusal.ts';

/** Matches the media type JSON with optional parameters such as a charset. */
const JSON_TYPE = /^application\/json(;\s*[\w-]+=[^;]+)*$/i;

/** From this number of characters a body waits for a turn of the event loop before it is parsed. */
const LONG = 8000;

const [QUOTE, BACKSLASH, COMMA] = [34, 92, 44];

/** Whether a JSON text has more than `max` single values, counted by the commas outside texts. */
function hasMoreValues(json: string, max: number): boolean {
  let values = 1;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) isInText = !isInText;
    else if (code === BACKSLASH) at += 1;
    else if (code === COMMA && !isInText) values += 1;
    if (values > max) return true;
  }
  return false;
}

type Limits = (typeof BODY_LIMITS)[keyof typeof BODY_LIMITS];

/**
 * Parses the body. A missing body becomes an empty object, so that validation reports the missing fields.
 *
 * @param nextTurn waits for a turn of the event loop, so that long bodies that have arrived together aren't parsed in
 *   one.
 * @throws Refusal INVALID_JSON or BODY_TOO_LARGE.
 */
export async function jsonBodyOf(c: Context<Env>, limits: Limits, nextTurn: () => Promise<void>): Promise<unknown> {
  const type = c.req.header('Content-Type');
  if (type === undefined) {
    if ((await c.req.text()) !== '') throw new Refusal('INVALID_JSON');
    return {};
  }
  if (!JSON_TYPE.test(type)) throw new Refusal('INVALID_JSON');
  try {
    const text = await c.req.text();
    if (text.length > limits.characters) throw new Refusal('BODY_TOO_LARGE');
    if (text.length > LONG) await nextTurn();
    if (hasMoreValues(text, limits.values)) throw new Refusal('BODY_TOO_LARGE');
    return JSON.parse(text);
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    // The error handler finds out by the cause whether the JSON was invalid or the request was aborted.
    throw new HTTPException(400, { cause });
  }
}
