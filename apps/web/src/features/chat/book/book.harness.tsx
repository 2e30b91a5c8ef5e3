import { beforeEach } from 'vitest';
import { server } from '../chat.harness.tsx';

export const TITLE = 'Noites que descansam';

export const onPlan = (planId: 'free' | 'essencial' | 'premium'): void =>
  server.on('GET /user-plans/current', () =>
    Response.json({ planId, currentPlan: 'basic', canceledAt: null, currentPeriodEnd: null }),
  );

/** A shelf with one book, and a person on Premium; after `withChat`. */
export function withBook(): void {
  beforeEach(() => {
    server.on('GET /books', () => Response.json({ books: [{ id: 'noites', title: TITLE }] }));
    onPlan('premium');
  });
}
