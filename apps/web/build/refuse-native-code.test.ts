import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { nativeCodeIn, refuseNativeCode } from './refuse-native-code.ts';

let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'alento-dist-'));
});
afterEach(() => rm(dist, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(dist, file)), { recursive: true });
  await writeFile(join(dist, file), text);
}

it('accepts an app that only asks which platform it runs on', async () => {
  await write('assets/app.js', 'const os=window.Capacitor?.getPlatform?.();send({isCapacitor:!1})');
  await write('.vite/manifest.json', '{"src/platform/notifications/web-notifications.ts":{}}');
  await expect(refuseNativeCode(dist)).resolves.toBeUndefined();
});

it.each([
  ['assets/app.js', 'const a=t.registerPlugin("Haptics")'],
  ['assets/late.js', 'await get("capacitor-storage_authToken")'],
  ['pages/sobre.html', '<script>window.androidBridge</script>'],
  ['.vite/manifest.json', '{"src/platform/native/native-device.ts":{}}'],
  ['.vite/manifest.json', '{"src/platform/notifications/native/native-notifications.ts":{}}'],
  ['.vite/manifest.json', '{"../../node_modules/@capacitor/app/dist/esm/web.js":{}}'],
])('refuses %s with %s', async (file, text) => {
  await write(file, text);
  expect(await nativeCodeIn(dist)).toEqual([expect.stringContaining(file)]);
  await expect(refuseNativeCode(dist)).rejects.toThrow(file);
});
