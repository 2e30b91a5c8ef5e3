/**
 * Pixels of every picture: a screen of 390 by 844, sharp at its displayed width of 320 px
 * (scripts/pictures/showcase.mjs).
 */
export const SHOWCASE_PICTURE = { width: 640, height: 1385 } as const;

/** Screens with a picture, in order of display. public/showcase has a light and a dark one of each. */
export const SHOWCASE_SCREENS = ['home', 'registrar', 'analises', 'historico'] as const;
export type ShowcaseScreen = (typeof SHOWCASE_SCREENS)[number];
