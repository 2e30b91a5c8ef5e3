import { crisis } from './crisis.ts';

const load = () => import('@alento/domain/safety/crisis-check');

/** Fetches the check ahead of need: when a person begins to write. */
export const prepareCheck = (): void => void load();

/**
 * Looks at what a person wrote, on this device and before anything else happens to it; opens the
 * crisis card on a hit (decision D22).
 */
export async function checkText(text: string): Promise<'none' | 'concern' | 'crisis'> {
  if (text.trim() === '') return 'none';
  const { checkCrisis } = await load();
  const { level, kind, about } = checkCrisis(text);
  if (level === 'crisis') crisis.raise({ source: 'note', kind, about });
  return level;
}
