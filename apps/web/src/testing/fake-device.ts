import type { Device } from '../platform/device.ts';
import type { Biometrics, Shell } from '../platform/shell.ts';
import { webDevice } from '../platform/web-device.ts';

/** The native shell's part of the discreet mode, as far as a test states it. */
export function fakeShell(biometrics: Biometrics) {
  const state = { biometrics, recognises: true, asked: 0, hidden: [] as boolean[] };
  const shell = {
    lock: {
      biometrics: async () => state.biometrics,
      recognise: async () => {
        state.asked += 1;
        return state.recognises;
      },
      hideInSwitcher: async (isHidden: boolean) => void state.hidden.push(isHidden),
    },
  } as unknown as Shell;
  const device: Device = { ...webDevice, shell };
  return { state, device };
}

/** Makes the page hidden or visible, as a browser does. */
export function comeOrGo(visibility: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Ends what `comeOrGo` began. */
export const stay = (): void => void Reflect.deleteProperty(document, 'visibilityState');
