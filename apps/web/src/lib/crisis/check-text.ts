import { crisis } from './crisis.ts';

const load = () => import('@alento/domain/safety/crisis-check');

/** Fetches the check ahead of need: when a person begins to write. */
export function prepareCheck(): void {
  load().catch(() => {
    // Only ahead of need: the check itself asks again, and tells when it can't look.
  });
}

/** 'unread': the check's code can't be had here. Nothing may stop the person; the server looks at what it keeps. */
export type Checked = 'none' | 'concern' | 'crisis' | 'unread';

/**
 * Looks at what a person wrote, on this device and before anything else happens to it; opens the
 * crisis card on a hit (decision D22). Never rejects.
 */
export async function checkText(text: string): Promise<Checked> {
  if (text.trim() === '') return 'none';
  const code = await load().catch(() => null);
  if (code === null) return 'unread';
  const { checkCrisis } = code;
  const { level, kind, about } = checkCrisis(text);
  if (level === 'crisis') crisis.raise({ source: 'note', kind, about });
  return level;
}
