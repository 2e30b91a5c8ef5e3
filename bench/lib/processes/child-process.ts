import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const READY_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 15_000;
const LOOK_EVERY_MS = 10;
/** Unit in which Linux counts CPU time, ms. */
const TICK_MS = 10;

const living = new Set<ChildProcess>();
/** Kills all child processes that are still alive, for example after a failure. */
export function killChildren(): void {
  for (const child of living) child.kill('SIGKILL');
}
process.on('exit', killChildren);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

/** A process that is ready: the address that it printed, and after which time. */
export type Serving = ReturnType<typeof spawnChild> & { readonly address: string; readonly readyMs: number };

/**
 * Runs a script as a separate process. Its output goes to a file, because reading a pipe would cost the load generator
 * CPU time.
 */
function spawnChild(
  script: string,
  environment: Record<string, string>,
  logPath: string,
  args: readonly string[] = [],
) {
  const log = openSync(logPath, 'w');
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...environment },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const { pid } = child;
  if (pid === undefined) throw new Error(`${script} did not start`);
  living.add(child);
  const end = new Promise<number | null>((done) => {
    child.on('exit', (code) => {
      living.delete(child);
      done(code);
    });
  });
  /** The stdout and stderr of the process since its start. */
  const output = (): string => readFileSync(logPath, 'utf8');
  return {
    pid,
    output,
    /** CPU time used so far, ms. */
    cpuMs(): number {
      // In proc(5), user and system time are fields 14 and 15. The process name before them may contain spaces.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    },
    /** Resident memory, MB. */
    memoryMb(): number {
      const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      return Number(kilobytes) / 1000;
    },
    /** Waits until the process ends. @returns the exit code, or null if a signal ended it */
    ended: () => end,
    /** Sends SIGKILL and waits until the process ends. */
    async kill(): Promise<void> {
      child.kill('SIGKILL');
      await end;
    },
    /** Sends SIGTERM. @throws if the process doesn't end, so that it was killed, or exits with an error */
    async stop(): Promise<void> {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      const code = await end;
      clearTimeout(timer);
      if (code !== 0) throw new Error(`${script} (process ${pid}) ended with ${code}:\n${output().slice(-2000)}`);
    },
  };
}

/**
 * Runs a script as a separate process and waits until it has printed that it is ready.
 *
 * @param ready what it prints, with its address as the group.
 */
export async function spawnReady(ready: RegExp, ...what: Parameters<typeof spawnChild>): Promise<Serving> {
  const started = performance.now();
  const child = spawnChild(...what);
  const timer = setTimeout(() => void child.kill(), READY_TIMEOUT_MS);
  let isOver = false;
  void child.ended().then(() => {
    isOver = true;
  });
  let match: RegExpExecArray | null = null;
  while (match === null) {
    if (isOver) throw new Error(`${what[0]} did not get ready:\n${child.output().slice(-2000)}`);
    await sleep(LOOK_EVERY_MS);
    match = ready.exec(child.output());
  }
  clearTimeout(timer);
  return { ...child, address: match[1] ?? '', readyMs: performance.now() - started };
}
