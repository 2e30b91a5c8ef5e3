import { spawnSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';

/** Nearest-rank quantile of sorted values. */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new Error('A quantile of nothing');
  return value;
}

/** The middle value, or the mean of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = quantile(sorted, 0.5 + 0.5 / sorted.length);
  return (quantile(sorted, 0.5) + upper) / 2;
}

/**
 * The median of the ratios of all rounds. A disturbance of the machine affects both sides of a round, so it changes the
 * ratio little.
 */
export const medianRatio = (ours: readonly number[], others: readonly number[]): number =>
  median(ours.map((value, round) => value / (others[round] ?? Number.NaN)));

export const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
export const tenths = (ms: number): string => ms.toFixed(1);
export const hundredths = (value: number): string => value.toFixed(2);
export const verdict = (isMet: boolean): string => (isMet ? 'met' : 'MISSED');

/** A row of a table, and whether it meets its target. */
export type Row = { cells: readonly string[]; isMet: boolean };

/** A Markdown table, padded so that it is readable in a terminal. */
export function table(head: readonly string[], input: readonly (Row | readonly string[])[]): string {
  const rows = input.map((row) => ('cells' in row ? row.cells : row));
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** The commit, marked if files other than the docs differ from it. */
function commit(): string {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: join(import.meta.dirname, '../..'), encoding: 'utf8' });
  const head = git('rev-parse', '--short', 'HEAD');
  if (head.status !== 0) return 'no commit';
  const changes = git('status', '--porcelain', '--', '.', ':(exclude)docs').stdout;
  return `commit ${head.stdout.trim()}${changes === '' ? '' : ' with changes'}`;
}

/** Describes the machine, the versions and the commit of a run. */
export function describeRun(what: string): string {
  const [cpu] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const busy = loadavg().map(hundredths).join(' ');
  return [
    `${what}, ${new Date().toISOString().slice(0, 16)}Z, ${commit()}`,
    `${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${gigabytes} GB, Node ${process.versions.node}, load average at the start ${busy}`,
  ].join('\n');
}
