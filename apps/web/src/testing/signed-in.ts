import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { queryClient } from '../lib/query-client.ts';
import { session } from '../lib/session/session.ts';

export const signIn = (userId = 'maria', deviceKey?: string): Promise<void> =>
  session.start({ userId, token: 't1' }, `${userId}@exemplo.com`, deviceKey);

/** After each test of a file, removes the screen, signs out whoever is signed in, and empties the query cache. */
export function withVisitor(): void {
  afterEach(async () => {
    cleanup();
    await session.leave();
    queryClient.clear();
  });
}

/** Signs a person in before each test of a file, and out after it. */
export function withMember(userId?: string, deviceKey?: string): void {
  beforeEach(() => signIn(userId, deviceKey));
  withVisitor();
}
