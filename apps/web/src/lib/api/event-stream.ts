import { createParser } from 'eventsource-parser';

/** One event of a server that sends them (text/event-stream). */
export type ServerEvent = { name: string; data: string };

/**
 * Reads server-sent events from the body of an answer, so that a call with headers of its own can have
 * them. Ends with the body; leaving the loop early cancels it.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const read: ServerEvent[] = [];
  const parser = createParser({ onEvent: ({ event = 'message', data }) => void read.push({ name: event, data }) });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      parser.feed(decoder.decode(value, { stream: !done }));
      yield* read.splice(0);
      if (done) return;
    }
  } finally {
    // A body that broke off has nothing left to cancel.
    await reader.cancel().catch(() => undefined);
  }
}
