import { z } from 'zod';

/** Whether a value tells something. Some services send an error without content beside each reply. */
export const tells = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(tells) : Boolean(value);

/** Most characters of an error. */
const ERROR_MAX = 4096;
const SERVER_ERROR = 500;
/** The first event of a stream, or a document. */
const FIRST = /^\s*(?:event:[^\n]*\n)?data:([^\n]*)|^\s*(\{.*)$/s;
const Status = z.coerce.number().int().min(400).max(599).optional().catch(undefined);
const Sent = z.looseObject({ error: z.unknown().optional(), code: Status, status: Status });
const Coded = z.object({ code: Status, status: Status }).catch({ code: undefined, status: undefined });

/** The status for what a service sent with the status 200: the error's own, or 500; null if it is no error. */
export function errorStatusIn(sent: string): number | null {
  const [, event, document] = (sent.length <= ERROR_MAX && FIRST.exec(sent)) || [];
  const { data } = Sent.safeParse(jsonOf(event ?? document ?? ''));
  if (!data || tells(data.choices) || data.text !== undefined) return null;
  if (!tells(data.error) && !tells(data.detail) && data.object !== 'error') return null;
  const inner = Coded.parse(data.error);
  return inner.code ?? inner.status ?? data.code ?? data.status ?? SERVER_ERROR;
}

/** What a JSON text says; undefined if it is a part of a document, or has another form. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
