import { readOwned, writeOwned } from '../../../lib/session/device/device-store.ts';

const OFF = 'mood-popup-off';

/** Whether the person has turned off the popup on this device. */
export const isPopupOff = (userId: string): boolean => readOwned(userId, OFF) !== null;

/** Turns the popup on or off. Resolves to whether the setting was stored. */
export const setPopupOn = (userId: string, isOn: boolean): Promise<boolean> =>
  writeOwned(userId, OFF, isOn ? null : '1');
