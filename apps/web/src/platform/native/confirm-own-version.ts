import type { ShellUpdates } from '../shell-updates.ts';

/**
 * Lets a page confirm only the version that it runs. The shell confirms whichever version is the current one, and that
 * is already the next one while this page still runs after "Instalar e Reiniciar". So calls that change the version and
 * confirmations run one after the other, and a confirmation for another version is rejected: its own page confirms it.
 */
export function confirmOwnVersion(updates: ShellUpdates): ShellUpdates {
  let last: Promise<unknown> = Promise.resolve();
  let ownId: string | null = null;

  /** Runs the call after the earlier ones, when the id of this page's version is known. */
  function inTurn(call: () => Promise<void>): Promise<void> {
    const mine = last.then(async () => {
      ownId ??= (await updates.current()).id;
      await call();
    });
    last = mine.catch(() => undefined);
    return mine;
  }

  return {
    ...updates,
    startWith: (id) => inTurn(() => updates.startWith(id)),
    restart: () => inTurn(updates.restart),
    goBack: () => inTurn(updates.goBack),
    confirm: () =>
      inTurn(async () => {
        if ((await updates.current()).id !== ownId) throw new Error('Another version is about to start.');
        await updates.confirm();
      }),
  };
}
