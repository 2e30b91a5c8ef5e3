import { vi } from 'vitest';
import { NOW, TODAY } from '../insight.harness.ts';
import { followInsight } from './follow-insight.ts';

/** Follows a request and records the states with their times. */
export function follow(profile: 'default' | 'extended' = 'default') {
  const leave = new AbortController();
  const seen: [number, string][] = [];
  const see = (what: string): void => {
    seen.push([Date.now() - NOW, what]);
  };
  const done = followInsight({ userId: 'maria', today: TODAY, mark: 'm', profile }, leave.signal, {
    onState: (next) => see(next.kind === 'retrying' ? `retrying ${next.attempt}` : next.kind),
    onAnswer: ({ insight, mark }) => see(`shown ${insight.text.slice(0, 3)} ${mark}`),
  });
  return { seen, leave, done };
}
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** The recorded text of a shown insight. */
export const RECORDED_INSIGHT = 'shown Foi m';
