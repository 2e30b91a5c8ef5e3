import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allSealedDocuments } from '../testing/sealed-documents/documents.ts';
import { EXPECTED } from '../testing/sealed-documents/expected.ts';
import {
  FIXTURE_KEY,
  FIXTURE_ROW,
  FIXTURES,
  fixtureNames,
  readFixture,
  versionOf,
  writeMissingFixtures,
} from '../testing/sealed-documents/fixtures.ts';

const DOCUMENTS = await allSealedDocuments();
const SERVER = join(import.meta.dirname, '..');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'alento-fixtures-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(DOCUMENTS.map((document) => [document.name, document] as const))('%s', (name, document) => {
  it('has a fixture of every version, including 0 for documents without a version', () => {
    const fixtures = fixtureNames(FIXTURES, name);
    const versions = Array.from({ length: document.version + 1 }, (_, version) => version);
    expect([...new Set(fixtures.map(versionOf))].sort(), 'npm run fixtures:sealed writes the missing').toEqual(
      versions,
    );
    expect(fixtures).toEqual(Object.keys(EXPECTED[name] ?? {}).sort());
  });

  it.each(fixtureNames(FIXTURES, name))('decrypts and upgrades version %s', (fixture) => {
    const opened = document.open(FIXTURE_KEY, FIXTURE_ROW, readFixture(FIXTURES, name, fixture));
    expect(opened).toEqual(EXPECTED[name]?.[fixture]);
  });

  it('decrypts to the same value', () => {
    const example = EXPECTED[name]?.[document.version] ?? {};
    expect(document.open(FIXTURE_KEY, FIXTURE_ROW, document.seal(FIXTURE_KEY, FIXTURE_ROW, example))).toEqual(example);
  });
});

it('there is no fixture and no example of a removed document', () => {
  const names = DOCUMENTS.map(({ name }) => name).sort();
  expect(Object.keys(EXPECTED).sort()).toEqual(names);
  expect([...new Set(readdirSync(FIXTURES).map((file) => file.split('@')[0]))].sort()).toEqual(names);
  expect(new Set(names).size).toBe(names.length);
});

it('only missing fixtures are written', () => {
  cpSync(FIXTURES, folder, { recursive: true });
  const [lost] = DOCUMENTS;
  if (!lost) throw new Error('No document was found');
  rmSync(join(folder, `${lost.name}@${lost.version}.txt`));
  const written = writeMissingFixtures(folder, DOCUMENTS, EXPECTED);
  expect(written).toEqual([`${lost.name}@${lost.version}.txt`]);
  for (const file of readdirSync(FIXTURES).filter((name) => !written.includes(name)))
    expect(readFileSync(join(folder, file)), file).toEqual(readFileSync(join(FIXTURES, file)));
  expect(readdirSync(folder).sort()).toEqual(readdirSync(FIXTURES).sort());
});

it('encrypted JSON is stored only by these documents', () => {
  const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing/'))
    .map((file) => [file, readFileSync(join(SERVER, file), 'utf8')] as const);
  const opening = sources.filter(([, text]) => /\bunseal\(/.test(text) && /\bJSON\.parse\(/.test(text));
  const sealing = sources.filter(([, text]) => /\bseal\(/.test(text) && /\bpadJson\(\s*JSON\.stringify\(/.test(text));
  // Exception: real-time events are encrypted only in transit between processes of the same version.
  const kept = [...opening, ...sealing].map(([file]) => file).filter((file) => file !== 'realtime/realtime.ts');
  expect(kept).toEqual(['crypto/sealed-json.ts']);
  const defining = sources.filter(([, text]) => /= (sealedJson|documentKind)[<(]/.test(text)).map(([file]) => file);
  expect(defining.filter((file) => !file.startsWith('sealed-documents/'))).toEqual([]);
});
