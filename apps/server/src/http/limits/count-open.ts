import { Refusal } from '../errors/refusal.ts';

/** Returns a function that counts what each account has open in this process, and refuses beyond a limit. */
export function countOpen(limit: number) {
  const counts = new Map<string, number>();
  /** Counts one more. Call the returned function when it ends. @throws Refusal RATE_LIMITED */
  return (userId: string): (() => void) => {
    const open = counts.get(userId) ?? 0;
    if (open >= limit) throw new Refusal('RATE_LIMITED', { headers: { 'Retry-After': '1' } });
    counts.set(userId, open + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const left = (counts.get(userId) ?? 1) - 1;
      if (left > 0) counts.set(userId, left);
      else counts.delete(userId);
    };
  };
}
