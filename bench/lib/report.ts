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

/** A share in percent with its interval at 95 % (Wilson): "78.1 % (74 to 82)". */
export function shareWithInterval(part: number, all: number): string {
  if (all === 0) return '–';
  const z = 1.96;
  const share = part / all;
  const middle = share + z ** 2 / (2 * all);
  const width = z * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2));
  const [low = 0, high = 0] = [middle - width, middle + width].map((end) =>
    Math.max(0, (100 * end) / (1 + z ** 2 / all)),
  );
  const digits = high < 10 ? 1 : 0;
  return `${(100 * share).toFixed(1)} % (${low.toFixed(digits)} to ${high.toFixed(digits)})`;
}

export const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
export const tenths = (ms: number): string => ms.toFixed(1);
export const hundredths = (value: number): string => value.toFixed(2);

/** A Markdown table, padded so that it is readable in a terminal. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
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
