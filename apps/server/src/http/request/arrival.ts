import type { IncomingMessage } from 'node:http';

/** What starts the time limit of a file's arrival. It counts from the turn of the file, which may wait for another. */
const starts = new WeakMap<IncomingMessage, () => void>();

/** Time without a byte of a file after which its connection is closed, ms: the person's next file waits for its end. */
const STALLED_MS = 10_000;

/** Holds the time limit of a file's arrival until `receiveFile`. @param start starts it. */
export function limitFrom(incoming: IncomingMessage, start: () => void): void {
  starts.set(incoming, start);
}

/** Begins to receive a file: it must arrive in time, and its connection is closed if no byte arrives for a while. */
export function receiveFile(incoming: IncomingMessage | undefined): void {
  if (!incoming || incoming.complete) return;
  starts.get(incoming)?.();
  // Node destroys a connection whose time limit nobody listens to, and sets its own for the next request.
  incoming.socket.setTimeout(STALLED_MS);
  incoming.once('end', () => incoming.socket.setTimeout(0));
}
