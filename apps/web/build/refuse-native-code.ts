import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Sources that only the native shell's build may contain. */
const NATIVE_SOURCE = /(^|\/)platform\/(notifications\/)?native\/|node_modules\/@(capacitor|capgo|aparajita)\//;

/**
 * Names in the code of Capacitor and of its plugins, which survive minifying. The global's own name is not among them:
 * the app reads it to know its platform.
 */
const NATIVE_CODE =
  /registerPlugin|androidBridge|nativePromise|PluginHeaders|capacitor-storage_|CapacitorUpdater|SecureStorage|BiometricAuth|PrivacyScreen|SplashScreen|PushNotifications|LocalNotifications/;

const SCANNED = /\.(js|html|css|json|webmanifest)$/;

/** Files of a build for browsers that contain code of the native shell, each with the reason. */
export async function nativeCodeIn(dist: string): Promise<string[]> {
  const files = (await readdir(dist, { recursive: true, withFileTypes: true })).filter(
    (file) => file.isFile() && SCANNED.test(file.name),
  );
  const found = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      const text = await readFile(file, 'utf8');
      const mark = NATIVE_CODE.exec(text) ?? NATIVE_SOURCE.exec(text);
      return mark ? [`${relative(dist, file)}: ${mark[0]}`] : [];
    }),
  );
  return found.flat().sort();
}

/** Throws if a build for browsers contains code of the native shell: it would be loaded and never used. */
export async function refuseNativeCode(dist: string): Promise<void> {
  const found = await nativeCodeIn(dist);
  if (found.length > 0) throw new Error(`The build for browsers contains code of the shell:\n${found.join('\n')}`);
}
