import type { Context } from 'hono';
import type { Env } from './env.ts';
import { countOpen } from './limits/count-open.ts';

type AnsweredFile = {
  content: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  /** Size in bytes. */
  bytes: number;
  /** Media type. */
  type: string;
  /** Name with which it is saved; ASCII letters, digits, dots and hyphens. */
  name: string;
};

/** Files that are sent to an account at once: each has some pieces in memory until the client reads them. */
const openFile = countOpen(12);

/** Responds with a file of a person, to be saved and not cached. @throws Refusal RATE_LIMITED if many are being sent. */
export function fileAnswer(c: Context<Env>, { content, bytes, type, name }: AnsweredFile): Response {
  if (content instanceof ReadableStream) c.env?.outgoing?.once('close', openFile(c.get('actor').owner.userId));
  return new Response(content, {
    headers: {
      ...c.get('answerHeaders'),
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Length': String(bytes),
      'Cache-Control': 'no-store',
    },
  });
}
