import type { ShellUpdates } from '../../../platform/shell-updates.ts';
import { failureTexts, problemTexts } from '../update.copy.ts';
import type { MemoryPort } from './update-memory.ts';
import { type UpdateStore, updateOf } from './update-store.ts';

type Ports = { readonly shell: ShellUpdates; readonly memory: MemoryPort; mayInterrupt(): boolean };

/** Says once that the shell undid a version which didn't start. */
async function tellUndone({ shell, memory }: Ports, store: UpdateStore): Promise<void> {
  const undone = await shell.lastFailure();
  // The shell tells it once, so it is stored until the person has read it.
  if (undone) await memory.write({ failed: undone.version, untold: undone.version });
  const { untold } = memory.read();
  if (untold === null) return;
  store.change({ update: updateOf({ version: untold, status: 'failed', isUndone: true, ...failureTexts.apply }) });
}

/**
 * Uses a version that the person installed before they left the app: this start is the one that it waits for. If they
 * are already doing something, it is offered again.
 */
async function applyStaged({ shell, memory, mayInterrupt }: Ports, store: UpdateStore): Promise<void> {
  const [staged, current] = await Promise.all([shell.staged(), shell.current()]);
  const { applying } = memory.read();
  if (!staged?.isComplete || staged.id === current.id) {
    if (applying !== null) await memory.write({ applying: null });
    return;
  }
  const { id, version } = staged;
  if (applying === id) {
    // The shell couldn't use it and has started this version again. It must not be tried at each start for ever.
    await memory.write({ applying: null, failed: version });
    await shell.stage(current.id);
    store.change({ update: updateOf({ id, version, status: 'failed', ...failureTexts.apply }) });
  } else if (store.current().update === null && mayInterrupt()) {
    await memory.write({ applying: id });
    await shell.restart();
  } else {
    // Staged again, so that the shell doesn't use it when the app goes to the background.
    await shell.stage(id);
    if (store.current().update === null) {
      store.change({ update: updateOf({ id, version, status: 'installed', progress: 100 }) });
    }
  }
}

/** Takes up what earlier starts left. Call it once, at the start. */
export async function resumeUpdate(ports: Ports, store: UpdateStore): Promise<void> {
  try {
    await tellUndone(ports, store);
    await applyStaged(ports, store);
  } catch {
    store.change({ problem: problemTexts.sync });
  }
}
