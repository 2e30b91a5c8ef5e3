import { createPublicKey, type KeyObject } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { Runner, Store } from '../../../db/database.ts';
import { syncFolder } from '../../../db/replace-file.ts';
import { updateBundles } from '../../../db/schema/update.ts';
import { changedAt } from '../../../http/pages/byte-range.ts';
import { compareBundleVersions } from '../compare-bundle-versions.ts';
import { openBundle } from '../open-bundle.ts';
import { PublishFault } from './publish-fault.ts';
import { readBuild } from './read-build.ts';
import { type SealedBundle, sealBundle } from './seal-bundle.ts';

/** Prefix of folders that are being written. No version begins like this. */
const UNFINISHED = '.publishing-';
/** File in a folder whose row may be missing yet. No object is named like this. */
const MARK = '_unfinished';

/** Writes a file and waits until it is on disk. */
const writeSynced = (path: string, content: Uint8Array): Promise<void> =>
  writeFile(path, content, { flag: 'wx', mode: 0o644, flush: true });

const exists = async (path: string): Promise<boolean> => (await changedAt(path)) !== null;

/**
 * Deletes what an interrupted publication left. Call it only while no other process publishes.
 *
 * @param hasRow whether a version is in the database.
 */
async function removeLeftovers(folder: string, hasRow: (version: string) => Promise<boolean>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (name.startsWith(UNFINISHED)) await rm(path, { recursive: true });
    else if (await exists(join(path, MARK))) {
      if (await hasRow(name)) await rm(join(path, MARK));
      else await rm(path, { recursive: true });
    }
  }
}

/** Writes the objects of a version into a folder of another name, and renames it when all is on disk. */
async function writeVersion(
  folder: string,
  version: string,
  objects: SealedBundle['objects'],
  reach: (moment: 'written' | 'renamed') => void = () => {},
): Promise<void> {
  const aside = join(folder, `${UNFINISHED}${version}`);
  try {
    await mkdir(aside, { mode: 0o755 });
    await writeSynced(join(aside, MARK), new Uint8Array());
    for (const [object, content] of objects) await writeSynced(join(aside, object), content);
    await syncFolder(aside);
    reach('written');
    await rename(aside, join(folder, version));
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    throw error;
  }
  await syncFolder(folder);
  reach('renamed');
}

/** Marks a version's folder as finished, once its row is stored. */
const finishVersion = (folder: string, version: string): Promise<void> => rm(join(folder, version, MARK));

/** Name of the PostgreSQL lock that one publication at a time holds: "alento updates". */
const LOCK = 4_210_919;

export type Publication = {
  dist: string;
  version: string;
  channel: string;
  rollout: number;
  minShell: string;
};

type Deps = Store & {
  /** Folder of the published versions. */
  folder: string;
  signingKey: KeyObject;
  /** The public half that the server has; null if it has none. */
  publicKey: KeyObject | null;
  /** Called between the steps; tests end the process there. */
  reach?: (moment: 'written' | 'renamed' | 'stored') => void;
};

async function hasRow(db: Runner, version: string): Promise<boolean> {
  const rows = await db
    .select({ version: updateBundles.version })
    .from(updateBundles)
    .where(eq(updateBundles.version, version));
  return rows.length > 0;
}

/** Signs a build and does with it what the plugin will do, before anything is written. */
async function sealChecked(dist: string, { signingKey, publicKey }: Deps): Promise<SealedBundle> {
  // Not compared as PEM: Node can't export a public key as PKCS#1 that it read as PKCS#1.
  if (publicKey && !createPublicKey(signingKey).equals(publicKey))
    throw new PublishFault('OTA_PUBLIC_KEY is not the public half of OTA_SIGNING_KEY');
  const sealed = await sealBundle(await readBuild(dist), signingKey);
  await openBundle(sealed.signed, createPublicKey(signingKey), (object) => {
    const content = sealed.objects.get(object);
    if (!content) throw new Error(`No object ${object}`);
    return content;
  });
  return sealed;
}

/**
 * Publishes a build: the files first, the row last, so that nothing is offered before all of it is on disk.
 *
 * @returns the signed parts of the version.
 * @throws PublishFault if the build, the version or the key can't be used.
 */
export async function publishBundle(publication: Publication, deps: Deps): Promise<SealedBundle['signed']> {
  const { dist, version, channel, rollout, minShell } = publication;
  const { db, folder, clock, reach = () => {} } = deps;
  // The app in that shell has the shell's version, and a phone never goes back to an older one.
  if (compareBundleVersions(version, minShell) <= 0)
    throw new PublishFault(
      `The version ${version} is not newer than the app in the shell ${minShell}: no phone would get it`,
    );
  const { signed, objects } = await sealChecked(dist, deps);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    if (await hasRow(tx, version)) throw new PublishFault(`The version ${version} exists already`);
    await removeLeftovers(folder, (name) => hasRow(tx, name));
    await writeVersion(folder, version, objects, reach);
    await tx
      .insert(updateBundles)
      .values({ version, channel, ...signed, rollout, minShell, publishedAt: new Date(clock()) });
  });
  reach('stored');
  await finishVersion(folder, version);
  return signed;
}
