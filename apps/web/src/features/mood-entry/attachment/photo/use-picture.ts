import { useEffect, useEffectEvent, useState } from 'react';

/** `address` is null while the picture is loading. */
type Picture = { address: string | null; hasFailed: boolean };

const LOADING: Picture = { address: null, hasFailed: false };

/**
 * Loads a picture, again after `retry` and for another key. Its address is revoked when another one is wanted and when
 * the component is unmounted.
 */
export function usePicture(key: string, load: () => Promise<Blob>) {
  const [attempt, setAttempt] = useState(0);
  const wanted = `${key} ${attempt}`;
  const [found, setFound] = useState({ wanted, picture: LOADING });
  const read = useEffectEvent(load);
  useEffect(() => {
    let isHere = true;
    let address: string | null = null;
    read().then(
      (file) => {
        if (!isHere) return;
        address = URL.createObjectURL(file);
        setFound({ wanted, picture: { address, hasFailed: false } });
      },
      () => isHere && setFound({ wanted, picture: { address: null, hasFailed: true } }),
    );
    return () => {
      isHere = false;
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [wanted]);
  return {
    // What was found for another picture is no longer valid.
    ...(found.wanted === wanted ? found.picture : LOADING),
    retry: (): void => setAttempt((before) => before + 1),
    /** The file is no picture that the browser can draw. */
    fail: (): void => setFound({ wanted, picture: { address: null, hasFailed: true } }),
  };
}
