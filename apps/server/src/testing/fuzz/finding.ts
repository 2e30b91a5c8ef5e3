import type { Caller } from './call.ts';
import type { WireCall } from './wire.ts';

/** A problem, and the smallest call that causes it. */
export type Finding = {
  name: string;
  problem: string;
  as: Caller;
  sent: WireCall;
  answer: string;
  /** Errors logged during the call. */
  log: string[];
  times: number;
};

const TEXT_MAX = 1500;
const LINES = 3;

/** Adds a finding, or counts it if the same problem is known. */
export function addFinding(findings: Finding[], found: Omit<Finding, 'times'>): void {
  const same = findings.find(({ name, problem }) => name === found.name && problem === found.problem);
  if (same) same.times += 1;
  else findings.push({ ...found, times: 1 });
}

const shorten = (text: string): string =>
  text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}… (${text.length} characters)` : text;

/** Formats a finding so that a reader can send its call again. */
export function describeFinding({ name, problem, as, sent, answer, log, times }: Finding): string {
  const headers = Object.entries(sent.headers).map(([header, value]) => `  ${header}: ${shorten(value)}`);
  return [
    `FINDING ${name}: ${problem} (${times} ×), as ${as}`,
    `  ${sent.method} ${shorten(sent.target)}`,
    ...headers,
    ...(sent.body === null ? [] : [`  ${shorten(JSON.stringify(sent.body))}${sent.isChunked ? ' in chunks' : ''}`]),
    `  answer: ${shorten(answer)}`,
    ...log.slice(0, LINES).map((line) => `  log: ${shorten(line)}`),
  ].join('\n');
}
