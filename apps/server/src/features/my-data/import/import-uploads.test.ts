import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { daylioCsv, startImportApp } from '../../../testing/import-app.ts';
import { openForFile } from '../../../testing/open-for-file.ts';

const app = await openForFile(startImportApp());
const PATH = '/imports?source=daylio&filename=daylio_export.csv';
const FILE = new TextEncoder().encode(daylioCsv([{ date: '2026-01-01', note: 'um dia' }]));
const TYPE = { 'Content-Type': 'application/octet-stream' };

/** A body that sends its bytes when it is told to, and tells whether it was read. */
function heldBody() {
  const sent = Promise.withResolvers<void>();
  const state = { isRead: false };
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        state.isRead = true;
        await sent.promise;
        controller.enqueue(FILE);
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { body, send: sent.resolve, state };
}

it('files of one person are received one after the other, and a fourth is refused', async () => {
  const ana = await app.newImporter();
  const bodies = [heldBody(), heldBody(), heldBody()];
  const headers = { ...TYPE, 'Content-Length': String(FILE.length) };
  const half = { duplex: 'half' };
  const answers = bodies.map(({ body }) => ana.request(PATH, { method: 'POST', headers, body, ...half }));
  await expect.poll(() => bodies[0]?.state.isRead).toBe(true);
  const [fourth, ofAnother] = await Promise.all([ana.upload(FILE), (await app.newImporter()).upload(FILE)]);
  expect([fourth.status, fourth.body.errorCode, ofAnother.status]).toEqual([429, 'RATE_LIMITED', 201]);
  const read: (boolean | undefined)[][] = [];
  for (const { send } of bodies) {
    read.push(bodies.map(({ state }) => state.isRead));
    send();
    await answers[read.length - 1];
    for (let turn = 0; turn < 20; turn += 1) await setImmediate();
  }
  expect(read[0]).toEqual([true, false, false]);
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([201, 201, 201]);
});

it('a chunked body without a session is not read', async () => {
  const { body, state } = heldBody();
  const headers = { ...TYPE, 'Transfer-Encoding': 'chunked' };
  const { status, headers: own } = await app.app.app.request(`/api${PATH}`, {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as object);
  expect([status, state.isRead, own.get('Connection')]).toEqual([401, false, 'close']);
});
