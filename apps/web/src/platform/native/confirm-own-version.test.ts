import { describe, expect, it } from 'vitest';
import type { Bundle, ShellUpdates } from '../shell-updates.ts';
import { confirmOwnVersion } from './confirm-own-version.ts';

const bundleOf = (id: string): Bundle => ({ id, version: id, isComplete: true, downloadedAt: '' });
const NEXT = 'next';

/** A shell that runs the version `own`. `confirmed` lists the ids that were confirmed. */
function shellWith() {
  const confirmed: string[] = [];
  let current = 'own';
  const go = (id: string) => async () => {
    current = id;
  };
  const shell = {
    current: async () => bundleOf(current),
    startWith: async (id: string) => {
      if (id !== NEXT) throw new Error(`Update failed, id ${id} does not exist.`);
      current = id;
    },
    restart: go(NEXT),
    goBack: go('builtin'),
    confirm: async () => void confirmed.push(current),
  };
  return {
    confirmed,
    currentId: () => current,
    updates: confirmOwnVersion(shell as Partial<ShellUpdates> as ShellUpdates),
  };
}

describe('a page confirms the version that it runs', () => {
  it('also several times', async () => {
    const { confirmed, updates } = shellWith();
    await updates.confirm();
    await updates.confirm();
    expect(confirmed).toEqual(['own', 'own']);
  });

  it('if the change of the version fails', async () => {
    const { confirmed, updates } = shellWith();
    await expect(updates.startWith('none')).rejects.toThrow();
    await updates.confirm();
    expect(confirmed).toEqual(['own']);
  });

  it('before the version changes, if both are asked for at once', async () => {
    const { currentId, confirmed, updates } = shellWith();
    await Promise.all([updates.confirm(), updates.startWith(NEXT)]);
    expect([confirmed, currentId()]).toEqual([['own'], NEXT]);
  });
});

it.each<[string, (updates: ShellUpdates) => Promise<void>]>([
  ['the version that was installed', (updates) => updates.startWith(NEXT)],
  ['the staged version', (updates) => updates.restart()],
  ['the version that the shell came with', (updates) => updates.goBack()],
])('a page that is leaving doesn’t confirm %s', async (_, leave) => {
  const { confirmed, updates } = shellWith();
  // In each order: asked for after the change, and while the change is under way.
  await leave(updates);
  await expect(updates.confirm()).rejects.toThrow('Another version');
  expect(confirmed).toEqual([]);
  const other = shellWith();
  await Promise.allSettled([leave(other.updates), other.updates.confirm()]);
  expect(other.confirmed).toEqual([]);
});
