import { checkCrisis } from '@alento/crisis-check/crisis-check';

/** Whether a text is a sign that its author is in a crisis. */
export function raisesCrisis(text: string): boolean {
  if (text === '') return false;
  const { level, about } = checkCrisis(text);
  return level === 'crisis' && about === 'self';
}
