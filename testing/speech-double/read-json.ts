import { Refusal } from './exchange.ts';

/** The JSON object of a body. @throws Refusal */
export function readJson(body: Buffer): Record<string, unknown> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refusal('The body is not JSON');
  }
  if (typeof parsed !== 'object' || parsed === null) throw new Refusal('The body is no object');
  return parsed as Record<string, unknown>;
}
