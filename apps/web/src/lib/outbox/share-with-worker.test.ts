import { expect, it } from 'vitest';
import type { Copy } from '../../platform/worker-store.ts';
import { type OutboxItem, UNTRIED } from './outbox-item.ts';
import { shareWithWorker } from './share-with-worker.ts';

const itemOf = (id: string, kind: string, place: number): OutboxItem => ({
  ...{ id, kind, place, key: id, body: {} },
  ...UNTRIED,
});

it('gives the service worker what it may send, without photos, which hold up nothing behind them', async () => {
  const all = [itemOf('1', 'mood-entry', 1), itemOf('photo:2', 'attachment', 2), itemOf('3', 'mood-entry', 3)];
  const items = {
    refresh: () => undefined,
    of: () => all,
    isStored: () => true,
    adopt: async () => undefined,
    change: async () => null,
  };
  let copies: readonly Copy[] = [];
  await shareWithWorker(
    { userId: 'ana', items, kindOf: async () => null, onSent: () => undefined },
    {
      exchange: async (_, read) => {
        copies = read();
        return { created: [], tried: [] };
      },
      forget: async () => undefined,
    },
  );
  expect(copies.map(({ id }) => id)).toEqual(['1', '3']);
});
