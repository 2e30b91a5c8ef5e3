const load = () => import('@alento/crisis-check/crisis-check');

/**
 * Whether a text has a sign of a crisis that it didn't have before, or speaks of it again in what was added. A text that
 * is saved while it is written opens the crisis card once for each sign. Also true if the check's code can't be loaded.
 *
 * @param before the same text as it was last checked
 */
export async function hasNewSign(text: string, before: string): Promise<boolean> {
  const code = await load().catch(() => null);
  if (code === null || before === '') return true;
  const [now, known] = [code.checkCrisis(text), code.checkCrisis(before)];
  if (known.level !== now.level || known.kind !== now.kind || known.about !== now.about) return true;
  return text.startsWith(before) && code.checkCrisis(text.slice(before.length)).level === 'crisis';
}
