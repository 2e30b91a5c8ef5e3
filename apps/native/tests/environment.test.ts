import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appConfig } from '../build/app-config.ts';
import { readBuildEnvironment } from '../build/environment.ts';
import { addressFiles } from '../build/project-files.ts';

const PUBLIC_URL = 'https://alento.example';
let folder: string;
const at = (name: string): string => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'alento-native-'));
  const rsa = (modulusLength: number) => generateKeyPairSync('rsa', { modulusLength });
  const [right, short] = [rsa(2048), rsa(1024)];
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  writeFileSync(at('spki.pem'), right.publicKey.export({ type: 'spki', format: 'pem' }));
  writeFileSync(at('pkcs1.pem'), right.publicKey.export({ type: 'pkcs1', format: 'pem' }));
  writeFileSync(at('private.pem'), right.privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(at('short.pem'), short.publicKey.export({ type: 'spki', format: 'pem' }));
  writeFileSync(at('ec.pem'), ec.publicKey.export({ type: 'spki', format: 'pem' }));
  writeFileSync(at('text.pem'), 'segredo');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('readBuildEnvironment()', () => {
  it('converts the key to the form that the updater reads, whichever of both it has', () => {
    const [first, second] = ['spki.pem', 'pkcs1.pem'].map(
      (name) => readBuildEnvironment({ PUBLIC_URL, OTA_PUBLIC_KEY: at(name) }).updateKey,
    );
    expect(first).toMatch(/^-----BEGIN RSA PUBLIC KEY-----\n/);
    expect(second).toBe(first);
  });

  it('has no key without OTA_PUBLIC_KEY', () => {
    expect(readBuildEnvironment({ PUBLIC_URL: `${PUBLIC_URL}/` })).toEqual({ publicUrl: PUBLIC_URL, updateKey: null });
  });

  it.each([
    [undefined, 'PUBLIC_URL is missing'],
    ['', 'PUBLIC_URL is missing'],
    ['alento', 'PUBLIC_URL is no address'],
    ['http://alento.example', 'PUBLIC_URL must be https'],
    ['https://alento.example/app', 'PUBLIC_URL must be scheme, host and port alone'],
    ['https://ana@alento.example', 'PUBLIC_URL must be scheme, host and port alone'],
  ])('refuses the address %s', (address, message) => {
    expect(() => readBuildEnvironment({ PUBLIC_URL: address })).toThrow(message);
  });

  it.each([
    ['private.pem', 'private key'],
    ['short.pem', '2048 bits'],
    ['ec.pem', '2048 bits'],
    ['text.pem', '2048 bits'],
    ['missing.pem', 'a file that can’t be read'],
  ])('refuses the key in %s', (name, message) => {
    expect(() => readBuildEnvironment({ PUBLIC_URL, OTA_PUBLIC_KEY: at(name) })).toThrow(message);
  });

  it('names every fault at once', () => {
    expect(() => readBuildEnvironment({ OTA_PUBLIC_KEY: at('private.pem') })).toThrow(
      /PUBLIC_URL[\s\S]*OTA_PUBLIC_KEY/,
    );
  });
});

describe('appConfig()', () => {
  const updaterOf = (updateKey: string | null) =>
    appConfig({ publicUrl: PUBLIC_URL, updateKey }).plugins?.CapacitorUpdater ?? {};

  it('logs nothing, and gives nobody else access to the WebView', () => {
    const { loggingBehavior, android, ios, server } = appConfig({ publicUrl: PUBLIC_URL, updateKey: null });
    expect(loggingBehavior).toBe('none');
    expect(android).toMatchObject({ allowMixedContent: false });
    // Both systems decide by the kind of build.
    for (const system of [android, ios]) expect(system).not.toHaveProperty('webContentsDebuggingEnabled');
    expect(server).toEqual({
      androidScheme: 'https',
      hostname: 'localhost',
      cleartext: false,
      errorPath: 'error.html',
    });
  });

  it('leaves each step of an update to the app, and keeps earlier versions', () => {
    expect(updaterOf('KEY')).toMatchObject({
      autoUpdate: 'off',
      updateUrl: 'https://alento.example/api/updates',
      statsUrl: 'https://alento.example/api/updates/stats',
      channelUrl: '',
      defaultChannel: 'production',
      publicKey: 'KEY',
      autoDeletePrevious: false,
      allowModifyUrl: false,
    });
  });

  it('has a key of which nobody has the other half if there is none, and reports nothing', () => {
    const [first, second] = [updaterOf(null), updaterOf(null)];
    expect(first).toMatchObject({
      statsUrl: '',
      publicKey: expect.stringMatching(/^-----BEGIN RSA PUBLIC KEY-----\n/),
    });
    expect(first.publicKey).not.toBe(second.publicKey);
  });
});

describe('addressFiles()', () => {
  it('has the host for both projects', () => {
    expect(addressFiles('https://alento.example:8443')).toEqual({
      'android/addresses.properties': 'publicHost=alento.example\n',
      'ios/addresses.xcconfig': 'PUBLIC_HOST = alento.example\n',
    });
  });
});
