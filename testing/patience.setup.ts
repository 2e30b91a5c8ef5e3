import { vi } from 'vitest';

/** How long vi.waitFor() and vi.waitUntil() wait, ms: a slow machine must fail no test. */
export const PATIENCE_MS = 25_000;

type Options = Parameters<typeof vi.waitUntil>[1];
const patient = (options: Options = {}): Options =>
  typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options };

// The files of a process share `vi`.
if (!('isPatient' in vi)) {
  const { waitFor, waitUntil } = vi;
  Object.assign(vi, {
    isPatient: true,
    waitFor: <T>(work: () => T | Promise<T>, options?: Options) => waitFor(work, patient(options)),
    waitUntil: <T>(work: () => T | Promise<T>, options?: Options) => waitUntil(work, patient(options)),
  });
}
