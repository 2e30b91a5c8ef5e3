import { LONG_PRESS_MS } from '@alento/domain/interface/gestures';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { getDevice } from '../../platform/this-device.ts';

/** A finger may move this far during a long press, px. */
const WANDER_MAX = 10;

const asksByKey = ({ key, shiftKey }: KeyboardEvent): boolean =>
  key === 'ArrowUp' || key === 'ContextMenu' || (key === 'F10' && shiftKey);

/**
 * Handles a tap and a press of 600 ms on one button. Because not everybody can hold a finger still, the right mouse
 * button and the keyboard trigger the second action too.
 */
export function useLongPress(onTap: () => void, onLong: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const pressedAt = useRef<{ x: number; y: number } | null>(null);
  const wasLong = useRef(false);

  const letGo = (): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    pressedAt.current = null;
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    onPointerDown: ({ button, clientX: x, clientY: y }: PointerEvent): void => {
      letGo();
      wasLong.current = false;
      if (button !== 0) return;
      pressedAt.current = { x, y };
      timer.current = setTimeout(() => {
        wasLong.current = true;
        letGo();
        getDevice().vibrate('hold');
        onLong();
      }, LONG_PRESS_MS);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent): void => {
      const from = pressedAt.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > WANDER_MAX) letGo();
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onPointerLeave: letGo,
    onContextMenu: (event: MouseEvent): void => {
      event.preventDefault();
      // A touch device may send the context menu event while the finger is down, before 600 ms have passed.
      if (pressedAt.current === null && !wasLong.current) onLong();
    },
    onKeyDown: (event: KeyboardEvent): void => {
      wasLong.current = false;
      if (!asksByKey(event)) return;
      event.preventDefault();
      onLong();
    },
    onClick: (): void => {
      // Releasing a long press is not a tap.
      if (!wasLong.current) onTap();
      wasLong.current = false;
    },
  };
}
