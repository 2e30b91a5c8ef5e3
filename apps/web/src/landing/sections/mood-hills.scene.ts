import type { MoodScore } from '@alento/domain/mood-entry/scale';

/** Coordinate space of the illustration; hills are stretched to the element's size. */
export const SCENE = { width: 1200, height: 400 } as const;

/** Hills from back to front; each covers the lower edge of the faces behind it. */
export const HILLS: Record<MoodScore, string> = {
  5: 'M0 262C180 260 330 240 500 186S800 62 960 54S1150 84 1200 112V400H0Z',
  4: 'M0 276C160 272 320 262 470 222S690 118 800 118S1010 190 1200 158V400H0Z',
  3: 'M0 288C140 286 290 284 420 252S560 176 640 178S860 254 1010 244S1150 222 1200 222V400H0Z',
  2: 'M0 300C110 294 230 288 320 262S420 230 470 236S660 296 800 296S1080 272 1200 278V400H0Z',
  1: 'M0 312C90 300 170 276 250 276S420 322 560 324S900 318 1200 322V400H0Z',
  0: 'M0 334C40 322 130 308 200 322S400 362 580 358S960 344 1200 352V400H0Z',
};

/** Shape in the colour of the next section. It covers the lower edge of the front hill. */
export const SHORE = 'M0 384C180 366 380 376 600 388S1010 392 1200 376V400H0Z';

/** Position of each face, in percent of the scene: its middle from the left, its lower edge from the bottom. */
export const PLACES: Record<MoodScore, { left: number; bottom: number }> = {
  0: { left: 9, bottom: 19 },
  1: { left: 20.5, bottom: 27 },
  2: { left: 37, bottom: 38 },
  3: { left: 53, bottom: 52 },
  4: { left: 66.5, bottom: 66.5 },
  5: { left: 82, bottom: 83 },
};
