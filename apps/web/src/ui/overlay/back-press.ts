/** What a press of the hardware back button did: a layer handled it, nothing was open, or it has to leave the app. */
export type BackAnswer = 'handled' | 'nothing' | 'leave';

const presses = new WeakMap<Event, { leaves: boolean }>();

/** Sends a press of the hardware back button to the layer on top as the key Escape, which every layer handles. */
export function sendBackPress(target: EventTarget): BackAnswer {
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  const press = { leaves: false };
  presses.set(key, press);
  const isHandled = !target.dispatchEvent(key);
  if (press.leaves) return 'leave';
  return isHandled ? 'handled' : 'nothing';
}

type Ways = {
  /** To the step before; null on the first step. */
  onBack: (() => void) | null;
  canClose: boolean;
};

/**
 * Handles the key Escape in a layer of several steps. The key closes the layer if it can be closed. The hardware back
 * button goes to the step before; on the first step it closes the layer, or leaves the app if the layer must stay.
 */
export function handleEscape(event: Event, { onBack, canClose }: Ways): void {
  const press = presses.get(event);
  if (canClose && !(press && onBack)) return;
  event.preventDefault();
  if (!press) return;
  if (onBack) onBack();
  else press.leaves = true;
}
