import type { Context } from 'hono';
import type { Env } from './env.ts';

type AnsweredFile = {
  content: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  /** Size in bytes. */
  bytes: number;
  /** Media type. */
  type: string;
  /** Name with which it is saved; ASCII letters, digits, dots and hyphens. */
  name: string;
};

/** Responds with a file of a person, to be saved and not cached. */
export const fileAnswer = (c: Context<Env>, { content, bytes, type, name }: AnsweredFile): Response =>
  new Response(content, {
    headers: {
      ...c.get('answerHeaders'),
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Length': String(bytes),
      'Cache-Control': 'no-store',
    },
  });
