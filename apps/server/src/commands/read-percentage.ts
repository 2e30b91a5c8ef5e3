/** Reads a whole percentage from 0 to 100; null for anything else. */
export function readPercentage(text: string | undefined): number | null {
  if (text === undefined || !/^\d{1,3}$/.test(text)) return null;
  const percentage = Number(text);
  return percentage <= 100 ? percentage : null;
}
