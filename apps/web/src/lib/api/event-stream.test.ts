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

  it('skips an event that is incomplete at the end of the body', async () => {
    expect(await allOf(['data: a\n\ndata: b\n'])).toEqual([{ name: 'message', data: 'a' }]);
  });
});
