import { useEffect } from 'react';

const NAME = '--keyboard';
/** Attribute of the page while a keyboard covers a part of it. Bars of the browser are lower. */
const COVERED = 'data-keyboard-room';
const KEYBOARD_MIN_PX = 100;
/** Attribute of the page while a message is typed, and until a press that took the focus from the field has ended. */
const TYPING = 'data-chat-typing';
const PRESS_MS = 400;

const isMessageField = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement && target.closest('[data-chat-page], [data-chat-panel]') !== null;

/** Ends the mark of a field that is removed, which some browsers don't report. */
export const endTyping = (): void => document.documentElement.removeAttribute(TYPING);

/** Marks the page while a message field has the focus. */
function useTypingMark(): void {
  useEffect(() => {
    const root = document.documentElement;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = ({ target }: FocusEvent): void => {
      if (!isMessageField(target)) return;
      clearTimeout(timer);
      root.toggleAttribute(TYPING, true);
    };
    const end = ({ target }: FocusEvent): void => {
      if (isMessageField(target)) timer = setTimeout(endTyping, PRESS_MS);
    };
    document.addEventListener('focusin', begin);
    document.addEventListener('focusout', end);
    return () => {
      document.removeEventListener('focusin', begin);
      document.removeEventListener('focusout', end);
      clearTimeout(timer);
      endTyping();
    };
  }, []);
}

/**
 * Passes the height of the on-screen keyboard to the style sheet, because in some browsers it covers the page, and
 * whether a message is being typed.
 */
export function useKeyboardRoom(): void {
  useTypingMark();
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const measure = (): void => {
      const room = Math.max(0, window.innerHeight - visualViewport.height - visualViewport.offsetTop);
      // On a zoomed page the visual viewport is also smaller, but not because of a keyboard.
      const px = visualViewport.scale > 1 ? 0 : Math.round(room);
      document.documentElement.style.setProperty(NAME, `${px}px`);
      document.documentElement.toggleAttribute(COVERED, px > KEYBOARD_MIN_PX);
    };
    measure();
    for (const event of ['resize', 'scroll']) visualViewport.addEventListener(event, measure);
    return () => {
      for (const event of ['resize', 'scroll']) visualViewport.removeEventListener(event, measure);
      document.documentElement.style.removeProperty(NAME);
      document.documentElement.removeAttribute(COVERED);
    };
  }, []);
}
