import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A request that Node's parser has passed on, and its response. */
export type Begun = { incoming: IncomingMessage; outgoing: ServerResponse };

/**
 * Requests of a connection that may wait for the responses before theirs. Browsers and proxies send none before they
 * have the response (RFC 9112 §9.3.2 calls it pipelining).
 */
const WAITING_MAX = 8;

/**
 * Stops Node's parser, which would make objects for thousands of requests from what it has read of a connection
 * already. Node has no public way to do so: 2 says that other bytes than HTTP follow.
 */
function stopParser(socket: Socket & { parser?: { onIncoming: () => number } | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => 2;
}

/**
 * Starts the requests of a connection one after the other: each when the response before it has been sent, in a turn of
 * the event loop of its own. So a connection takes no more work or memory than a client that waits for its responses.
 * One with more than `WAITING_MAX` further requests is closed.
 */
export function onePerConnection(start: (begun: Begun) => void) {
  /** The requests of each connection without a complete response. All but the first wait. */
  const openOf = new WeakMap<Socket, Begun[]>();

  function startWaiting(begun: Begun, socket: Socket): void {
    // Node has aborted the requests of a client that has closed its side.
    if (socket.writable && !begun.incoming.destroyed) start(begun);
  }

  return {
    take(incoming: IncomingMessage, outgoing: ServerResponse): void {
      const { socket } = incoming;
      if (socket.destroyed) return;
      const open = openOf.get(socket) ?? [];
      openOf.set(socket, open);
      open.push({ incoming, outgoing });
      if (open.length > 1 + WAITING_MAX) {
        socket.destroy();
        stopParser(socket);
        return;
      }
      // Node sends the responses of a connection in order, so the one that closes is the first.
      outgoing.once('close', () => {
        open.shift();
        // Without one that waits, the next request starts when it arrives, which may be in this turn.
        if (open[0]) setImmediate(startWaiting, open[0], socket);
      });
      if (open.length === 1) start({ incoming, outgoing });
    },

    /** The requests of a connection without a complete response, in their order. */
    openOf: (socket: Socket): readonly Begun[] => openOf.get(socket) ?? [],
  };
}
