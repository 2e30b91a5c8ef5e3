import type { Device } from './device.ts';
import { webDevice } from './web-device.ts';

let device: Device = webDevice;

/**
 * Prepares the device that this build is for. Call it once, before anything asks for the device. The build for browsers
 * has no code of the shell, because VITE_SHELL is known when it is built.
 */
export async function openDevice(): Promise<Device> {
  if (import.meta.env.VITE_SHELL) device = await (await import('./native/native-device.ts')).openNativeDevice();
  return device;
}

/** The device that the app runs on. */
export const getDevice = (): Device => device;
