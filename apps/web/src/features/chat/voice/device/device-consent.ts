import { useState } from 'react';
import { readOwned, writeOwned } from '../../../../lib/session/device/device-store.ts';

const NAME = 'voice-by-browser';
/** Date of the consent's text. If the text changes, the app asks again. */
const VERSION = '2026-11-24';

/**
 * The consent to the browser's own speech recognition, kept on this device for this person. It is deleted at sign-out.
 * If nothing can be stored, it counts for this screen only.
 */
export function useDeviceConsent(userId: string) {
  const [isGiven, setGiven] = useState(() => readOwned(userId, NAME) === VERSION);
  const change = (next: boolean): void => {
    setGiven(next);
    void writeOwned(userId, NAME, next ? VERSION : null);
  };
  return { isGiven, give: () => change(true), takeBack: () => change(false) };
}
