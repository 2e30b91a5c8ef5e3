import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Html } from './html.ts';

/** Length of a piece in UTF-16 units; at most three bytes each in UTF-8. */
const PIECE_UNITS = 20_000;

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;

/**
 * Joins short HTML and cuts long HTML to pieces of at most about 60 kB. No piece ends within a character. Each piece is
 * made in its own turn of the event loop, so that the server answers others meanwhile.
 */
export async function* inPieces(parts: AsyncIterable<Html>): AsyncGenerator<string> {
  let waiting = '';
  for await (const { markup } of parts) {
    waiting += markup;
    while (waiting.length >= PIECE_UNITS) {
      const end = isHighSurrogate(waiting.charCodeAt(PIECE_UNITS - 1)) ? PIECE_UNITS - 1 : PIECE_UNITS;
      yield waiting.slice(0, end);
      waiting = waiting.slice(end);
      await nextTurn();
    }
  }
  if (waiting !== '') yield waiting;
}
