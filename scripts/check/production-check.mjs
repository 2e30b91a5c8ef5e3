// Makes a production install in a copy of this repository. Checks that it contains no development package and that all
// commands for operators work. Needs the npm registry.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installWhatIsMissing, ROOT } from '../run/install.mjs';
import { buildServerWhenChanged } from '../run/server-build.mjs';
import { buildWebWhenChanged } from '../run/web-build.mjs';

const INSTALL = ['ci', '--omit=dev', '--omit=optional', '--no-audit', '--no-fund', '--loglevel=error'];
const START_MS = 60_000;
const STOP_MS = 15_000;

installWhatIsMissing();
buildWebWhenChanged();
buildServerWhenChanged();
const copy = mkdtempSync(join(tmpdir(), 'alento-production-'));
const dataDir = mkdtempSync(join(tmpdir(), 'alento-production-data-'));
/**
 * Environment of the started processes. Other variables are not passed on, because they could name a database in use.
 */
const environment = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  DATA_DIR: dataDir,
  PORT: '0',
  LOG_LEVEL: 'warn',
  BACKUP_NIGHTLY: 'false',
};
const say = (line) => process.stdout.write(`${line}\n`);

function expect(name, holds, detail = '') {
  say(`${holds ? 'ok  ' : 'FAIL'} ${name}${holds ? '' : `\n${detail}`}`);
  if (!holds) process.exitCode = 1;
}

function copyTree() {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  for (const path of stdout
    .toString()
    .split('\0')
    .filter((name) => name !== '' && existsSync(join(ROOT, name)))) {
    cpSync(join(ROOT, path), join(copy, path));
  }
}

const devOnlyNames = () => {
  const read = (path) => JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8'));
  const places = [
    '.',
    'apps/server',
    'apps/web',
    ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`),
  ];
  const packages = places.map(read);
  const needed = new Set(packages.flatMap(({ name, dependencies = {} }) => [name, ...Object.keys(dependencies)]));
  return packages
    .flatMap(({ devDependencies = {} }) => Object.keys(devDependencies))
    .filter((name) => !needed.has(name) && !isNeededBeneath(name));
};

/** Whether another dependency itself requires a package of this name, in any version. */
const isNeededBeneath = (name) => {
  const entry = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages[`node_modules/${name}`];
  return entry !== undefined && !entry.dev && !entry.devOptional;
};

/**
 * Disk usage in blocks of 512 bytes. A file with several hard links is counted once; symbolic links aren't followed.
 */
function blocksIn(path, seen = new Set()) {
  const entry = lstatSync(path);
  if (seen.has(entry.ino)) return 0;
  seen.add(entry.ino);
  const names = entry.isDirectory() ? readdirSync(path) : [];
  return names.reduce((sum, name) => sum + blocksIn(join(path, name), seen), entry.blocks);
}

const npm = (args, env = environment) => spawnSync('npm', args, { cwd: copy, env, encoding: 'utf8' });

/** Starts `npm run serve` and returns the address it prints. */
function serve() {
  const child = spawn('npm', ['run', '--silent', 'serve'], { cwd: copy, env: environment, detached: true });
  let output = '';
  const ended = new Promise((done) => child.on('close', done));
  const address = new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The server did not start:\n${output}`)), START_MS);
    const look = (chunk) => {
      output += chunk;
      const match = /no ar em (\S+)/.exec(output);
      if (!match) return;
      clearTimeout(timer);
      resolve(match[1]);
    };
    child.stdout.on('data', look);
    child.stderr.on('data', look);
    void ended.then(() => {
      clearTimeout(timer);
      reject(new Error(`The server ended:\n${output}`));
    });
  });
  return { child, address, ended };
}

async function tryServer() {
  const { child, address, ended } = serve();
  try {
    const origin = await address.catch((error) => expect('npm run serve', false, error.message));
    if (!origin) return;
    for (const [path, part] of [
      ['/api/ready', '"database":"embedded"'],
      ['/', '<h1'],
      ['/conteudos', '<h1'],
      ['/home', 'id="root"'],
    ]) {
      const response = await fetch(origin + path);
      const text = await response.text();
      expect(`GET ${path}`, response.status === 200 && text.includes(part), `${response.status} ${text.slice(0, 300)}`);
    }
  } finally {
    const isRunning = () => child.exitCode === null && child.signalCode === null;
    if (isRunning()) {
      process.kill(-child.pid, 'SIGTERM');
      const late = new Promise((done) => setTimeout(done, STOP_MS, 'late').unref());
      expect('stops when it is told to', (await Promise.race([ended, late])) !== 'late');
    }
    if (isRunning()) process.kill(-child.pid, 'SIGKILL');
  }
}

function tryCommand(name, args, status, part) {
  const { status: ended, stdout, stderr } = npm(['run', '--silent', name, '--', ...args]);
  expect(`npm run ${name}`, ended === status && `${stdout}${stderr}`.includes(part), `${ended} ${stdout}${stderr}`);
}

try {
  copyTree();
  const installed = npm(INSTALL, process.env);
  expect(`npm ${INSTALL.slice(0, 3).join(' ')}`, installed.status === 0, installed.stderr);
  const { packages } = JSON.parse(readFileSync(join(copy, 'node_modules/.package-lock.json'), 'utf8'));
  say(
    `     ${Object.keys(packages).filter((path) => path.includes('node_modules/')).length} packages, ${Math.round((blocksIn(join(copy, 'node_modules')) * 512) / 2 ** 20)} MB`,
  );
  const present = devOnlyNames().filter((name) => existsSync(join(copy, 'node_modules', name)));
  expect('no development package is installed', present.length === 0, present.join(' '));
  tryCommand('serve', [], 1, 'The web app is not built');
  for (const dist of ['apps/web/dist', 'apps/server/dist'])
    cpSync(join(ROOT, dist), join(copy, dist), { recursive: true });
  await tryServer();
  tryCommand('keys:rotate', [], 0, 'Wrapped 0 keys');
  tryCommand('plan:grant', ['--account', 'ninguem@exemplo.com', '--plan', 'premium'], 1, 'No such account');
  tryCommand('migrate', [], 1, 'the embedded database migrates at each start');
  tryCommand('seed:demo', ['--email', 'demo@exemplo.com', '--plan', 'premium'], 0, 'demo@exemplo.com');
} finally {
  for (const folder of [copy, dataDir]) rmSync(folder, { recursive: true, force: true });
}
