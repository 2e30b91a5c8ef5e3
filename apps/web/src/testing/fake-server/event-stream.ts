import type { EventStreams } from '@alento/contract/streams/event-streams';

export type StreamPath = keyof EventStreams;
type StreamEvent = EventStreams[StreamPath]['event'];
type Piece = {
  [Event in StreamEvent as Event['event']]: [name: Event['event'], data: Event['data']];
}[StreamEvent['event']];

const bytes = new TextEncoder();

/** Server-sent events that the test sends one by one. */
export class EventStream {
  readonly response: Response;
  #writer: ReadableStreamDefaultController<Uint8Array> | undefined;

  constructor(headers: Record<string, string> = {}) {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#writer = controller;
      },
    });
    this.response = new Response(body, { headers: { 'Content-Type': 'text/event-stream', ...headers } });
  }

  /** A stream that contains exactly these events. */
  static of(...pieces: readonly Piece[]): EventStream {
    const stream = new EventStream();
    for (const piece of pieces) stream.send(...piece);
    stream.end();
    return stream;
  }

  send(...[event, data]: Piece): void {
    this.sendText(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Sends any text, for tests of a stream that can't be parsed. */
  sendText(text: string): void {
    this.#writer?.enqueue(bytes.encode(text));
  }

  /** Breaks the connection before the end of the stream. */
  breakOff(): void {
    this.#writer?.error(new TypeError('cut'));
  }

  end(): void {
    this.#writer?.close();
  }
}
