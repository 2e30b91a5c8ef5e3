import { Listeners } from '../../lib/listeners.ts';
import { INSTALL_EVENT, installOffer } from '../../lib/page/install-offer.ts';

const listeners = new Listeners();
addEventListener(INSTALL_EVENT, () => listeners.notify());
// The person installed it by the browser's menu.
addEventListener('appinstalled', () => {
  installOffer.event = undefined;
  listeners.notify();
});

/** The browser's question whether to install the app. */
export const installPrompt = {
  subscribe: listeners.subscribe,
  isOffered: (): boolean => installOffer.event !== undefined,
  /** Opens the question, which works once. Resolves to whether the person accepted. */
  async open(): Promise<boolean> {
    const asked = installOffer.event?.prompt();
    installOffer.event = undefined;
    const isAccepted = (await asked)?.outcome === 'accepted';
    listeners.notify();
    return isAccepted;
  },
};
