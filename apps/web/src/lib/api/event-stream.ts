import { createParser } from 'eventsource-parser';

/** A server-sent event (text/event-stream). */
export type ServerEvent = { name: string; data: string };

/**
 * Reads server-sent events from a response body; unlike EventSource this allows request headers. Ends with the
 * body; leaving the loop early cancels it.
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
    // Cancelling a body that has failed throws. The error is ignored, because such a body needs no cancelling.
    await reader.cancel().catch(() => undefined);
  }
}
