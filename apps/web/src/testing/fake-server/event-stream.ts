import type { EventStreams } from '@alento/contract/chat-stream';

export type StreamPath = keyof EventStreams;
type Told = EventStreams[StreamPath]['event'];

const bytes = new TextEncoder();

/** Server-sent events that the test sends one by one. */
export class EventStream {
  readonly #body: ReadableStream<Uint8Array>;
  #writer: ReadableStreamDefaultController<Uint8Array> | undefined;

  constructor() {
    this.#body = new ReadableStream({
      start: (controller) => {
        this.#writer = controller;
      },
    });
  }

  send<Name extends Told['event']>(event: Name, data: Extract<Told, { event: Name }>['data']): this {
    this.#writer?.enqueue(bytes.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
    return this;
  }

  /** The connection breaks in the middle. */
  breakOff(): void {
    this.#writer?.error(new TypeError('cut'));
  }

  end(): this {
    this.#writer?.close();
    return this;
  }

  response(): Response {
    return new Response(this.#body, { headers: { 'Content-Type': 'text/event-stream' } });
  }
}
