/** Pixels of every picture: a phone of 390 by 844, sharp at the 320 points it is shown at (scripts/pictures/showcase.mjs). */
export const SHOWCASE_PICTURE = { width: 640, height: 1385 } as const;

/** Screens the page shows, by their path, in their order: public/showcase has each in light and in dark. */
export const SHOWCASE_SCREENS = ['home', 'registrar', 'analises', 'historico'] as const;
export type ShowcaseScreen = (typeof SHOWCASE_SCREENS)[number];
