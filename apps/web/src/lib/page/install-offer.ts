/** The event with which Chromium offers to install the app. TypeScript's library doesn't declare it. */
export type InstallEvent = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

export const INSTALL_EVENT = 'beforeinstallprompt';

/**
 * The browser's offer, which it makes once after a page was loaded, if at all. This file is loaded with /home, or after
 * another first screen of a member, because the card that uses the offer comes later.
 */
export const installOffer: { event?: InstallEvent | undefined } = {};

if (!import.meta.env.VITE_SHELL)
  addEventListener(INSTALL_EVENT, (event) => {
    // The app asks by itself, later.
    event.preventDefault();
    installOffer.event = event as InstallEvent;
  });
