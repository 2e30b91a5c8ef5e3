// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { session } from '../../../lib/session/session.ts';
import { emptyDevice, lay } from '../../../testing/device.ts';
import { signIn } from '../../../testing/signed-in.ts';
import { deriveAnonymousAddress } from '../anonymous-address.ts';
import { deviceProofFor, keepDeviceProof } from './device-proof.ts';

const MARIA = 'anon_4ujr2b3hjlr2azfwlv4nybdowaffsum37kjujttypdepq6jg3dvq@x.invalid';
const JOAO = 'anon_aujr2b3hjlr2azfwlv4nybdowaffsum37kjujttypdepq6jg3dvq@x.invalid';
const stored = (): string | null => localStorage.getItem('deviceProofs');

afterEach(emptyDevice);

it('deviceProofFor returns each account’s own proof even after a sign-out', async () => {
  keepDeviceProof(MARIA, 'prova-maria', undefined);
  keepDeviceProof(JOAO, 'prova-joao', undefined);
  await signIn();
  await session.leave();
  expect(deviceProofFor(MARIA)).toBe('prova-maria');
  expect(deviceProofFor(JOAO)).toBe('prova-joao');
});

it('keepDeviceProof identifies the account only by one letter of its address’s hash', async () => {
  const address = (await deriveAnonymousAddress('maria@exemplo.com')) ?? '';
  keepDeviceProof(address, 'prova', undefined);
  expect(stored()).toBe(`[{"letter":"${address[5]}","proof":"prova"}]`);
});

it('keepDeviceProof replaces the previous proof of an account and stores at most five proofs', () => {
  keepDeviceProof(MARIA, 'p1', undefined);
  keepDeviceProof(MARIA, 'p2', 'p1');
  expect(stored()).not.toContain('p1');
  for (const proof of ['q1', 'q2', 'q3', 'q4', 'q5']) keepDeviceProof(JOAO, proof, undefined);
  expect(deviceProofFor(MARIA)).toBeUndefined();
  expect(deviceProofFor(JOAO)).toBe('q5');
  expect(JSON.parse(stored() ?? '[]')).toHaveLength(5);
});

it.each(['not json', '{"a":1}', '[1,null,{"letter":"4"}]', 'null'])(
  'deviceProofFor finds no proof in the invalid stored value %s',
  async (text) => {
    await lay({ deviceProofs: text });
    expect(deviceProofFor(MARIA)).toBeUndefined();
    keepDeviceProof(MARIA, 'prova', undefined);
    expect(deviceProofFor(MARIA)).toBe('prova');
  },
);
