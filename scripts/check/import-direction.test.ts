// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import './swc-tsx.mjs';
import { sampleOf } from '../../testing/tier/tier.ts';

const ROOT = join(import.meta.dirname, '../..');
const OPTIONS = await extractDepcruiseOptions(join(ROOT, '.dependency-cruiser.cjs'));
let folder: string;

/**
 * Writes files into a temporary tree with the product's folder layout, and returns the import rules that they break.
 */
async function rulesBroken(files: Record<string, string>): Promise<string[]> {
  const root = mkdtempSync(join(folder, 'tree-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  const folders = ['packages', 'apps', 'e2e', 'testing'].filter((name) =>
    Object.keys(files).some((path) => path.startsWith(`${name}/`)),
  );
  process.chdir(root);
  const { output } = await cruise(folders, OPTIONS);
  if (typeof output === 'string') throw new Error(output);
  return [...new Set(output.summary.violations.map(({ rule }) => rule.name))];
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'alento-direction-'));
});
afterAll(() => {
  process.chdir(ROOT);
  rmSync(folder, { recursive: true, force: true });
});

const VALUE = 'export const value = 1;\n';
const importing = (path: string) => `import { value } from '${path}';\nexport const other = value;\n`;

describe('a forbidden import breaks the import rule', () => {
  it.each(
    sampleOf(
      [
        ['domain-imports-nothing', 'packages/domain/src/a.ts', 'packages/contract/src/b.ts', '../../contract/src/b.ts'],
        [
          'native-imports-domain-only',
          'apps/native/build/a.ts',
          'packages/contract/src/b.ts',
          '../../../packages/contract/src/b.ts',
        ],
        [
          'contract-imports-domain-and-zod',
          'packages/contract/src/a.ts',
          'apps/server/src/b.ts',
          '../../../apps/server/src/b.ts',
        ],
        [
          'password-check-imports-domain-and-zxcvbn',
          'packages/password-check/src/a.ts',
          'packages/contract/src/b.ts',
          '../../contract/src/b.ts',
        ],
        ['zxcvbn-only-in-password-check', 'apps/server/src/a.ts', 'apps/server/src/b.ts', '@zxcvbn-ts/core'],
        [
          'password-check-loaded-when-needed',
          'apps/web/src/a.ts',
          'packages/password-check/src/b.ts',
          '../../../packages/password-check/src/b.ts',
        ],
        ['apps-stay-apart', 'apps/web/src/ui/a.tsx', 'apps/server/src/b.ts', '../../../server/src/b.ts'],
        ['packages-import-no-app', 'packages/domain/src/a.ts', 'apps/web/src/b.ts', '../../../apps/web/src/b.ts'],
        ['stories-speak-http-only', 'e2e/a.ts', 'apps/server/src/b.ts', '../apps/server/src/b.ts'],
        ['the-double-stays-apart', 'testing/a.ts', 'packages/domain/src/b.ts', '../packages/domain/src/b.ts'],
        ['production-imports-no-double', 'apps/server/src/a.ts', 'testing/b.ts', '../../../testing/b.ts'],
        [
          'server-features-stay-apart',
          'apps/server/src/features/x/a.ts',
          'apps/server/src/features/y/b.ts',
          '../y/b.ts',
        ],
        ['web-features-stay-apart', 'apps/web/src/features/x/a.ts', 'apps/web/src/features/y/b.ts', '../y/b.ts'],
        ['web-ui-and-lib-stay-below', 'apps/web/src/ui/a.ts', 'apps/web/src/features/y/b.ts', '../features/y/b.ts'],
        [
          'outbox-by-its-public-file',
          'apps/web/src/features/x/a.ts',
          'apps/web/src/lib/outbox/b.ts',
          '../../lib/outbox/b.ts',
        ],
        [
          'web-features-stay-below-routes',
          'apps/web/src/features/x/a.ts',
          'apps/web/src/routes/b.ts',
          '../../routes/b.ts',
        ],
        [
          'storage-port-behind-session',
          'apps/web/src/features/x/a.ts',
          'apps/web/src/platform/web-storage.ts',
          '../../platform/web-storage.ts',
        ],
        [
          'browser-storage-behind-port',
          'apps/web/src/lib/a.ts',
          'apps/web/src/platform/web-area.ts',
          '../platform/web-area.ts',
        ],
        [
          'services-know-no-http',
          'apps/server/src/features/x/a.service.ts',
          'apps/server/src/http/errors/refusal.ts',
          '../../http/errors/refusal.ts',
        ],
        [
          'crisis-check-imports-nothing',
          'packages/crisis-check/src/a.ts',
          'packages/domain/src/b.ts',
          '../../domain/src/b.ts',
        ],
        [
          'diary-query-imports-domain-only',
          'packages/diary-query/src/a.ts',
          'packages/contract/src/b.ts',
          '../../contract/src/b.ts',
        ],
        [
          'diary-import-imports-domain-and-parsers',
          'packages/diary-import/src/a.ts',
          'packages/contract/src/b.ts',
          '../../contract/src/b.ts',
        ],
        [
          'local-assistant-imports-packages-only',
          'packages/local-assistant/src/a.ts',
          'packages/contract/src/b.ts',
          '../../contract/src/b.ts',
        ],
        [
          'web-state-stays-below-features',
          'apps/web/src/state/a.ts',
          'apps/web/src/features/y/b.ts',
          '../features/y/b.ts',
        ],
        ['web-routes-stay-below-app', 'apps/web/src/routes/a.ts', 'apps/web/src/app/b.ts', '../app/b.ts'],
        ['web-lib-and-platform-stay-below-ui', 'apps/web/src/lib/a.ts', 'apps/web/src/ui/b.ts', '../ui/b.ts'],
        ['web-platform-imports-domain-only', 'apps/web/src/platform/a.ts', 'apps/web/src/lib/b.ts', '../lib/b.ts'],
        [
          'server-base-knows-no-feature-and-no-http',
          'apps/server/src/jobs/a.ts',
          'apps/server/src/features/x/b.ts',
          '../features/x/b.ts',
        ],
        [
          'features-know-no-composition',
          'apps/server/src/features/x/a.ts',
          'apps/server/src/composition/b.ts',
          '../../composition/b.ts',
        ],
        ['tests-stay-tests', 'apps/server/src/a.ts', 'apps/server/src/testing/b.ts', './testing/b.ts'],
        ['nothing-unresolved', 'packages/domain/src/a.ts', 'packages/domain/src/b.ts', './missing.ts'],
      ],
      3,
    ),
  )('%s', async (rule, from, to, path) => {
    expect(await rulesBroken({ [from]: importing(path), [to]: VALUE })).toContain(rule);
  });

  it('no-circles', async () => {
    const broken = await rulesBroken({
      'packages/domain/src/a.ts': importing('./b.ts'),
      'packages/domain/src/b.ts': importing('./a.ts'),
    });
    expect(broken).toContain('no-circles');
  });
});

describe('import rules about access/', () => {
  const ACCESS = 'apps/server/src/access';
  const FEATURE = 'apps/server/src/features/x/a.ts';

  it.each(
    sampleOf(
      [
        ['only-access-makes-owners', FEATURE, 'grant-owner.ts'],
        ['only-access-makes-owners', 'apps/server/src/testing/x/a.ts', 'grant-owner.ts'],
        ['only-commands-are-operators', FEATURE, 'operator.ts'],
        ['only-account-services-see-proofs', FEATURE, 'owner-by-proof.ts'],
        ['only-the-app-joins-session-and-job-access', FEATURE, 'session-check.ts'],
        ['only-the-app-joins-session-and-job-access', FEATURE, 'person-for-job.ts'],
        ['only-the-session-check-reads-tokens', FEATURE, 'session-rows.ts'],
        ['only-access-reads-account-keys', FEATURE, 'account-keys.ts'],
        ['only-sharing-makes-readers', FEATURE, 'make-reader.ts'],
      ],
      2,
    ),
  )('include %s, which %s breaks by importing %s', async (rule, from, name) => {
    const planted = { [from]: importing(`../../access/${name}`), [`${ACCESS}/${name}`]: VALUE };
    expect(await rulesBroken(planted)).toContain(rule);
  });

  it.each(
    sampleOf(
      [
        ['access-knows-no-feature-and-no-http', `${ACCESS}/a.ts`, FEATURE, '../features/x/a.ts'],
        ['access-knows-no-feature-and-no-http', `${ACCESS}/a.ts`, 'apps/server/src/http/b.ts', '../http/b.ts'],
        ['http-knows-no-feature', 'apps/server/src/http/a.ts', FEATURE, '../features/x/a.ts'],
        [
          'only-the-diary-queries-entries',
          FEATURE,
          'apps/server/src/db/schema/mood-entry.ts',
          '../../db/schema/mood-entry.ts',
        ],
        [
          'only-the-app-opens-realtime',
          FEATURE,
          'apps/server/src/realtime/open-realtime.ts',
          '../../realtime/open-realtime.ts',
        ],
      ],
      1,
    ),
  )('include %s, which %s breaks by importing %s', async (rule, from, to, path) => {
    expect(await rulesBroken({ [from]: importing(path), [to]: VALUE })).toContain(rule);
  });

  it.each(
    sampleOf(
      [
        ['types of access/ in a feature', FEATURE, 'person.ts'],
        ['an operator in a command', 'apps/server/src/commands/x/a.ts', 'operator.ts'],
        ['a reader made by sharing', 'apps/server/src/features/sharing/a.ts', 'make-reader.ts'],
      ],
      1,
    ),
  )('allow %s', async (_, from, name) => {
    expect(await rulesBroken({ [from]: importing(`../../access/${name}`), [`${ACCESS}/${name}`]: VALUE })).toEqual([]);
  });
});

describe('the import rule for packages of a production install', () => {
  const SERVER = JSON.stringify({ dependencies: { hono: '*' }, devDependencies: { 'smtp-server': '*' } });
  const brokenBy = (path: string, text: string) => rulesBroken({ 'apps/server/package.json': SERVER, [path]: text });
  const RULE = 'production-needs-no-dev-package';
  const MAIN = 'apps/server/src/main.ts';

  it.each(
    sampleOf(
      [
        ['a development package', MAIN, "import 'smtp-server';\n"],
        ['a package of another workspace', MAIN, "import 'react';\n"],
        ['a tool of the root', 'apps/server/src/commands/a.ts', "import 'vite';\n"],
        ['a dynamically imported package', MAIN, "export const load = () => import('smtp-server');\n"],
      ],
      1,
    ),
  )('refuses %s', async (_, path, text) => expect(await brokenBy(path, text)).toEqual([RULE]));

  it.each(
    sampleOf(
      [
        ['a dependency', MAIN, "import 'hono';\n"],
        ['a development package in a test', 'apps/server/src/a.test.ts', "import 'smtp-server';\n"],
        ['a development package in testing/', 'apps/server/src/testing/a.ts', "import 'smtp-server';\n"],
      ],
      1,
    ),
  )('allows %s', async (_, path, text) => expect(await brokenBy(path, text)).toEqual([]));
});

it('a dynamic import of the password check is allowed by every import rule', async () => {
  const load = "export const load = () => import('../../../packages/password-check/src/b.ts');\n";
  expect(await rulesBroken({ 'apps/web/src/a.ts': load, 'packages/password-check/src/b.ts': VALUE })).toEqual([]);
});

it('no import rule forbids an import within the same folder', async () => {
  expect(await rulesBroken({ 'apps/server/src/a.ts': importing('./b.ts'), 'apps/server/src/b.ts': VALUE })).toEqual([]);
});
