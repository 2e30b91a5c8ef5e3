import { createHash, randomBytes } from 'node:crypto';
import type { Attachment } from '@alento/contract/attachment';
import type { Person } from '../test-people.ts';

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

/** A file that begins as a JPEG does, with random bytes. */
export const jpeg = (bytes = 3000): Buffer => Buffer.concat([JPEG, randomBytes(bytes - JPEG.length)]);
export const THUMBNAIL = jpeg(500);

export type SentAttachment = {
  /** Replaces parts of the query; undefined leaves one out. */
  query?: Record<string, unknown>;
  /** The whole body; by default a preview and the file. */
  body?: Buffer;
  key?: string;
};

/** Adds a photo to an entry, or what `sent` says. */
export async function addAttachment(
  one: Pick<Person, 'request'>,
  entryId: string,
  file: Buffer,
  { query, body = Buffer.concat([THUMBNAIL, file]), key }: SentAttachment = {},
) {
  const sha256 = createHash('sha256').update(body).digest('hex');
  const photo = { kind: 'photo', type: 'image/jpeg', width: 40, height: 30, thumbnailBytes: THUMBNAIL.length };
  const facts = Object.entries({ entryId, sha256, ...photo, ...query }).filter(([, value]) => value !== undefined);
  const answer = await one.request(`/attachments?${new URLSearchParams(facts.map(([k, v]) => [k, String(v)]))}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream', ...(key ? { 'Idempotency-Key': key } : {}) },
    body: new Uint8Array(body),
  });
  const answered = (await answer.json()) as Attachment & { errorCode?: string };
  return { status: answer.status, headers: answer.headers, body: answered };
}
