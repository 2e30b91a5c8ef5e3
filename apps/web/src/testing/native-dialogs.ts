import { afterAll, beforeAll } from 'vitest';

/** Adds the methods of <dialog> that jsdom lacks: open, close, and return the focus. */
export function withNativeDialogs(): void {
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  beforeAll(() => {
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        openers.set(this, document.activeElement);
        this.open = true;
      },
      close(this: HTMLDialogElement) {
        this.open = false;
        const opener = openers.get(this);
        if (opener instanceof HTMLElement) opener.focus();
      },
    });
  });
  afterAll(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');
  });
}
