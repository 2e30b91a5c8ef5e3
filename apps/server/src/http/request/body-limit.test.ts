import { expect, it } from 'vitest';
import { openForFile } from '../../testing/open-for-file.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await openForFile(startTestApp());
const BYTES = 900_000;

/** Begins a call whose body has this size by its header, and ends when it is told to. */
function begin(bytes: number) {
  const ended = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await ended.promise;
      controller.close();
    },
  });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(bytes) };
  const answer = app.app.app.request('/api/auth/sign-in/email', {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as object);
  return { answer, end: ended.resolve };
}

it('one network sends at most 16 MB of bodies at once, beside small ones', async () => {
  const held = Array.from({ length: 17 }, () => begin(BYTES));
  const more = await begin(BYTES).answer;
  const { errorCode } = (await more.json()) as { errorCode: string };
  expect([more.status, errorCode, more.headers.get('Connection')]).toEqual([429, 'RATE_LIMITED', 'close']);
  const small = begin(2);
  small.end();
  expect((await small.answer).status).toBe(400);
  for (const { end } of held) end();
  await Promise.all(held.map(({ answer }) => answer));
  const later = begin(BYTES);
  later.end();
  expect((await later.answer).status).toBe(400);
});
