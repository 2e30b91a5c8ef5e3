import { useCallback, useEffect, useRef, useState } from 'react';
import type { Biometrics } from '../../../platform/shell.ts';
import { getDevice } from '../../../platform/this-device.ts';
import { lockScreenCopy as copy } from './lock-screen.copy.ts';

/**
 * The device's recognition of its owner. It is asked for by itself, once, as soon as the lock screen is seen; then by
 * its button.
 */
export function useRecognition(isAllowed: boolean, onRecognised: () => void) {
  const [kind, setKind] = useState<Biometrics>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isAsking = useRef(false);
  const wasAsked = useRef(false);

  const ask = useCallback(async (): Promise<void> => {
    const shell = getDevice().shell;
    if (!shell || isAsking.current) return;
    isAsking.current = true;
    setHasFailed(false);
    try {
      if (await shell.lock.recognise(copy.reason)) onRecognised();
      else setHasFailed(true);
    } finally {
      isAsking.current = false;
    }
  }, [onRecognised]);

  useEffect(() => {
    const device = getDevice();
    if (!isAllowed || !device.shell) return;
    const askOnce = async (): Promise<void> => {
      if (document.visibilityState === 'hidden' || wasAsked.current) return;
      wasAsked.current = true;
      const found = await device.shell?.lock.biometrics();
      setKind(found ?? null);
      if (found) await ask();
    };
    void askOnce();
    return device.followPresence({ onAway: () => undefined, onReturn: () => void askOnce() });
  }, [isAllowed, ask]);

  return { kind, hasFailed, ask };
}
