/**
 * `npm run bench:update`: what a phone downloads for an update over the air: the whole version, as ZIP file or as single
 * files, and the files that differ from the version before, of which one text of one screen was changed.
 */
import { generateKeyPairSync } from 'node:crypto';
import { readBuild } from '../apps/server/src/features/update/publish/read-build.ts';
import { type SealedBundle, sealBundle } from '../apps/server/src/features/update/publish/seal-bundle.ts';
import { openCommand } from './lib/processes/command.ts';
import { buildTwoVersions, writeTwoVersions } from './lib/processes/shell-builds.ts';
import { inWorkFolder } from './lib/processes/work-folder.ts';
import { describeRun, table, tenths, whole } from './lib/report.ts';

/** Share of the ZIP file that a phone may download for one changed text. */
const DELTA_SHARE = 0.05;
const KILOBYTE = 1000;

const { say, end, isSmoke } = openCommand({
  name: 'bench:update',
  measures: 'The bytes of an update over the air: the whole version, and the files that one changed text changes.',
  takes: 'about 1 minute',
  flags: {},
  smoke: {},
});

type Version = { bytes: number; sealed: SealedBundle };

async function readVersion(dist: string): Promise<Version> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const files = await readBuild(dist);
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
  return { bytes, sealed: await sealBundle(files, privateKey) };
}

/** The distinct objects of a version that the phone doesn't have: it keeps files by their SHA-256. */
function missingObjects({ sealed: after }: Version, before?: Version): Map<string, number> {
  const known = new Set(before?.sealed.signed.files.map(({ object }) => object));
  return new Map(
    after.signed.files.filter(({ object }) => !known.has(object)).map(({ object, bytes }) => [object, bytes]),
  );
}

const sum = (objects: Map<string, number>): number => [...objects.values()].reduce((all, bytes) => all + bytes, 0);

say(describeRun('bench:update'));
const isMet = await inWorkFolder('update', async (folder) => {
  const [before, after] = await Promise.all(
    (await (isSmoke ? writeTwoVersions(folder) : buildTwoVersions(folder))).map(readVersion),
  );
  if (!before || !after) throw new Error('There are no two versions');
  const all = missingObjects(after);
  const changed = missingObjects(after, before);
  if (changed.size === 0) throw new Error('The versions have the same files');
  const zip = after.sealed.signed.bytes;
  const share = sum(changed) / zip;
  const row = (name: string, count: number, bytes: number, target = ''): string[] => [
    name,
    whole(count),
    tenths(bytes / KILOBYTE),
    target,
  ];
  const isSmall = share <= DELTA_SHARE;
  say(
    `\n${table(
      ['version of the web app for the shell', 'files', 'kB', `one text ≤ ${DELTA_SHARE * 100} % of the ZIP`],
      [
        row('as built', after.sealed.signed.files.length, after.bytes),
        row('ZIP file', 1, zip),
        row('single files, Brotli, encrypted', all.size, sum(all)),
        row(
          'after one changed text',
          changed.size,
          sum(changed),
          `${tenths(share * 100)} %: ${isSmall ? 'met' : 'MISSED'}`,
        ),
      ],
    )}\n`,
  );
  return isSmall;
});
end({ isMet });
