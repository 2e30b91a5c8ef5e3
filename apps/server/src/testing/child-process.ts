import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { bundledServerFile } from '../../../../scripts/run/server-build.mjs';

/** Several times what a first start takes on a busy machine. */
const TIMEOUT_MS = 60_000;
/**
 * Keeps V8 from compiling PGlite's WebAssembly a second time with optimisations. It takes a second of processor time,
 * which a process that lives for seconds doesn't regain.
 */
const QUICK = '--liftoff-only';
/** Keeps backups within the test's folder, and makes none at night, at whatever hour it runs. */
const backupsOf = ({ DATA_DIR }: Record<string, string>) => ({
  BACKUP_NIGHTLY: 'false',
  ...(DATA_DIR === undefined ? {} : { BACKUP_DIR: join(DATA_DIR, 'backups') }),
});

export type Child = {
  process: ChildProcess;
  output(): string;
  /** Waits for a text on stdout or stderr; rejects if the process ends before. */
  waitFor(pattern: RegExp): Promise<RegExpExecArray>;
  /** Waits for the end of the process. Returns the exit code, or null after a signal. */
  ended(): Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
};

/** Runs a source file of the server in a child process, from the bundle. */
export function runChild(file: string, environment: Record<string, string>, args: readonly string[] = []): Child {
  const child = spawn(process.execPath, [QUICK, bundledServerFile(file), ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...backupsOf(environment),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const watchers = new Set<() => void>();
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
    for (const watch of watchers) watch();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const end = new Promise<number | null>((done) => child.on('close', (code) => done(code)));
  return {
    process: child,
    output: () => output,
    ended: () => end,
    kill: (signal) => child.kill(signal),
    waitFor: (pattern) =>
      new Promise((resolve, reject) => {
        const fail = (reason: string) => reject(new Error(`${reason} before ${pattern}:\n${output}`));
        const timer = setTimeout(() => fail('Time ran out'), TIMEOUT_MS);
        const watch = () => {
          const match = pattern.exec(output);
          if (!match) return;
          clearTimeout(timer);
          watchers.delete(watch);
          resolve(match);
        };
        watchers.add(watch);
        void end.then(() => {
          clearTimeout(timer);
          watch();
          fail('The process ended');
        });
        watch();
      }),
  };
}
