import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NATIVE } from './read-xml.harness.ts';

const ROOT = join(NATIVE, '../..');
/** What Capacitor writes from the list of plugins. */
const WRITTEN = [
  'android/app/capacitor.build.gradle',
  'android/capacitor.settings.gradle',
  'ios/App/CapApp-SPM/Package.swift',
];

let copy: string;
let output: string;

const git = (args: string[], input?: string): string[] =>
  execFileSync('git', args, { cwd: NATIVE, encoding: 'utf8', ...(input === undefined ? {} : { input }) })
    .split('\n')
    .filter(Boolean);

/** Files of the native app that are or would be checked in. */
const checkedIn = git(['ls-files', '--cached', '--others', '--exclude-standard']);

beforeAll(() => {
  // Beside the original, because both projects name their packages by relative paths.
  copy = mkdtempSync(join(ROOT, 'apps/.shell-'));
  for (const path of checkedIn) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(NATIVE, path), join(copy, path));
  }
  for (const path of WRITTEN) rmSync(join(copy, path));
  // Capacitor refuses a project without the file that it writes anew.
  writeFileSync(join(copy, 'ios/App/CapApp-SPM/Package.swift'), '');
  mkdirSync(join(copy, 'www'));
  writeFileSync(join(copy, 'www/index.html'), '<!doctype html><title>Alento</title>');
  output = execFileSync(process.execPath, [join(ROOT, 'node_modules/@capacitor/cli/bin/capacitor'), 'sync'], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, PUBLIC_URL: 'https://alento.example', OTA_PUBLIC_KEY: '' },
  });
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('cap sync', () => {
  it('changes no file that is checked in', () => {
    expect(checkedIn.length).toBeGreaterThan(50);
    const changed = checkedIn.filter(
      (path) => !readFileSync(join(copy, path)).equals(readFileSync(join(NATIVE, path))),
    );
    expect(changed).toEqual([]);
  });

  it('adds only files that are ignored', () => {
    const added = globSync('**', { cwd: copy, withFileTypes: true, exclude: (entry) => entry.name === 'node_modules' })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name).slice(copy.length + 1))
      .filter((path) => !checkedIn.includes(path));
    expect(added).toContain('android/app/src/main/assets/capacitor.config.json');
    expect(added).toContain('ios/App/App/public/index.html');
    const ignored = git(['check-ignore', '--no-index', '--stdin'], added.join('\n'));
    expect(added.filter((path) => !ignored.includes(path))).toEqual([]);
  });

  it('finds every plugin for both systems', () => {
    const { plugins } = JSON.parse(readFileSync(join(NATIVE, 'plugins.json'), 'utf8')) as { plugins: string[] };
    const named = plugins.filter((plugin) => !/^@capacitor\/(android|ios)@/.test(plugin));
    expect(output).toContain(`Found ${named.length} Capacitor plugins for android`);
    expect(output).toContain(`Found ${named.length} Capacitor plugins for ios`);
    const classes = JSON.parse(
      readFileSync(join(copy, 'android/app/src/main/assets/capacitor.plugins.json'), 'utf8'),
    ) as { pkg: string }[];
    expect(new Set(classes.map(({ pkg }) => pkg)).size).toBe(named.length);
    const { packageClassList } = JSON.parse(readFileSync(join(copy, 'ios/App/App/capacitor.config.json'), 'utf8')) as {
      packageClassList: string[];
    };
    expect(packageClassList).toContain('CapacitorUpdaterPlugin');
    expect(packageClassList.length).toBeGreaterThanOrEqual(named.length);
  });
});
