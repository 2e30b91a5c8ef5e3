import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Chunks that a body may have whatever their size, and the average size that more must have, bytes: each takes time and
 * memory, and eleven thousand of one byte fit into what Node reads of a connection at once.
 */
const CHUNKS = 32;
const CHUNK_BYTES = 256;

/** The name of the parser's callback for a chunk: `HTTPParser.kOnBody`, which Node doesn't export. */
const ON_BODY = 3;

type OnBody = (this: Parser, chunk: Buffer) => unknown;
/** What is used of Node's parser, which has no public interface. */
type Parser = { incoming: IncomingMessage | null; [ON_BODY]: OnBody | null };

/** Node uses a parser for one connection after the other. */
const counting = new WeakSet<Parser>();

function countChunks(parser: Parser, onBody: OnBody): void {
  const received = new WeakMap<IncomingMessage, { bytes: number; chunks: number }>();
  function count(this: Parser, chunk: Buffer): unknown {
    const { incoming } = this;
    if (!incoming || incoming.headers['transfer-encoding'] === undefined) return onBody.call(this, chunk);
    const before = received.get(incoming) ?? { bytes: 0, chunks: 0 };
    const now = { bytes: before.bytes + chunk.length, chunks: before.chunks + 1 };
    received.set(incoming, now);
    if (now.chunks <= CHUNKS + now.bytes / CHUNK_BYTES) return onBody.call(this, chunk);
    incoming.socket.destroy();
    // Without a callback the parser skips in native code what has been read of the connection already. Node gives it to
    // another connection after that, when this one has been closed.
    this[ON_BODY] = null;
    setImmediate(() => {
      this[ON_BODY] = count;
    });
    return undefined;
  }
  parser[ON_BODY] = count;
}

/** Closes the connection of a request as soon as its body has too many tiny chunks, whoever reads the body. */
export function refuseTinyChunks({ headers, socket }: IncomingMessage): void {
  const { parser } = socket as Socket & { parser?: Parser | null };
  if (headers['transfer-encoding'] === undefined || !parser || counting.has(parser)) return;
  const onBody = parser[ON_BODY];
  if (!onBody) throw new Error('Node’s parser has another callback for chunks');
  counting.add(parser);
  countChunks(parser, onBody);
}
