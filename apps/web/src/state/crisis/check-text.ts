import type { CrisisCheck } from '@alento/crisis-check/crisis-check';
import { crisis } from './crisis.ts';

const load = () => import('@alento/crisis-check/crisis-check');

/** Loads the check when a person begins to write; its first text builds its tables. */
export function prepareCheck(): void {
  load()
    .then(({ checkCrisis }) => checkCrisis('bom dia'))
    .catch(() => {
      // A failure doesn't matter here: the check itself retries and reports it.
    });
}

/** 'unread': the check's code can't be loaded. The person can go on; the server checks what it stores. */
export type Checked = 'none' | 'concern' | 'crisis' | 'unread';

const NOTHING: CrisisCheck = { level: 'none', kind: null, about: 'self' };

/** Result of the check; null if its code can't be loaded. Never rejects. */
async function read(text: string): Promise<CrisisCheck | null> {
  if (text.trim() === '') return NOTHING;
  const code = await load().catch(() => null);
  return code?.checkCrisis(text) ?? null;
}

/** Checks text during typing, for hints beside the field; doesn't open the crisis card. Never rejects. */
export const lookAtText = async (text: string): Promise<Checked> => (await read(text))?.level ?? 'unread';

/** Checks a text on this device before it is sent, and opens the crisis card on a hit (decision D22). Never rejects. */
export async function checkText(text: string): Promise<Checked> {
  const found = await read(text);
  if (found === null) return 'unread';
  const { level, kind, about } = found;
  if (level === 'crisis') crisis.raise({ source: 'note', kind, about });
  return level;
}
