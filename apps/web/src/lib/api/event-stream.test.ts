import { describe, expect, it } from 'vitest';
import { readEvents, type ServerEvent } from './event-stream.ts';

const bytes = new TextEncoder();

function bodyOf(pieces: readonly (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(typeof piece === 'string' ? bytes.encode(piece) : piece);
      controller.close();
    },
  });
}

async function allOf(pieces: readonly (string | Uint8Array)[]): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of readEvents(bodyOf(pieces))) events.push(event);
  return events;
}

describe('readEvents()', () => {
  it.each([
    ['LF', 'event: delta\ndata: a\n\n'],
    ['CRLF', 'event: delta\r\ndata: a\r\n\r\n'],
    ['CR', 'event: delta\rdata: a\r\r'],
    ['no space after the colon', 'event:delta\ndata:a\n\n'],
    ['a byte-order mark', '\uFEFFevent: delta\ndata: a\n\n'],
    ['comments, ids and waits', ': oi\nid: 7\nretry: 10\nevent: delta\n:\ndata: a\n\n'],
  ])('parses a stream with %s', async (_how, text) => {
    expect(await allOf([text])).toEqual([{ name: 'delta', data: 'a' }]);
  });

  it('yields the same events however the body is split into chunks', async () => {
    const text = 'event: delta\r\ndata: {"text":"não é 🌿"}\r\n\r\ndata: b\r\n\r\n';
    const whole = bytes.encode(text);
    for (const size of [1, 2, 3, 5, 7]) {
      const pieces = Array.from({ length: Math.ceil(whole.length / size) }, (_, index) =>
        whole.slice(index * size, (index + 1) * size),
      );
      expect(await allOf(pieces), `pieces of ${size}`).toEqual([
        { name: 'delta', data: '{"text":"não é 🌿"}' },
        { name: 'message', data: 'b' },
      ]);
    }
  });

  it('joins the data lines of an event with line breaks, and strips one leading space from each line', async () => {
    expect(await allOf(['data: a\ndata\ndata:  b\n\n'])).toEqual([{ name: 'message', data: 'a\n\n b' }]);
  });

  it('skips an event without data, and does not give its name to the next event', async () => {
    expect(await allOf(['event: delta\n\ndata: a\n\n'])).toEqual([{ name: 'message', data: 'a' }]);
  });

  it('skips an event that is incomplete at the end of the body', async () => {
    expect(await allOf(['data: a\n\ndata: b\n'])).toEqual([{ name: 'message', data: 'a' }]);
  });

  it('cancels the body when the caller leaves the loop early', async () => {
    let isCancelled = false;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytes.encode('data: a\n\n')),
      cancel: () => {
        isCancelled = true;
      },
    });
    for await (const _ of readEvents(body)) break;
    expect(isCancelled).toBe(true);
  });

  it('rethrows an error that occurs while the body is read', async () => {
    const body = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new TypeError('cut')) });
    await expect(async () => {
      for await (const _ of readEvents(body)) throw new Error('there is none');
    }).rejects.toThrow('cut');
  });
});
