import { readFixed, writeFixed } from '../../../lib/session/device/device-store.ts';

export const APPEARANCES = ['light', 'dark', 'system'] as const;
export type Appearance = (typeof APPEARANCES)[number];

/** The product's own colours, and the palettes of palettes.css. */
export const PALETTES = ['alento', 'lavanda', 'jardim'] as const;
export type Palette = (typeof PALETTES)[number];

/** Reads the appearance stored on this device. index.html applies it before the first paint. */
export function currentAppearance(): Appearance {
  const stored = readFixed('theme');
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Stores and applies the choice. With `system`, the page follows prefers-color-scheme. */
export function chooseAppearance(appearance: Appearance): void {
  const { dataset } = document.documentElement;
  if (appearance === 'system') {
    void writeFixed('theme', null);
    delete dataset.theme;
  } else {
    void writeFixed('theme', appearance);
    dataset.theme = appearance;
  }
}

/** Reads the palette stored on this device. index.html applies it before the first paint. */
export const currentPalette = (): Palette => PALETTES.find((palette) => palette === readFixed('palette')) ?? 'alento';

/** Stores and applies the choice. */
export function choosePalette(palette: Palette): void {
  const { dataset } = document.documentElement;
  void writeFixed('palette', palette === 'alento' ? null : palette);
  if (palette === 'alento') delete dataset.palette;
  else dataset.palette = palette;
}
