import type { CrisisCheck } from '@alento/crisis-check/crisis-check';
import { crisis } from './crisis.ts';

const load = () => import('@alento/crisis-check/crisis-check');
const loadRequest = () => import('@alento/crisis-check/telling/own-pain');

/** Loads the crisis check when a person begins to write. The first text that is checked builds the check's tables. */
export function prepareCheck(): void {
  load()
    .then(({ checkCrisis }) => checkCrisis('bom dia'))
    .catch(() => {
      // A failure is ignored here, because the check itself loads the code again and reports a failure.
    });
}

/**
 * 'unread' means that the check's code can't be loaded. The person can continue, and the server checks what it
 * stores.
 */
export type Checked = 'none' | 'concern' | 'crisis' | 'unread';

const NOTHING: CrisisCheck = { level: 'none', kind: null, about: 'self' };

/** Returns the result of the check, or null if its code can't be loaded. Never rejects. */
async function read(text: string): Promise<CrisisCheck | null> {
  if (text.trim() === '') return NOTHING;
  const code = await load().catch(() => null);
  return code?.checkCrisis(text) ?? null;
}

/** Checks text during typing, for hints beside the field. It doesn't open the crisis card. Never rejects. */
export const checkTextWhileTyping = async (text: string): Promise<Checked> => (await read(text))?.level ?? 'unread';

/**
 * Checks a text on this device before it is sent, and opens the crisis card if it detects a crisis. A request that only
 * sounds worrying ("apagar minha conta") counts as none. Never rejects.
 */
export async function checkText(text: string): Promise<Checked> {
  const found = await read(text);
  if (found === null) return 'unread';
  const { level, kind, about } = found;
  if (level === 'crisis') crisis.raise({ source: 'note', kind, about });
  if (level !== 'concern') return level;
  const request = await loadRequest().catch(() => null);
  return request?.isPlainRequest(text) ? 'none' : level;
}
