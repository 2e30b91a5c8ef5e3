import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allSealedDocuments } from '../testing/sealed-json/documents.ts';
import { EXPECTED } from '../testing/sealed-json/expected.ts';
import {
  FIXTURE_KEY,
  FIXTURE_ROW,
  FIXTURES,
  fixtureNames,
  readFixture,
  versionOf,
} from '../testing/sealed-json/fixtures.ts';

const DOCUMENTS = await allSealedDocuments();
const SERVER = join(import.meta.dirname, '..');

describe.each(DOCUMENTS.map((document) => [document.name, document] as const))(
  'the sealed document %s',
  (name, document) => {
    it('has a fixture for every version, including version 0 without a version field', () => {
      const fixtures = fixtureNames(name);
      const versions = Array.from({ length: document.version + 1 }, (_, version) => version);
      expect([...new Set(fixtures.map(versionOf))].sort(), 'npm run fixtures:sealed writes the missing').toEqual(
        versions,
      );
      expect(fixtures).toEqual(Object.keys(EXPECTED[name] ?? {}).sort());
    });

    it.each(fixtureNames(name))(
      'decrypts the fixture of version %s and upgrades it to the expected value',
      (fixture) => {
        const opened = document.open(FIXTURE_KEY, FIXTURE_ROW, readFixture(name, fixture));
        expect(opened).toEqual(EXPECTED[name]?.[fixture]);
      },
    );

    it('decrypts an encrypted value to the original value', () => {
      const example = EXPECTED[name]?.[document.version] ?? {};
      expect(document.open(FIXTURE_KEY, FIXTURE_ROW, document.seal(FIXTURE_KEY, FIXTURE_ROW, example))).toEqual(
        example,
      );
    });
  },
);

it('every sealed document has fixtures and expected values', () => {
  const names = DOCUMENTS.map(({ name }) => name).sort();
  expect(Object.keys(EXPECTED).sort()).toEqual(names);
  expect([...new Set(readdirSync(FIXTURES).map((file) => file.split('@')[0]))].sort()).toEqual(names);
  expect(new Set(names).size).toBe(names.length);
});

it('the server’s source files encrypt JSON only through sealedJson', () => {
  const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing/'))
    .map((file) => [file, readFileSync(join(SERVER, file), 'utf8')] as const);
  const opening = sources.filter(([, text]) => /\bunseal\(/.test(text) && /\bJSON\.parse\(/.test(text));
  const sealing = sources.filter(([, text]) => /\bseal\(/.test(text) && /\bpadJson\(\s*JSON\.stringify\(/.test(text));
  // Real-time events are excepted: they are not stored, and only processes of the same version read them.
  const sealers = [...opening, ...sealing].map(([file]) => file).filter((file) => file !== 'realtime/realtime.ts');
  expect(sealers).toEqual(['crypto/sealed-json.ts']);
  const defining = sources.filter(([, text]) => /= (sealedJson|documentKind)[<(]/.test(text)).map(([file]) => file);
  expect(defining.filter((file) => !file.startsWith('sealed-json/'))).toEqual([]);
});
