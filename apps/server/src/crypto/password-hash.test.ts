import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

describe('hashPassword and verifyPassword', () => {
  it('use argon2id with 19 MiB, 2 passes and a salt', async () => {
    const [one, two] = [await hashPassword('Nuvem-calma-42', 'a'), await hashPassword('Nuvem-calma-42', 'a')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
  });

  it('accept the password in any Unicode form and refuse another password', async () => {
    const hash = await hashPassword('Amanhã-é-dia-1', 'a');
    expect(await verifyPassword(hash, 'Amanhã-é-dia-1'.normalize('NFD'), 'a')).toBe(true);
    expect(await verifyPassword(hash, 'Amanha-e-dia-1', 'a')).toBe(false);
  });

  it('leave threads for reading files, however many passwords are hashed', async () => {
    let done = 0;
    const hashing = Array.from({ length: 16 }, async (_, n) => {
      await hashPassword(`Nuvem-calma-${n}`, `${n}`);
      done += 1;
    });
    await readFile(new URL(import.meta.url));
    // In four threads it would wait until fewer than four hashes are left.
    expect(done).toBeLessThan(10);
    await Promise.all(hashing);
  });

  it('hash a password of one network after one of another, however many are waiting', async () => {
    const done: string[] = [];
    const hashing = Array.from({ length: 10 }, async (_, n) => {
      await hashPassword(`Nuvem-calma-${n}`, 'a');
      done.push('a');
    });
    await hashPassword('Nuvem-calma-42', 'b');
    expect(done.length).toBeLessThan(4);
    await Promise.all(hashing);
  });

  it('throw for an invalid hash', async () => {
    await expect(verifyPassword('texto', 'x', 'a')).rejects.toThrow('Not an argon2id hash');
  });
});
