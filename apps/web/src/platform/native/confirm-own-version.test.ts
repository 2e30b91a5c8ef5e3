import { describe, expect, it } from 'vitest';
import { bundleOf, fakeShell } from '../../features/app-update/updates.harness.ts';
import { confirmOwnVersion } from './confirm-own-version.ts';

const NEXT = bundleOf('1.1.0');

/** A shell that runs the given version and has another one. `confirmed` lists the ids that were confirmed. */
function shellWith({ now = bundleOf('1.0.0'), next = null as typeof NEXT | null } = {}) {
  const shell = fakeShell();
  shell.has([now, NEXT], { now, next });
  const confirmed: string[] = [];
  shell.updates.confirm.mockImplementation(async () => void confirmed.push(shell.currentId()));
  return { shell, confirmed, updates: confirmOwnVersion(shell.updates) };
}

describe('a page confirms the version that it runs', () => {
  it('also several times', async () => {
    const { confirmed, updates } = shellWith();
    await updates.confirm();
    await updates.confirm();
    expect(confirmed).toEqual(['id-1.0.0', 'id-1.0.0']);
  });

  it('if the change of the version fails', async () => {
    const { confirmed, updates } = shellWith();
    await expect(updates.startWith('id-none')).rejects.toThrow();
    await updates.confirm();
    expect(confirmed).toEqual(['id-1.0.0']);
  });

  it('before the version changes, if both are asked for at once', async () => {
    const { shell, confirmed, updates } = shellWith();
    await Promise.all([updates.confirm(), updates.startWith(NEXT.id)]);
    expect([confirmed, shell.currentId()]).toEqual([['id-1.0.0'], NEXT.id]);
  });
});

describe('a page that is leaving doesn’t confirm', () => {
  it.each([
    [
      'the version that was installed',
      {},
      (updates: ReturnType<typeof shellWith>['updates']) => updates.startWith(NEXT.id),
    ],
    ['the staged version', { next: NEXT }, (updates: ReturnType<typeof shellWith>['updates']) => updates.restart()],
    [
      'the version that the shell came with',
      {},
      (updates: ReturnType<typeof shellWith>['updates']) => updates.goBack(),
    ],
  ])('%s', async (_, given, leave) => {
    const { confirmed, updates } = shellWith(given);
    // In each order: asked for after the change, and while the change is under way.
    await leave(updates);
    await updates.confirm();
    expect(confirmed).toEqual([]);
    const other = shellWith(given);
    await Promise.all([leave(other.updates), other.updates.confirm()]);
    expect(other.confirmed).toEqual([]);
  });
});
