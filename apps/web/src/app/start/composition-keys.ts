/** The keyCode of keys that an input method handles. Safari sends it, without `isComposing`, for one that ends it. */
const IN_COMPOSITION = 229;

/**
 * Keeps keys that an input method handles from every handler of the app: Enter or Escape that ends a composition, as of
 * Japanese or accented letters, must not send, save or close anything. Call it before other listeners are added.
 */
export function hideCompositionKeys(): void {
  const hide = (event: KeyboardEvent): void => {
    if (event.isComposing || event.keyCode === IN_COMPOSITION) event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', hide, true);
}
