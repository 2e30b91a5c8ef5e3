import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { chmod, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderForFile } from '../../../testing/open-for-file.ts';
import { readPublicKey, readSigningKey } from '../signing-keys.ts';
import { shellsWithPlugins } from './native-shell.ts';
import { zipBuild } from './seal-bundle.ts';

const folder = await folderForFile();

async function put(name: string, content: string, mode = 0o600): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  await chmod(path, mode);
  return path;
}

describe('zipBuild', () => {
  it('gives the same bytes in every time zone', async () => {
    const module = join(import.meta.dirname, 'seal-bundle.ts');
    const script = `const { zipBuild } = await import(${JSON.stringify(module)});
      const zip = await zipBuild([{ name: 'index.html', content: Buffer.from('x') }]);
      process.stdout.write(zip.toString('base64'));`;
    const run = (TZ: string) =>
      execFileSync(process.execPath, ['--input-type=module', '-e', script], {
        env: { ...process.env, TZ },
        encoding: 'utf8',
      });
    const here = (await zipBuild([{ name: 'index.html', content: Buffer.from('x') }])).toString('base64');
    for (const zone of ['America/Sao_Paulo', 'Asia/Tokyo']) expect(run(zone), zone).toBe(here);
  });
});

describe('keys', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const privatePem = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();

  it('accepts RSA-2048 in both PEM forms', async () => {
    for (const type of ['pkcs1', 'pkcs8'] as const)
      expect(readSigningKey(await put('key.pem', privateKey.export({ type, format: 'pem' }).toString())).type).toBe(
        'private',
      );
    for (const type of ['pkcs1', 'spki'] as const)
      expect(readPublicKey(await put('public.pem', publicKey.export({ type, format: 'pem' }).toString())).type).toBe(
        'public',
      );
  });

  it('refuses a private key that everybody on the machine can read', async () => {
    expect(() => readSigningKey(join(folder, 'key.pem'))).not.toThrow();
    await put('open.pem', privatePem, 0o644);
    expect(() => readSigningKey(join(folder, 'open.pem'))).toThrow(/everybody.*chmod 600/);
  });

  it('refuses other sizes and kinds of keys', async () => {
    const others = [
      generateKeyPairSync('rsa', { modulusLength: 3072 }).privateKey,
      generateKeyPairSync('ed25519').privateKey,
      generateKeyPairSync('rsa-pss', { modulusLength: 2048 }).privateKey,
    ];
    for (const key of others) {
      const path = await put('other.pem', key.export({ type: 'pkcs8', format: 'pem' }).toString());
      expect(() => readSigningKey(path)).toThrow('RSA key with 2048 bits');
    }
  });

  it('refuses a missing file, another file, an encrypted key, and the private key as the public one', async () => {
    expect(() => readSigningKey(join(folder, 'nada.pem'))).toThrow("can't be read");
    const locked = privateKey
      .export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' })
      .toString();
    for (const content of ['', 'x', locked]) {
      const path = await put('bad.pem', content);
      expect(() => readSigningKey(path)).toThrow('no unencrypted PEM file');
    }
    const path = await put('private.pem', privatePem);
    expect(() => readPublicKey(path)).toThrow("doesn't belong on a server");
  });
});

describe('shellsWithPlugins', () => {
  const plugins = ['@capacitor/app@8.1.1', '@capgo/capacitor-updater@8.51.23'];
  const packages = { '@capacitor/app': '8.1.1', '@capacitor/cli': '8.5.2', '@capgo/capacitor-updater': '8.51.23' };
  async function shellsOf(
    recorded: unknown,
    devDependencies: Record<string, string>,
  ): ReturnType<typeof shellsWithPlugins> {
    await put('plugins.json', JSON.stringify(recorded));
    await put('package.json', JSON.stringify({ devDependencies }));
    return shellsWithPlugins(folder);
  }

  it('returns the shells whose plugins are those of the sources', async () => {
    expect(await shellsOf({ shell: '1.2.0', plugins }, packages)).toEqual({ first: '1.2.0', newest: '1.2.0' });
    const recorded = { shell: '1.2.0', version: '1.3.0', plugins: [...plugins, '@capacitor/cli@8.5.2'] };
    expect(await shellsOf(recorded, packages)).toEqual({ first: '1.2.0', newest: '1.3.0' });
    await expect(shellsOf(recorded, { ...packages, '@capacitor/cli': '8.5.3' })).rejects.toThrow(
      '@capacitor/cli@8.5.3',
    );
  });

  it.each([
    ['a new plugin', { ...packages, 'capacitor-novo': '1.0.0' }, 'Only in the sources: capacitor-novo@1.0.0.'],
    ['a removed plugin', { '@capacitor/app': '8.1.1' }, 'Only in the shell: @capgo/capacitor-updater@8.51.23.'],
    ['another version', { ...packages, '@capacitor/app': '8.1.2' }, 'Only in the sources: @capacitor/app@8.1.2.'],
  ])('refuses %s', async (_, changed, message) => {
    await expect(shellsOf({ shell: '1.2.0', plugins }, changed)).rejects.toThrow(message);
  });

  it('refuses a record that is missing or malformed', async () => {
    await expect(shellsOf({ plugins }, packages)).rejects.toThrow('plugins.json can');
    await put('plugins.json', '{');
    await expect(shellsWithPlugins(folder)).rejects.toThrow('plugins.json can');
    await rm(join(folder, 'plugins.json'));
    await expect(shellsWithPlugins(folder)).rejects.toThrow('plugins.json can');
  });
});
