/** The `reason` of an answer of Apple's services, `{"reason": "BadDeviceToken"}`; undefined if there is none. */
export function reasonOf(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed !== null && typeof parsed === 'object' && 'reason' in parsed ? parsed.reason : undefined;
  } catch {
    return undefined;
  }
}
