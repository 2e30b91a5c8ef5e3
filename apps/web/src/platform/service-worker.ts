/**
 * Whether a service worker serves this app. The shell has none, because its files are on the device; its WebView may
 * have the interface nevertheless, without a registration that could ever become ready.
 */
export const hasServiceWorker = (): boolean => !import.meta.env.VITE_SHELL && 'serviceWorker' in navigator;
