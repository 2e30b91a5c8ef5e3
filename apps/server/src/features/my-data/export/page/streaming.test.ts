import type { ExportEntry } from '@alento/contract/my-data/export-document';
import { expect, it } from 'vitest';
import { entriesOf, entryOf, monthsOf } from './entries.fixture.ts';
import { pageHtml } from './page-html.ts';
import { conversationOf, list, reading, sourceOf } from './page-source.fixture.ts';

const bytesOf = (piece: string): number => Buffer.byteLength(piece);

it('is made in small pieces while it is read', async () => {
  let read = 0;
  async function* counted(): AsyncGenerator<ExportEntry> {
    for (const entry of entriesOf(20_000)) {
      read += 1;
      yield entry;
    }
  }
  const source = sourceOf({ entries: counted }, { months: monthsOf(entriesOf(100)) });
  let largest = 0;
  let writtenBytes = 0;
  for await (const piece of pageHtml(source)) {
    writtenBytes += bytesOf(piece);
    largest = Math.max(largest, bytesOf(piece));
    // An entry of the sample takes more than 100 bytes: nothing is read long before it is written.
    expect(read * 100).toBeLessThan(writtenBytes);
  }
  expect(read).toBe(20_000);
  expect(largest).toBeLessThanOrEqual(64_000);
});

it('lets the server do other things after each piece', async () => {
  let turns = 0;
  const count = (): void => {
    turns += 1;
    waiting = setImmediate(count);
  };
  let waiting = setImmediate(count);
  const source = sourceOf({ entries: () => reading(entriesOf(2_000)) });
  let pieces = 0;
  for await (const _ of pageHtml(source)) pieces += 1;
  clearImmediate(waiting);
  expect(pieces).toBeGreaterThan(20);
  expect(turns).toBeGreaterThanOrEqual(pieces - 1);
});

it('reads the messages of a conversation before it goes on to the next', async () => {
  const order: string[] = [];
  async function* conversations() {
    for (const title of ['a', 'b']) {
      order.push(title);
      const conversation = conversationOf(title, [{ text: 'oi' }]);
      const messages = async function* () {
        order.push(`${title}1`);
        yield* conversation.messages();
      };
      yield { ...conversation, messages };
    }
  }
  const content = sourceOf({ conversations });
  for await (const _ of pageHtml(content)) order.push('');
  expect(order.filter(Boolean)).toEqual(['a', 'a1', 'b', 'b1']);
});

it.each(['', 'a'])('cuts a long note to pieces, and no character of it, after %j', async (first) => {
  // Each character has two units, and a piece an even number of them: of the two notes, one has characters at its cuts.
  const note = `${first}${'😀'.repeat(60_000)}`;
  const content = sourceOf({ entries: list([entryOf({ note })]) });
  let bytes = Buffer.alloc(0);
  for await (const piece of pageHtml(content)) {
    expect(piece.isWellFormed()).toBe(true);
    expect(bytesOf(piece)).toBeLessThanOrEqual(64_000);
    bytes = Buffer.concat([bytes, Buffer.from(piece)]);
  }
  expect(bytes.toString()).toContain(note);
});
