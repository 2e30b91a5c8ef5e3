import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installWhatIsMissing, NODE, ROOT } from '../run/install.mjs';
import { checkFileSizes } from './file-sizes.mjs';

installWhatIsMissing();

const BIN = join(ROOT, 'node_modules/.bin');
const KNIP = join(ROOT, 'node_modules/knip/bin/knip.js');
const KNIP_CONFIG = ['--config', 'scripts/check/knip.js'];
const environment = { ...process.env, PATH: `${BIN}:${process.env.PATH}` };

/** Runs one tool and waits for its end. Its output is shown if the tool fails. */
function run(name, command, args) {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, env: environment });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      process.stdout.write(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)\n`);
      if (code !== 0) process.stdout.write(output);
      resolve(code === 0);
    });
  });
}

/** TypeScript projects that no other project refers to. Their references lead to all others. */
const PROJECTS = ['apps/web/build', 'apps/web/service-worker', 'apps/native', 'bench', 'scripts/gallery'];
const results = [
  ...(await Promise.all([
    run('types', join(BIN, 'tsc'), ['-b', ...PROJECTS]),
    run('format and lint', join(BIN, 'biome'), ['check', '.']),
    run('import direction', NODE, [
      '--import',
      './scripts/check/swc-tsx.mjs',
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      'scripts/check/import-direction.cjs',
      'packages',
      'apps',
      'e2e',
      'testing',
    ]),
    run('unused code', NODE, [KNIP, ...KNIP_CONFIG]),
    run('code that only tests use', NODE, [KNIP, ...KNIP_CONFIG, '--production', '--include', 'files,exports,types']),
  ])),
  process.argv.includes('--without-tests') ||
    (await run('unit tests', join(BIN, 'vitest'), ['run', '--project', 'unit*', '--reporter=dot'])),
  checkFileSizes(),
];
process.exit(results.every(Boolean) ? 0 : 1);
