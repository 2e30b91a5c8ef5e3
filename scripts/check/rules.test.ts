// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { afterAll, beforeAll, expect, it } from 'vitest';
import './swc-tsx.mjs';

const ROOT = join(import.meta.dirname, '../..');
const OPTIONS = await extractDepcruiseOptions(join(ROOT, 'scripts/check/import-direction.cjs'));

/** Files in a temporary tree with the product's folders, and the rule of each kind that they break. */
const BROKEN: Record<string, [rule: string, text: string]> = {
  'packages/domain/src/a.ts': ['domain-imports-nothing', "import '../../contract/src/target.ts';"],
  'packages/domain/src/b.ts': ['nothing-unresolved', "import './missing.ts';"],
  'packages/domain/src/c.ts': ['no-circles', "import './c.ts';"],
  'e2e/a.ts': ['stories-speak-http-only', "import '../apps/server/src/target.ts';"],
  'apps/server/src/a.ts': ['production-imports-no-double', "import '../../../testing/target.ts';"],
  'apps/server/src/b.ts': ['production-needs-no-dev-package', "import 'smtp-server';"],
  'apps/server/src/features/x/a.ts': ['server-features-stay-apart', "import '../y/target.ts';"],
  'apps/server/src/features/x/b.ts': ['only-access-makes-owners', "import '../../access/grant-owner.ts';"],
  'apps/server/src/features/x/d.ts': ['only-sharing-makes-readers', "import '../../access/make-reader.ts';"],
  'apps/server/src/features/x/e.ts': ['only-commands-are-operators', "import '../../access/operator.ts';"],
  'apps/server/src/features/x/f.ts': ['only-account-services-see-proofs', "import '../../access/owner-by-proof.ts';"],
  'apps/server/src/features/x/g.ts': ['only-the-session-check-reads-tokens', "import '../../access/session-rows.ts';"],
  'apps/server/src/features/x/h.ts': ['only-access-reads-account-keys', "import '../../access/account-keys.ts';"],
  'apps/server/src/features/x/i.ts': ['only-one-folder-queries-entries', "import '../../db/schema/mood-entry.ts';"],
  'apps/server/src/access/b.ts': ['access-knows-no-feature-and-no-http', "import '../http/target.ts';"],
  'apps/server/src/access/c.ts': ['access-knows-no-feature-and-no-http', "import '../features/y/target.ts';"],
  'apps/server/src/features/x/c.service.ts': ['services-know-no-http', "import '../../http/target.ts';"],
  'apps/web/src/a.ts': [
    'password-check-loaded-when-needed',
    "import '../../../packages/password-check/src/target.ts';",
  ],
  'apps/web/src/ui/a.ts': ['web-ui-and-lib-stay-below', "import '../features/x/target.ts';"],
  'apps/web/src/b.tsx': ['imports only types', "import { a } from '@alento/contract/tag';\nexport const b = a;"],
  'apps/web/src/c.ts': ['goes through the storage port', 'export const { localStorage } = window;'],
  'apps/web/src/d.tsx': ['contains nothing that can be pressed', 'const S = () => <Suspense fallback={<Button />} />;'],
  'apps/web/src/e.tsx': ['contains nothing that can be pressed', 'const BoxLoading = () => <p><Button /></p>;'],
};
const ALLOWED: Record<string, string> = {
  'apps/server/src/a.test.ts': "import 'smtp-server';",
  'apps/server/src/access/a.ts': "import './grant-owner.ts';",
  'apps/web/src/f.ts': "export const load = () => import('../../../packages/password-check/src/target.ts');",
  'apps/web/src/g.ts': "// No localStorage.\nexport type { A } from '@alento/contract/tag';",
  'apps/web/src/h.tsx': 'const S = () => <Suspense fallback={<BoxLoading />}><Button /></Suspense>;',
  'apps/web/src/platform/web-area.ts': "export const kept = localStorage.getItem('a');",
};
const TARGETS = [
  'packages/contract/src/target.ts',
  'packages/password-check/src/target.ts',
  'testing/target.ts',
  'apps/server/src/target.ts',
  ...['account-keys', 'grant-owner', 'make-reader', 'operator', 'owner-by-proof', 'session-rows'].map(
    (name) => `apps/server/src/access/${name}.ts`,
  ),
  'apps/server/src/db/schema/mood-entry.ts',
  'apps/server/src/features/y/target.ts',
  'apps/server/src/http/target.ts',
  'apps/web/src/features/x/target.ts',
];
const SERVER = JSON.stringify({ devDependencies: { 'smtp-server': '*' } });
let tree: string;
/** What both tools report: a line for each with file and rule. */
let reported: string[];

beforeAll(async () => {
  tree = mkdtempSync(join(tmpdir(), 'alento-rules-'));
  const broken = Object.entries(BROKEN).map(([path, [, text]]) => [path, text] as const);
  const targets = TARGETS.map((path) => [path, 'export const value = 1;'] as const);
  const files = [...broken, ...Object.entries(ALLOWED), ...targets, ['apps/server/package.json', SERVER] as const];
  for (const [path, text] of files) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), `${text}\n`);
  }
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  for (const path of ['biome.json', ...globSync('scripts/check/*.grit', { cwd: ROOT })])
    cpSync(join(ROOT, path), join(tree, path));
  const biome = spawnSync(
    join(ROOT, 'node_modules/.bin/biome'),
    ['lint', '--vcs-enabled=false', '--reporter=github', '--max-diagnostics=none', 'apps'],
    { cwd: tree, encoding: 'utf8' },
  );
  process.chdir(tree);
  const { output } = await cruise(['packages', 'apps', 'e2e', 'testing'], OPTIONS);
  if (typeof output === 'string') throw new Error(output);
  reported = [
    ...output.summary.violations.map(({ from, rule }) => `${from} ${rule.name}`),
    ...biome.stdout.split('\n').filter((line) => line.includes('title=plugin')),
  ];
});
afterAll(() => {
  process.chdir(ROOT);
  rmSync(tree, { recursive: true, force: true });
});

it.each(Object.entries(BROKEN).map(([path, [rule]]) => ({ path, rule })))('$path breaks “$rule”', ({ path, rule }) => {
  expect(reported.filter((line) => line.includes(path) && line.includes(rule))).toHaveLength(1);
});

it('nothing else breaks a rule', () => {
  expect(reported.filter((line) => !Object.keys(BROKEN).some((path) => line.includes(path)))).toEqual([]);
});

it('the paths in the import rules exist', () => {
  const exclude = (path: string): boolean => path.endsWith('node_modules');
  const paths = [
    ...globSync('{packages,apps,bench,e2e,testing}/**/*', { cwd: ROOT, exclude }),
    ...globSync('node_modules/{,@*/}*/', { cwd: ROOT }).map((name) => `${name}/`),
  ];
  const patterns = OPTIONS.ruleSet.forbidden
    .flatMap(({ from, to }) => [from.path, from.pathNot, to.path, to.pathNot])
    .filter((pattern) => typeof pattern === 'string' && !pattern.includes('$1'));
  expect(patterns.filter((pattern) => !paths.some((path) => new RegExp(String(pattern)).test(path)))).toEqual([]);
});
