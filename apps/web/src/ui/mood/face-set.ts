import { useSyncExternalStore } from 'react';
import { Listeners } from '../../lib/listeners.ts';
import { readFixed, writeFixed } from '../../lib/session/device/device-store.ts';

/** How moods are drawn: as faces, or as weather. */
export const FACE_SETS = ['rostos', 'tempo'] as const;
export type FaceSet = (typeof FACE_SETS)[number];

const listeners = new Listeners();

/** Reads the set stored on this device. */
export const currentFaceSet = (): FaceSet => (readFixed('faces') === 'tempo' ? 'tempo' : 'rostos');

/** Stores and applies the choice. */
export function chooseFaceSet(set: FaceSet): void {
  void writeFixed('faces', set === 'rostos' ? null : set);
  listeners.notify();
}

/** Prerendered pages have faces, because they are the same for everybody. */
export const useFaceSet = (): FaceSet => useSyncExternalStore(listeners.subscribe, currentFaceSet, () => 'rostos');
