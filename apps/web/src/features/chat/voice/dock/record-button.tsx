import { Mic, SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { recordCopy as copy } from '../voice.copy.ts';
import type { Voice } from '../voice.ts';

/** How the current recording was begun: by a press that is still held, or by a tap that another tap ends. */
type Hold = 'pointer' | 'key' | 'free';

const HOLD_KEYS = ['Enter', ' '];
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

/** Calls `cancel` for Escape, before the panel sees the key and closes. In a menu the key closes only the menu. */
function useEscape(isOn: boolean, cancel: () => void): void {
  const onEscape = useEffectEvent(cancel);
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape' || (event.target instanceof Element && event.target.closest('[role="menu"]'))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      onEscape();
    };
    // The dialog of the panel listens on the document in the capture phase.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [isOn]);
}

/** The state of the record button, and what begins and ends a recording. `canRecord`: whether a press may begin one. */
export function useRecording(voice: Voice, canRecord: boolean) {
  const [hold, setHold] = useState<Hold | null>(null);
  /** Whether the pointer is so far away that its release cancels. */
  const [isLeaving, setLeaving] = useState(false);
  const [wasCancelled, setCancelled] = useState(false);
  const isRecording = voice.status === 'recording';
  const stateKey = `${voice.status} ${voice.warning?.text ?? ''}`;
  const [before, setBefore] = useState({ stateKey, isRecording });
  if (before.stateKey !== stateKey) {
    setBefore({ stateKey, isRecording });
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
  const finish = (isSent: boolean): void => {
    setLeaving(false);
    setHold(null);
    setCancelled(!isSent);
    if (isSent) voice.send();
    else voice.cancel();
  };
  const isOn = hold !== null || isRecording;
  useEscape(isOn, () => finish(false));
  /** Whether another tap or press sends the recording. */
  const isFree = isOn && hold !== 'pointer' && hold !== 'key';
  return { canRecord, hold, isOn, isFree, isLeaving, wasCancelled, setLeaving, begin, finish };
}

export type Recording = ReturnType<typeof useRecording>;

/**
 * The handlers of the record button: press and hold with mouse, pen or keyboard; a tap starts and another
 * one ends with a finger. Assistive technology that only clicks works like a finger.
 */
function useHandlers({ hold, isOn, setLeaving, begin, finish }: Recording) {
  /** Whether the last press began a held recording, so that the click after it is no tap. */
  const wasHold = useRef(false);
  const pressed = useRef<Point>({ x: 0, y: 0 });
  return {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (event.button !== 0) return;
      wasHold.current = event.pointerType !== 'touch' && !isOn;
      if (!wasHold.current) return;
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
      if (!HOLD_KEYS.includes(event.key)) return;
      // Without this, the browser would fire a click for the key too.
      event.preventDefault();
      if (event.repeat) return;
      if (isOn) finish(true);
      else begin('key');
    },
    onKeyUp(event: KeyboardEvent<HTMLElement>): void {
      if (!HOLD_KEYS.includes(event.key)) return;
      event.preventDefault();
      if (hold === 'key') finish(true);
    },
    /** The release of a key isn't seen once the focus or the window's focus is elsewhere. */
    onBlur(): void {
      if (hold === 'key') finish(false);
    },
    onClick({ detail }: { detail: number }): void {
      // A click without a press comes from assistive technology; its detail is 0.
      if (detail !== 0 && wasHold.current) return;
      if (isOn) finish(true);
      else begin('free');
    },
    onContextMenu: (event: { preventDefault: () => void }): void => event.preventDefault(),
  };
}

/** The round button in the middle. It is never disabled, so that it keeps the focus. */
export function RecordButton({ recording, hintId }: { recording: Recording; hintId: string }) {
  const { canRecord, isOn, isFree, isLeaving } = recording;
  const Icon = isFree ? SendHorizontal : Mic;
  const idle = canRecord ? 'bg-brand text-on-brand hover:bg-brand-hover' : 'bg-surface-sunken text-ink-muted';
  return (
    <button
      type="button"
      data-voice-focus
      aria-label={isFree ? copy.buttonFree : isOn ? copy.buttonPressed : copy.button}
      aria-describedby={hintId}
      aria-disabled={!canRecord && !isOn ? true : undefined}
      {...useHandlers(recording)}
      className={`grid size-20 shrink-0 touch-manipulation select-none place-items-center rounded-pill transition-colors [-webkit-touch-callout:none] [@media(max-height:48rem)]:size-14 ${isLeaving ? 'opacity-60' : ''} ${isOn ? 'bg-accent text-on-accent' : idle}`}
    >
      <Icon aria-hidden size={32} />
    </button>
  );
}
