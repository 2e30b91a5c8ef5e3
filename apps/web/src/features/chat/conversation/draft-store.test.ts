// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { session } from '../../../lib/session/session.ts';
import { signIn, withMember } from '../../../testing/signed-in.ts';
import { draftStore } from './draft-store.ts';

withMember();

const onDevice = (): string => JSON.stringify({ ...localStorage });

it('draftStore stores a draft per person and conversation, and deletes it at sign-out', async () => {
  draftStore.write('maria', null, 'para uma nova');
  draftStore.write('maria', 'c1', 'para c1');
  expect(draftStore.read('maria', null)).toBe('para uma nova');
  expect(draftStore.read('maria', 'c1')).toBe('para c1');
  expect(draftStore.read('joana', 'c1')).toBe('');
  await session.leave();
  expect(draftStore.read('maria', 'c1')).toBe('');
  expect(onDevice()).not.toContain('para');
});

it('draftStore puts a message that failed to send into the draft of the visible conversation', () => {
  draftStore.depart('maria', 'c1', 'a caminho');
  draftStore.write('maria', null, 'depois');
  draftStore.comeBack('maria', 'c1', 'a caminho', null);
  expect(draftStore.read('maria', null)).toBe('a caminho\n\ndepois');
  draftStore.recover('maria', 'c1');
  expect(draftStore.read('maria', 'c1')).toBe('');
});

it('draftStore stores no message that comes back after the sign-out', async () => {
  draftStore.depart('maria', null, 'segredo');
  await session.leave();
  draftStore.comeBack('maria', null, 'segredo');
  expect(onDevice()).not.toContain('segredo');
  await signIn();
  expect(draftStore.read('maria', null)).toBe('');
});

it('draftStore keeps a draft in memory if the device’s storage is full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  draftStore.write('maria', null, 'cabe na página');
  expect(draftStore.read('maria', null)).toBe('cabe na página');
});
