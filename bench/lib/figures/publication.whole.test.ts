import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPublication, withdraw } from './publication.ts';
import { createTestRepository, documentOf, type Planted } from './test-repository.ts';

const COMMAND = 'npm run bench:api';
const DOCUMENT = 'docs/benchmarks.md';
let repository: Planted;

const read = (): string => readFileSync(join(repository.root, DOCUMENT), 'utf8');

beforeEach(() => {
  repository = createTestRepository();
  repository.write('src/one.ts', 'export const one = 1;\n');
  repository.write(DOCUMENT, documentOf(null));
  repository.write('docs/other.md', '# Another\n');
  repository.commit('Begin');
});
afterEach(() => repository.remove());

describe('publish()', () => {
  it('writes figures and commit into the command’s block', () => {
    const measured = repository.git('rev-parse', 'HEAD');
    expect(openPublication(repository.root, COMMAND).publish('| new | figures |')).toBe(DOCUMENT);
    expect(read()).toContain(`commit=${measured}`);
    expect(read()).toContain('| new | figures |');
    expect(read()).not.toContain('old figures');
    expect(read()).toContain('Words after.');
    expect(readdirSync(join(repository.root, 'docs'))).toEqual(['benchmarks.md', 'other.md']);
  });

  it('replaces outdated figures', () => {
    openPublication(repository.root, COMMAND).publish('first');
    repository.write('src/one.ts', 'export const one = 2;\n');
    const measured = repository.commit('Count to two');
    openPublication(repository.root, COMMAND).publish('second');
    expect(read()).toContain(`commit=${measured}`);
    expect(read()).toContain('second');
    expect(read()).not.toContain('first');
  });

  it('keeps what another command wrote into the document during the measurement', () => {
    const publication = openPublication(repository.root, COMMAND);
    repository.write(DOCUMENT, `${read()}Written meanwhile.\n`);
    publication.publish('new');
    expect(read()).toContain('Written meanwhile.');
  });

  it('throws if the measured code has uncommitted changes, or was changed during the measurement', () => {
    const publication = openPublication(repository.root, COMMAND);
    repository.write('src/two.ts', 'export const two = 2;\n');
    const before = read();
    expect(() => publication.publish('new')).toThrow(/in no commit[\s\S]*src\/two\.ts/);
    expect(() => openPublication(repository.root, COMMAND)).toThrow(/in no commit[\s\S]*src\/two\.ts/);
    repository.commit('Count to two meanwhile');
    expect(() => publication.publish('new')).toThrow(/src\/two\.ts/);
    expect(read()).toBe(before);
  });

  it('ignores uncommitted changes of files that were not measured', () => {
    repository.write('elsewhere.ts', 'export {};\n');
    repository.write('src/one.test.ts', 'it\n');
    openPublication(repository.root, COMMAND).publish('new');
    expect(read()).toContain('new');
  });

  it('throws if no document has a block for the command', () => {
    expect(() => openPublication(repository.root, 'npm run bench:web')).toThrow(/No document .* `npm run bench:web`/);
  });
});

it('withdraw() replaces the figures with the command that measures them again', () => {
  openPublication(repository.root, COMMAND).publish('figures of once');
  expect(withdraw(repository.root, COMMAND, 'about 10 minutes')).toBe(DOCUMENT);
  expect(read()).not.toContain('figures of once');
  expect(read()).toContain('`npm run bench:api -- --publish` does it, in about 10 minutes');
});
