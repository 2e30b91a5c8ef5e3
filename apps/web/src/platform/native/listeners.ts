import type { PluginListenerHandle } from '@capacitor/core';
import type { Stop } from '../device.ts';

/** Returns a function that removes listeners of plugins, also those that are not added yet. */
export function removerOf(handles: readonly Promise<PluginListenerHandle>[]): Stop {
  return () => {
    for (const handle of handles) void handle.then((added) => added.remove());
  };
}
