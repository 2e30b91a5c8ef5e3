import type { DeviceStorage } from './device-storage.ts';
import type { Shell } from './shell.ts';
import type { Stop } from './stop.ts';

export type { Stop } from './stop.ts';

/** Occasion of a vibration: a choice, something saved, or a long press that has begun. */
export type Touch = 'choice' | 'success' | 'hold';

export type SharedLink = { readonly title: string; readonly url: string };

/** What the app needs of the device that it runs on. A browser and the native shell implement it. */
export interface Device {
  readonly storage: DeviceStorage;
  /** Vibrates shortly; does nothing in a browser. */
  vibrate(touch: Touch): void;
  /** Opens the system's sheet for sharing. Returns false if there is none; a sheet that the person closed is true. */
  share(link: SharedLink): Promise<boolean>;
  /** Calls the listeners when the app leaves the screen and when it returns. */
  followPresence(listeners: { readonly onAway: () => void; readonly onReturn: () => void }): Stop;
  /** What only the native shell can do; null in a browser. */
  readonly shell: Shell | null;
}
