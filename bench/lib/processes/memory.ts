import { readFileSync, writeFileSync } from 'node:fs';

/** A field of /proc/<pid>/status, bytes (proc(5) gives kB). */
function statusField(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (kilobytes === undefined) throw new Error(`Process ${pid} has no ${name}`);
  return Number(kilobytes) * 1024;
}

/** The resident memory of a process, bytes. */
export const residentMemory = (pid: number): number => statusField(pid, 'VmRSS');

/**
 * Begins to watch the resident memory of a process. The kernel keeps the peak, so that no short one is missed.
 *
 * @returns a function that returns by how many bytes the peak since then exceeds the memory at the beginning.
 */
export function watchMemory(pid: number): () => number {
  // Sets the peak to the current value (proc(5), clear_refs).
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const before = residentMemory(pid);
  return () => statusField(pid, 'VmHWM') - before;
}
