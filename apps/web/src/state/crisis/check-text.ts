import type { CrisisCheck } from '@alento/crisis-check/crisis-check';
import { crisis } from './crisis.ts';

const load = () => import('@alento/crisis-check/crisis-check');

/** Fetches the check ahead of need, when a person begins to write; its first text makes its tables. */
export function prepareCheck(): void {
  load()
    .then(({ checkCrisis }) => checkCrisis('bom dia'))
    .catch(() => {
      // Only ahead of need: the check itself asks again, and tells when it can't look.
    });
}

/** 'unread': the check's code can't be had here. Nothing may stop the person; the server looks at what it keeps. */
export type Checked = 'none' | 'concern' | 'crisis' | 'unread';

const NOTHING: CrisisCheck = { level: 'none', kind: null, about: 'self' };

/** What the check says of a text; null where its code can't be had. Never rejects. */
async function read(text: string): Promise<CrisisCheck | null> {
  if (text.trim() === '') return NOTHING;
  const code = await load().catch(() => null);
  return code?.checkCrisis(text) ?? null;
}

/** Looks at words while they are still written, and opens nothing: for what stands beside them. Never rejects. */
export const lookAtText = async (text: string): Promise<Checked> => (await read(text))?.level ?? 'unread';

/**
 * Looks at what a person wrote, on this device and before anything else happens to it; opens the
 * crisis card on a hit (decision D22). Never rejects.
 */
export async function checkText(text: string): Promise<Checked> {
  const found = await read(text);
  if (found === null) return 'unread';
  const { level, kind, about } = found;
  if (level === 'crisis') crisis.raise({ source: 'note', kind, about });
  return level;
}
