import { readFixed, writeFixed } from '../../../lib/session/device/device-store.ts';

export const APPEARANCES = ['light', 'dark', 'system'] as const;
export type Appearance = (typeof APPEARANCES)[number];

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
