import { useEffect, useRef } from 'react';

/**
 * Returns the function as one that does nothing once the component is unmounted. A form that was closed while it was
 * being saved must not close the dialog that was opened meanwhile.
 */
export function useWhileMounted(act: () => void): () => void {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => {
    if (isMounted.current) act();
  };
}
