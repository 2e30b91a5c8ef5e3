import { expect, it } from 'vitest';
import { readEvents, type ServerEvent } from './event-stream.ts';

async function allOf(pieces: readonly Uint8Array[]): Promise<ServerEvent[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  const events: ServerEvent[] = [];
  for await (const event of readEvents(body)) events.push(event);
  return events;
}

it('readEvents() yields the same events however the body is split into chunks', async () => {
  const whole = new TextEncoder().encode('event: delta\r\ndata: {"text":"não é 🌿"}\r\n\r\ndata: b\r\n\r\n');
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
