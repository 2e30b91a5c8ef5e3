import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Voice } from '../voice.types.ts';

/** How the current recording was begun: by a press that is still held, or by a tap that another tap ends. */
type Hold = 'pointer' | 'key' | 'free';

const HELD_KEYS = ['Enter', ' '];
/** A pointer this far beyond the button's edge cancels the recording, px. */
const CANCEL_DISTANCE = 24;
/** A pointer that has moved less than this since the press cancels nothing, px: the button may have moved instead. */
const STILL_DISTANCE = 40;

type Point = { x: number; y: number };

function isOutside({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>, pressed: Point): boolean {
  if (Math.hypot(clientX - pressed.x, clientY - pressed.y) < STILL_DISTANCE) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const dx = Math.max(left - clientX, clientX - right, 0);
  const dy = Math.max(top - clientY, clientY - bottom, 0);
  return Math.hypot(dx, dy) > CANCEL_DISTANCE;
}

/** Whether a recording ended by itself, such as at the longest time, or could not begin. The press then ends too. */
function isOver({ status, warning }: Voice, wasRecording: boolean): boolean {
  if (status === 'recording') return false;
  return wasRecording || warning !== null || (status !== 'ready' && status !== 'playing');
}

/** Calls `cancel` for Escape, before the panel sees the key and closes. */
function useEscape(isOn: boolean, cancel: () => void): void {
  const onEscape = useEffectEvent(cancel);
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      onEscape();
    };
    // The dialog of the panel listens on the document in the capture phase.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [isOn]);
}

/**
 * The record button: press and hold with mouse, pen or keyboard; a tap starts and another one ends with a finger.
 * Assistive technology that only clicks works like a finger.
 *
 * @param canRecord whether a press may begin a recording
 */
export function useRecordButton(voice: Voice, canRecord: boolean) {
  const [hold, setHold] = useState<Hold | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  /** Whether the last press began a held recording, so that the click after it is no tap. */
  const wasHeld = useRef(false);
  const pressed = useRef<Point>({ x: 0, y: 0 });
  const [wasCancelled, setCancelled] = useState(false);
  const isRecording = voice.status === 'recording';
  const shown = `${voice.status} ${voice.warning?.text ?? ''}`;
  const [before, setBefore] = useState({ shown, isRecording });
  if (before.shown !== shown) {
    setBefore({ shown, isRecording });
    if (isOver(voice, before.isRecording)) setHold(null);
  }

  const begin = (how: Hold): void => {
    if (!canRecord) return;
    setLeaving(false);
    setCancelled(false);
    setHold(how);
    if (voice.status === 'playing') voice.stopSpeaking();
    if (voice.warning) voice.dismissWarning();
    voice.record();
  };
  const finish = (isKept: boolean): void => {
    setLeaving(false);
    setHold(null);
    setCancelled(!isKept);
    if (isKept) voice.send();
    else voice.cancel();
  };
  const isOn = hold !== null || isRecording;
  useEscape(isOn, () => finish(false));

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (event.button !== 0) return;
      wasHeld.current = event.pointerType !== 'touch' && !isOn;
      if (!wasHeld.current) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      pressed.current = { x: event.clientX, y: event.clientY };
      begin('pointer');
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      if (hold === 'pointer') setLeaving(isOutside(event, pressed.current));
    },
    onPointerUp(event: PointerEvent<HTMLElement>): void {
      if (hold === 'pointer') finish(!isOutside(event, pressed.current));
    },
    onPointerCancel(): void {
      if (hold === 'pointer') finish(false);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>): void {
      if (!HELD_KEYS.includes(event.key)) return;
      // Otherwise the key also clicks.
      event.preventDefault();
      if (event.repeat) return;
      if (isOn) finish(true);
      else begin('key');
    },
    onKeyUp(event: KeyboardEvent<HTMLElement>): void {
      if (!HELD_KEYS.includes(event.key)) return;
      event.preventDefault();
      if (hold === 'key') finish(true);
    },
    /** The release of a key isn't seen once the focus or the window's focus is elsewhere. */
    onBlur(): void {
      if (hold === 'key') finish(false);
    },
    onClick({ detail }: { detail: number }): void {
      // A click without a press comes from assistive technology; its detail is 0.
      if (detail !== 0 && wasHeld.current) return;
      if (isOn) finish(true);
      else begin('free');
    },
    onContextMenu: (event: { preventDefault: () => void }): void => event.preventDefault(),
  };
  return {
    handlers,
    isOn,
    /** Whether another tap or press sends the recording. */
    isFree: isOn && hold !== 'pointer' && hold !== 'key',
    /** Whether the pointer is so far away that its release cancels. */
    isLeaving,
    /** Whether the last recording was cancelled. */
    wasCancelled,
    beginFree: (): void => begin('free'),
    send: (): void => finish(true),
    cancel: (): void => finish(false),
  };
}

export type RecordButton = ReturnType<typeof useRecordButton>;
