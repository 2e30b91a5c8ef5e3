import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { installedPlugins, pluginsToRecord, recordedPlugins } from '../build/native-plugins.ts';
import { buildNumber, readShellVersion, versionSettings } from '../build/shell-version.ts';
import { NATIVE } from './read-xml.harness.ts';

const RECORDED = { shell: '1.0.0', version: '1.1.0', plugins: ['a@1.0.0', 'b@1.0.0'] };

describe('pluginsToRecord()', () => {
  it('starts with the present version', () => {
    expect(pluginsToRecord(null, { version: '0.1.0', plugins: ['a@1.0.0'] })).toEqual({
      shell: '0.1.0',
      version: '0.1.0',
      plugins: ['a@1.0.0'],
    });
  });

  it('keeps the first shell with the plugins while they stay the same', () => {
    const present = { version: '1.2.0', plugins: RECORDED.plugins };
    expect(pluginsToRecord(RECORDED, present)).toEqual({ ...RECORDED, version: '1.2.0' });
  });

  it('records the new version as the shell’s if its plugins differ', () => {
    const present = { version: '1.2.0', plugins: ['a@1.0.0', 'b@2.0.0'] };
    expect(pluginsToRecord(RECORDED, present)).toEqual({ shell: '1.2.0', ...present });
  });

  it.each([
    [['a@1.0.0', 'b@1.0.0', 'c@1.0.0'], 'added: c@1.0.0'],
    [['a@1.0.0'], 'removed: b@1.0.0'],
    [['a@1.0.0', 'b@1.0.1'], 'added: b@1.0.1; removed: b@1.0.0'],
  ])('refuses the plugins %s for the same version', (plugins, message) => {
    expect(() => pluginsToRecord(RECORDED, { version: '1.1.0', plugins })).toThrow(message);
  });
});

describe('apps/native/plugins.json', () => {
  it('lists the installed plugins', () => {
    const recorded = recordedPlugins(NATIVE);
    expect(recorded?.plugins).toEqual(installedPlugins(NATIVE));
    expect(recorded?.version).toBe(readShellVersion(NATIVE));
  });

  it('has each plugin once, in the version that the web app is built with', () => {
    const web = JSON.parse(readFileSync(join(NATIVE, '../web/package.json'), 'utf8')) as {
      devDependencies: Record<string, string>;
    };
    const own = JSON.parse(readFileSync(join(NATIVE, 'package.json'), 'utf8')) as typeof web;
    const shared = Object.entries(web.devDependencies).filter(([name]) => /^@(aparajita|capacitor|capgo)\//.test(name));
    expect(shared.length).toBeGreaterThan(10);
    for (const [name, version] of shared) expect([name, own.devDependencies[name]]).toEqual([name, version]);
  });
});

describe('the version of the shell', () => {
  it('is in the settings of Xcode, and read by Gradle', () => {
    const version = readShellVersion(NATIVE);
    expect(readFileSync(join(NATIVE, 'ios/version.xcconfig'), 'utf8')).toBe(versionSettings(version));
    const gradle = readFileSync(join(NATIVE, 'android/app/build.gradle'), 'utf8');
    expect(gradle).toContain("JsonSlurper().parse(file('../../package.json')).version");
    expect(gradle).toContain('versionCode major * 1000000 + minor * 1000 + patch');
    expect(gradle).toContain('versionName shellVersion');
  });

  it('has a number that grows with it', () => {
    expect(['0.1.0', '0.1.1', '0.2.0', '1.0.0', '12.34.56'].map(buildNumber)).toEqual([
      1000, 1001, 2000, 1_000_000, 12_034_056,
    ]);
    expect(() => buildNumber('1.1000.0')).toThrow('under 1000');
  });
});
