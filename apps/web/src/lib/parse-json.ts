/** The value of a stored text; null for no text and for one that is not valid JSON. */
export function parseJson(stored: string | null): unknown {
  if (stored === null) return null;
  try {
    return JSON.parse(stored);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The fields of a stored object; null if the stored value is none. */
export function parseObject(stored: string | null): Readonly<Record<string, unknown>> | null {
  const value = parseJson(stored);
  return isRecord(value) && !Array.isArray(value) ? { ...value } : null;
}
