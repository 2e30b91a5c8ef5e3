import { type BackAnswer, sendBackPress } from '../../ui/overlay/back-press.ts';

/** Layers above the page: dialogs, panels, menus, the mood popup, the crisis card. */
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], dialog[open]';

/**
 * Closes the layer on top, or goes back within it; one that must not be closed stays. Something else may handle the
 * press too, such as a recording.
 */
export function closeTop(): BackAnswer {
  const isOpen = document.querySelector(LAYERS) !== null;
  const answer = sendBackPress(document.activeElement ?? document.body);
  return answer === 'nothing' && isOpen ? 'handled' : answer;
}
