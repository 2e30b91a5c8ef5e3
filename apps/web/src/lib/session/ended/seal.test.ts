import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { runs } from '../../../../../../testing/tier/tier.ts';
import { seal, unseal } from './seal.ts';
import { sealBytes, unsealBytes } from './seal-bytes.ts';

const KEY = btoa('0123456789abcdef0123456789ABCDEF');
const OTHER_KEY = btoa('0123456789abcdef0123456789ABCDEf');
const CONTEXT = { name: 'words', userId: 'maria' };

const sealed = async (text: string): Promise<string> => (await seal(KEY, CONTEXT, text)) ?? '';
const bytesOf = (text: string): number[] => Array.from(atob(text), (character) => character.charCodeAt(0));

describe('seal() and unseal()', () => {
  it('restore any JSON text, but only with its key, name and user id', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), async (text) => {
        const record = await sealed(text);
        expect(await unseal(KEY, CONTEXT, record)).toBe(text);
        expect(await unseal(OTHER_KEY, CONTEXT, record)).toBeNull();
        expect(await unseal(KEY, { ...CONTEXT, name: 'other' }, record)).toBeNull();
        expect(await unseal(KEY, { ...CONTEXT, userId: 'mariana' }, record)).toBeNull();
      }),
      { numRuns: runs(10) },
    );
  });

  it('return null for a sealed text in which one byte was changed', async () => {
    const bytes = bytesOf(await sealed('{"a":"b"}'));
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (place, difference) => {
        const changed = bytes.map((byte, index) => (index === place ? byte ^ difference : byte));
        expect(await unseal(KEY, CONTEXT, btoa(String.fromCharCode(...changed)))).toBeNull();
      }),
      // The first byte is the format.
      { numRuns: runs(30), examples: [[0, 1]] },
    );
  });

  it.each(['', 'AQ==', 'não é base64', '{}'])('return null for a text that was never sealed: %j', async (text) => {
    expect(await unseal(KEY, CONTEXT, text)).toBeNull();
  });

  it('hide the length of short texts, and whether two texts are equal', async () => {
    const [one, other, longer] = [
      await sealed('{}'),
      await sealed('{}'),
      await sealed(JSON.stringify('a'.repeat(1900))),
    ];
    expect(one).not.toBe(other);
    expect(one).toHaveLength(longer.length);
  });

  it('seal and unseal a text of 1 MB', async () => {
    const text = JSON.stringify('ção'.repeat(200_000));
    expect(await unseal(KEY, CONTEXT, await sealed(text))).toBe(text);
  });

  it('return null for an invalid key, or if there is no WebCrypto', async () => {
    expect(await seal('curta', CONTEXT, '{}')).toBeNull();
    expect(await seal(btoa('curta'), CONTEXT, '{}')).toBeNull();
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(await seal(KEY, CONTEXT, '{}')).toBeNull();
  });
});

it('sealBytes() and unsealBytes() restore bytes, but only with their key and context', async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index);
  const file = await sealBytes(KEY, CONTEXT, bytes);
  expect(await unsealBytes(KEY, CONTEXT, file)).toEqual(bytes);
  await expect(unsealBytes(OTHER_KEY, CONTEXT, file)).rejects.toThrow();
  await expect(unsealBytes(KEY, { ...CONTEXT, name: 'other' }, file)).rejects.toThrow();
});
