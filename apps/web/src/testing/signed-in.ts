import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { queryClient } from '../lib/query-client.ts';
import { session } from '../lib/session/session.ts';

export const signIn = (userId = 'maria', deviceKey?: string): Promise<void> =>
  session.start({ userId, token: 't1' }, `${userId}@exemplo.com`, deviceKey);

/** Removes the screen, signs out, which also deletes the data on the device, and empties the query cache. */
export async function leave(): Promise<void> {
  cleanup();
  await session.leave();
  queryClient.clear();
}

/** Leaves after each test of a file. */
export function withVisitor(): void {
  afterEach(leave);
}

/** Signs a person in before each test of a file, and out after it. */
export function withMember(userId?: string, deviceKey?: string): void {
  beforeEach(() => signIn(userId, deviceKey));
  withVisitor();
}
