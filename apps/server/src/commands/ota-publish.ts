import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compareVersions } from 'compare-versions';
import { z } from 'zod';
import { type Config, readConfig } from '../config.ts';
import { compareBundleVersions } from '../features/update/compare-bundle-versions.ts';
import { shellsWithPlugins } from '../features/update/publish/native-shell.ts';
import { publishBundle } from '../features/update/publish/publish-bundle.ts';
import { PublishFault } from '../features/update/publish/publish-fault.ts';
import { readPublicKey, readSigningKey } from '../features/update/signing-keys.ts';
import { updateFolder } from '../features/update/update-folder.ts';
import { defaultVersion, type PublishOptions, readPublishOptions } from './ota-options.ts';
import { UsageError, withDatabase } from './with-database.ts';

const ROOT = join(import.meta.dirname, '../../../..');
/** Builds in a process of its own, because the web app is none of the server's dependencies. */
const BUILD = join(ROOT, 'scripts/run/build-shell.mjs');
const KILOBYTE = 1024;
const run = promisify(execFile);

/** What is needed before the database is opened. */
function readInput() {
  const options = readPublishOptions(process.argv.slice(2));
  const config = readConfig();
  const { OTA_SIGNING_KEY: path, OTA_PUBLIC_KEY: publicPath } = config;
  if (path === undefined)
    throw new UsageError('OTA_SIGNING_KEY has to be the path of the private key (docs/operations.md, Updates).');
  if (options.dist === undefined && config.PUBLIC_URL === undefined)
    throw new UsageError('PUBLIC_URL has to be the address of the server: the build contains it.');
  const publicKey = publicPath === undefined ? null : readPublicKey(publicPath);
  return { options, config, signingKey: readSigningKey(path), publicKey };
}

async function productVersion(): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  return z.object({ version: z.string() }).parse(manifest).version;
}

/**
 * The lowest shell for a version: one with the plugins of the sources.
 *
 * @throws PublishFault also if phones with the newest shell would not get the version.
 */
async function minShellOf({ minShell }: PublishOptions, version: string): Promise<string> {
  const { first, newest } = await shellsWithPlugins(join(ROOT, 'apps/native'));
  if (minShell !== undefined && compareVersions(minShell, first) < 0)
    throw new PublishFault(`apps/native/plugins.json says that the plugins exist from the shell ${first} on`);
  if (compareBundleVersions(version, newest) <= 0)
    throw new PublishFault(
      `The version ${version} is not newer than the app in the shell ${newest}, so its phones would not get it. Raise the version in package.json.`,
    );
  return minShell ?? first;
}

/** Passes the folder of the build, which is temporary unless it was given. */
async function withBuild<Result>(
  { dist }: PublishOptions,
  { PUBLIC_URL: publicUrl = '' }: Config,
  version: string,
  work: (dist: string) => Promise<Result>,
): Promise<Result> {
  if (dist !== undefined) return work(dist);
  const folder = await mkdtemp(join(tmpdir(), 'alento-ota-'));
  try {
    const built = join(folder, 'dist');
    await run(process.execPath, [BUILD, built, publicUrl, version]);
    return await work(built);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Command that publishes a version of the web app for the native app. */
await withDatabase(readInput, async ({ db }, { options, config, signingKey, publicKey }) => {
  const version = options.version ?? defaultVersion(await productVersion(), Date.now());
  const minShell = await minShellOf(options, version);
  const { channel, rollout } = options;
  const folder = updateFolder(config);
  const { bytes, files } = await withBuild(options, config, version, (dist) =>
    publishBundle(
      { dist, version, channel, rollout, minShell },
      { db, clock: Date.now, folder, signingKey, publicKey },
    ),
  );
  return [
    `Published ${version} in ${channel} for ${rollout} % of the phones with shell ${minShell} or newer.`,
    `${files.length} files, ${Math.ceil(bytes / KILOBYTE)} kB as ZIP.`,
  ].join('\n');
});
