import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkFigures, measuringCommands } from './check-figures.ts';
import { openHistory } from './history.ts';
import { createTestRepository, documentOf, type Planted } from './test-repository.ts';

const SCRIPTS = { test: 'vitest', 'bench:api': 'node bench/api.ts' };
let repository: Planted;
let measured: string;

/** The result of the check for figures published at a commit. */
const check = (commit: string | null, paths?: string, root = repository.root) =>
  checkFigures([{ path: 'docs/benchmarks.md', text: documentOf(commit, paths) }], SCRIPTS, openHistory(root));
const FRESH = { faults: [], notes: [] };

beforeEach(() => {
  repository = createTestRepository();
  repository.write('src/one.ts', 'export const one = 1;\n');
  repository.write('src/one.test.ts', 'it\n');
  repository.write('elsewhere.ts', 'export {};\n');
  measured = repository.commit('Count to one');
});
afterEach(() => repository.remove());

describe('checkFigures() accepts figures', () => {
  it('if only other code, tests or documents have changed since the measurement', () => {
    repository.write('elsewhere.ts', 'export const more = 1;\n');
    repository.write('src/one.test.ts', 'it more\n');
    repository.write('docs/benchmarks.md', documentOf(measured));
    repository.commit('Publish');
    repository.write('src/one.ts', 'export const one = 2;\n');
    repository.commit('Count to two');
    repository.git('revert', '--no-edit', 'HEAD');
    expect(check(measured)).toEqual(FRESH);
  });

  it('if only excluded paths have changed since the measurement', () => {
    repository.write('src/weights.ts', 'learned\n');
    repository.commit('Learn');
    expect(check(measured, 'src, !src/weights.ts')).toEqual(FRESH);
  });
});

describe('checkFigures() reports figures as outdated', () => {
  const STALE = /measured at [0-9a-f]{7}, and the code has changed since/;

  it('if a file of the measured code was renamed after the measurement', () => {
    renameSync(join(repository.root, 'src/one.ts'), join(repository.root, 'src/first.ts'));
    repository.commit('Rename');
    expect(check(measured, 'src').faults[0]).toMatch(STALE);
    expect(check(measured, 'src').faults[0]).toContain('and 1 more');
  });

  it('if a change of the measured code is not committed yet', () => {
    repository.write('src/one.ts', 'export const one = 3;\n');
    expect(check(measured).faults[0]).toContain('(not committed yet)');
  });

  it('if a merge brought a change of the measured code from an older branch', () => {
    repository.git('switch', '--quiet', '--create', 'side');
    repository.write('src/one.ts', 'export const one = 4;\n');
    repository.commit('Count on a branch');
    repository.git('switch', '--quiet', 'main');
    repository.write('elsewhere.ts', 'export const main = 1;\n');
    const later = repository.commit('Go on');
    expect(check(later)).toEqual(FRESH);
    repository.git('merge', '--quiet', '--no-edit', 'side');
    expect(check(later).faults[0]).toMatch(STALE);
  });
});

describe('the commit at which published figures were measured', () => {
  it('has to exist', () => {
    expect(check('0'.repeat(40)).faults[0]).toContain("no commit of this branch's history");
  });

  it('has to be part of the current branch', () => {
    repository.git('switch', '--quiet', '--create', 'side');
    repository.write('elsewhere.ts', 'export const side = 1;\n');
    const aside = repository.commit('Go aside');
    repository.git('switch', '--quiet', 'main');
    expect(check(aside).faults[0]).toContain("no commit of this branch's history");
  });

  it('is required if the block contains a table', () => {
    const text = documentOf(null).replace('old figures', '| page | ms |');
    const { faults } = checkFigures([{ path: 'docs/a.md', text }], SCRIPTS, openHistory(repository.root));
    expect(faults).toEqual(['docs/a.md: the figures of `npm run bench:api` name no commit']);
  });

  it('may be missing if the block has no table, which gives a note and no fault', () => {
    const { faults, notes } = check(null);
    expect(faults).toEqual([]);
    expect(notes).toEqual([expect.stringContaining('no figures of `npm run bench:api` are published')]);
  });
});

describe('checkFigures() without the commit history', () => {
  it('notes that a shallow clone lacks the commit, and reports no fault', () => {
    repository.write('src/one.ts', 'export const one = 5;\n');
    const last = repository.commit('Count to five');
    const clone = join(repository.root, '../clone');
    repository.git('clone', '--quiet', '--depth=1', `file://${repository.root}`, clone);
    const { faults, notes } = check(measured, undefined, clone);
    expect(faults).toEqual([]);
    expect(notes).toEqual([expect.stringContaining('not in this shallow clone')]);
    expect(check(last, undefined, clone)).toEqual(FRESH);
  });

  it('notes that an unpacked archive has no history, and reports no fault', () => {
    rmSync(join(repository.root, '.git'), { recursive: true });
    const { faults, notes } = check(measured);
    expect(faults).toEqual([]);
    expect(notes).toEqual([expect.stringContaining('figures were not compared with the code')]);
  });

  it('does not use the history of an enclosing repository', () => {
    repository.write('vendor/alento/src/one.ts', 'export const one = 6;\n');
    const { faults, notes } = check(measured, undefined, join(repository.root, 'vendor/alento'));
    expect(faults).toEqual([]);
    expect(notes).toEqual([expect.stringContaining('not the top of a repository')]);
  });
});

describe('checkFigures() reports a fault', () => {
  it('if a path of the figures doesn’t exist', () => {
    expect(check(measured, 'src, src/two.ts').faults).toEqual([expect.stringContaining('speak of src/two.ts')]);
  });

  it('unless every measuring command has exactly one block of figures', () => {
    const text = documentOf(measured);
    const history = openHistory(repository.root);
    expect(measuringCommands({ ...SCRIPTS, 'chaos:kill': '', 'safety:train': '' })).toEqual([
      ...['bench:api', 'chaos:kill', 'safety:train'],
    ]);
    expect(checkFigures([], SCRIPTS, history).faults).toEqual([
      'no document has a block of figures of `npm run bench:api`',
    ]);
    expect(checkFigures([{ path: 'docs/a.md', text }], { test: '' }, history).faults).toEqual([
      'docs/a.md: `npm run bench:api` is no command of package.json',
    ]);
    expect(checkFigures([{ path: 'docs/a.md', text: text + text }], SCRIPTS, history).faults).toEqual([
      'docs/a.md: the figures of `npm run bench:api` already stand in docs/a.md',
    ]);
  });

  it('with the document and line of an invalid comment', () => {
    const text = documentOf(measured).replace('<!-- /figures -->', '');
    const { faults } = checkFigures([{ path: 'docs/a.md', text }], {}, openHistory(repository.root));
    expect(faults).toEqual([expect.stringMatching(/^docs\/a\.md: line 3: /)]);
  });
});
