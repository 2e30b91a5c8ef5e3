import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const READY_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 15_000;
const READY = /no ar em (\S+)/;
const LOOK_EVERY_MS = 10;

const living = new Set<ChildProcess>();
/** Kills all child processes that are still alive, for example after a failure. */
export function killChildren(): void {
  for (const child of living) child.kill('SIGKILL');
}
process.on('exit', killChildren);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

/** Unit in which Linux counts CPU time, ms. */
const TICK_MS = 10;

export type Child = {
  readonly pid: number;
  /** The stdout and stderr of the process since its start. */
  output(): string;
  /** CPU time used so far, ms. */
  cpuMs(): number;
  /**
   * Waits until the process ends.
   *
   * @returns the exit code, or null if a signal ended it
   */
  ended(): Promise<number | null>;
  /** Sends SIGKILL and waits until the process ends. */
  kill(): Promise<void>;
  /**
   * Sends SIGTERM, and SIGKILL if the process doesn't end.
   *
   * @throws if SIGKILL was needed, or if the process exits with an error
   */
  stop(): Promise<void>;
};
export type Serving = Child & { readonly address: string; readonly readyMs: number };

/**
 * Runs a TypeScript file as a separate process. Its output goes to a file, because reading a pipe would cost
 * the load generator CPU time.
 */
export function spawnChild(
  script: string,
  environment: Record<string, string>,
  logPath: string,
  args: readonly string[] = [],
): Child {
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
  const output = () => readFileSync(logPath, 'utf8');
  return {
    pid,
    output,
    cpuMs() {
      // In proc(5), user and system time are fields 14 and 15. The process name before them may contain spaces.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    },
    ended: () => end,
    async kill() {
      child.kill('SIGKILL');
      await end;
    },
    async stop() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      const code = await end;
      clearTimeout(timer);
      if (code !== 0) throw new Error(`${script} (process ${pid}) ended with ${code}:\n${output().slice(-2000)}`);
    },
  };
}

/** Runs a process and waits until it has printed something. @returns the process, what matched, and when it was ready */
export async function spawnReady(
  script: string,
  environment: Record<string, string>,
  logPath: string,
  ready: RegExp,
  args: readonly string[] = [],
): Promise<Child & { readonly match: RegExpExecArray; readonly readyMs: number }> {
  const started = performance.now();
  const child = spawnChild(script, environment, logPath, args);
  let isOver = false;
  void child.ended().then(() => {
    isOver = true;
  });
  while (performance.now() - started < READY_TIMEOUT_MS) {
    const match = ready.exec(child.output());
    if (match !== null) return { ...child, match, readyMs: performance.now() - started };
    if (isOver) throw new Error(`${script} ended before it was ready:\n${child.output().slice(-2000)}`);
    await sleep(LOOK_EVERY_MS);
  }
  await child.kill();
  throw new Error(`${script} was not ready in ${READY_TIMEOUT_MS} ms:\n${child.output().slice(-2000)}`);
}

/** Runs a server process and waits until it has printed its address. */
export async function spawnServing(
  script: string,
  environment: Record<string, string>,
  logPath: string,
): Promise<Serving> {
  const { match, ...child } = await spawnReady(script, environment, logPath, READY);
  return { ...child, address: match[1] ?? '' };
}
