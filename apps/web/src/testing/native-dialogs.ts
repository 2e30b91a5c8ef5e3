import { afterAll, beforeAll } from 'vitest';

/** jsdom lacks the methods of <dialog>; this adds enough to open it, close it and return the focus. */
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
