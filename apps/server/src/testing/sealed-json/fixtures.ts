import { createSecretKey } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sealed, UserKey } from '../../crypto/seal.ts';
import type { SealedJson } from '../../crypto/sealed-json.ts';

export const FIXTURES = join(import.meta.dirname, 'fixtures');

/** Key and row id with which every fixture is encrypted. */
export const FIXTURE_KEY = createSecretKey(Buffer.alloc(32, 'alento')) as UserKey;
export const FIXTURE_ROW = 'pessoa/linha';

/** Lists the names of a document's fixtures: the version, optionally with a variant, such as `0-first-form`. */
export const fixtureNames = (document: string): string[] =>
  readdirSync(FIXTURES)
    .filter((file) => file.startsWith(`${document}@`))
    .map((file) => file.slice(document.length + 1, -'.txt'.length))
    .sort();

export const readFixture = (document: string, name: string): Sealed =>
  Buffer.from(readFileSync(join(FIXTURES, `${document}@${name}.txt`), 'utf8'), 'base64') as unknown as Sealed;

/** The version of a fixture. */
export const versionOf = (name: string): number => Number(name.split('-')[0]);

/** Values by name of the document and name of the fixture. */
export type Examples = Readonly<Record<string, Readonly<Record<string, object>>>>;

/**
 * Writes the fixtures of each document's current version that don't exist yet. Doesn't write existing fixtures and
 * those of earlier versions, because only the code of an earlier version can encrypt its documents.
 *
 * @returns the names of the files it wrote.
 */
export function writeMissingFixtures(documents: readonly SealedJson<object>[], examples: Examples): string[] {
  return documents.flatMap((document) => {
    const there = fixtureNames(document.name);
    return Object.entries(examples[document.name] ?? {}).flatMap(([name, example]) => {
      if (versionOf(name) !== document.version || there.includes(name)) return [];
      const file = `${document.name}@${name}.txt`;
      const sealed = document.seal(FIXTURE_KEY, FIXTURE_ROW, example);
      writeFileSync(join(FIXTURES, file), `${Buffer.from(sealed).toString('base64')}\n`, { flag: 'wx' });
      return [file];
    });
  });
}
