import { afterAll, beforeAll } from 'vitest';

/** Jsdom knows the element but not its methods: enough of them to open it, close it and give the focus back. */
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
