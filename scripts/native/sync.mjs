/*
 * Builds the web app into the shell and brings both native projects up to date. Nothing is downloaded.
 *   PUBLIC_URL=https://alento.example npm run native:sync
 * OTA_PUBLIC_KEY (path of a PEM) is the key that verifies updates over the air; without it the shell takes none.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildEnvironment } from '../../apps/native/build/environment.ts';
import { installedPlugins, pluginsToRecord, recordedPlugins } from '../../apps/native/build/native-plugins.ts';
import { addressFiles } from '../../apps/native/build/project-files.ts';
import { readShellVersion, versionSettings } from '../../apps/native/build/shell-version.ts';
import { buildForShell } from '../../apps/web/build/build-shell.ts';
import { NODE, ROOT } from '../run/install.mjs';

const NATIVE = join(ROOT, 'apps/native');
const WWW = join(NATIVE, 'www');

const say = (text) => process.stdout.write(`${text}\n`);

async function sync() {
  const { publicUrl, updateKey } = readBuildEnvironment(process.env);
  if (updateKey === null) say('OTA_PUBLIC_KEY is not set: this shell will take no updates over the air.');
  const version = readShellVersion(NATIVE);
  const plugins = pluginsToRecord(recordedPlugins(NATIVE), { version, plugins: installedPlugins(NATIVE) });

  const { version: product } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  await buildForShell({ dist: WWW, publicUrl, version: product, hasUpdates: updateKey !== null });
  cpSync(join(NATIVE, 'error.html'), join(WWW, 'error.html'));

  writeFileSync(join(NATIVE, 'plugins.json'), `${JSON.stringify(plugins, null, 2)}\n`);
  writeFileSync(join(NATIVE, 'ios/version.xcconfig'), versionSettings(version));
  for (const [path, content] of Object.entries(addressFiles(publicUrl))) writeFileSync(join(NATIVE, path), content);

  const command = join(ROOT, 'node_modules/@capacitor/cli/bin/capacitor');
  const { status } = spawnSync(NODE, [command, 'sync'], { cwd: NATIVE, stdio: 'inherit' });
  if (status !== 0) throw new Error('cap sync failed');
  say(`Shell ${version} for ${publicUrl}: open apps/native/android in Android Studio, apps/native/ios/App in Xcode.`);
}

await sync().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
