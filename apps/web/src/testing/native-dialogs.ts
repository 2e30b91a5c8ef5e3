import { afterAll, beforeAll } from 'vitest';

/**
 * Adds the methods of <dialog> that jsdom lacks: open, close, and return the focus. While one is open, the elements
 * outside of it can't take the focus.
 */
export function withNativeDialogs(): void {
  const openers = new Map<HTMLDialogElement, Element | null>();
  const { focus } = HTMLElement.prototype;
  beforeAll(() => {
    HTMLElement.prototype.focus = function (options) {
      const top = [...openers.keys()].at(-1);
      if (!top?.isConnected || top.contains(this)) focus.call(this, options);
    };
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        openers.set(this, document.activeElement);
        this.open = true;
      },
      close(this: HTMLDialogElement) {
        this.open = false;
        const opener = openers.get(this);
        openers.delete(this);
        if (opener instanceof HTMLElement) opener.focus();
      },
    });
  });
  afterAll(() => {
    HTMLElement.prototype.focus = focus;
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');
  });
}
