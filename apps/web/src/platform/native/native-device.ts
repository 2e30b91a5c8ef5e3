import { App } from '@capacitor/app';
import { Haptics, ImpactStyle, NotificationType } from '@capacitor/haptics';
import { Share } from '@capacitor/share';
import type { Device, Stop, Touch } from '../device.ts';
import { stopping } from './listeners.ts';
import { openNativeShell } from './native-shell.ts';
import { nativeStorage } from './native-storage.ts';

const VIBRATIONS: Record<Touch, () => Promise<void>> = {
  choice: () => Haptics.impact({ style: ImpactStyle.Light }),
  hold: () => Haptics.impact({ style: ImpactStyle.Medium }),
  success: () => Haptics.notification({ type: NotificationType.Success }),
};

/** The cancelled sheet rejects with this text on both systems. */
const isCancelled = (error: unknown): boolean => error instanceof Error && /cancel/i.test(error.message);

/** The native shell as a device. */
export async function openNativeDevice(): Promise<Device> {
  return {
    storage: await nativeStorage(),
    // A device without a motor, or with vibration switched off, rejects; nobody needs to know.
    vibrate: (touch) => void VIBRATIONS[touch]().catch(() => undefined),

    async share({ title, url }) {
      try {
        await Share.share({ title, url });
        return true;
      } catch (error) {
        return isCancelled(error);
      }
    },

    followPresence({ onAway, onReturn }): Stop {
      return stopping([App.addListener('pause', onAway), App.addListener('resume', onReturn)]);
    },

    shell: openNativeShell(),
  };
}
