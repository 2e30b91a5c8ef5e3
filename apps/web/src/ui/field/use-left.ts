import { useCallback, useEffect, useRef, useState } from 'react';

const RELEASES = ['mouseup', 'dragend'] as const;

/**
 * Whether a person has left a field, so that its error may be shown. If a press took the focus, `isLeft` turns true
 * after the click: an error that appears earlier moves the page, and the pressed element gets no click. A tap sends the
 * same mouse events.
 */
export function useTouched(): { isLeft: boolean; leave: () => void } {
  const [isLeft, setLeft] = useState(false);
  const isPressed = useRef(false);
  const isWaiting = useRef(false);
  useEffect(() => {
    const press = (): void => {
      isPressed.current = true;
    };
    const release = (): void => {
      // The click follows in the same task.
      setTimeout(() => {
        isPressed.current = false;
        if (isWaiting.current) setLeft(true);
      });
    };
    window.addEventListener('mousedown', press, true);
    for (const type of RELEASES) window.addEventListener(type, release, true);
    return () => {
      window.removeEventListener('mousedown', press, true);
      for (const type of RELEASES) window.removeEventListener(type, release, true);
    };
  }, []);
  const leave = useCallback((): void => {
    if (isPressed.current) isWaiting.current = true;
    else setLeft(true);
  }, []);
  return { isLeft, leave };
}
