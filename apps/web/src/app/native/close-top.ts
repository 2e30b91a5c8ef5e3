/** Layers above the page: dialogs, panels, menus, the mood popup, the crisis card. */
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], dialog[open]';

/**
 * Closes the layer on top by the key Escape, which every layer handles: one that must not be closed stays. Returns
 * whether there was a layer, or something else that handled the key, such as a recording.
 */
export function closeTop(): boolean {
  const isOpen = document.querySelector(LAYERS) !== null;
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  const isHandled = !(document.activeElement ?? document.body).dispatchEvent(key);
  return isOpen || isHandled;
}
