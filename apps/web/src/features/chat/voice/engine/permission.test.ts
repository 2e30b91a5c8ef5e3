// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { device } from './recording/device.harness.ts';
import { createTestVoice, tracks, withVoice } from './server-voice.harness.ts';

withVoice();

/** Lets the fake browser answer questions about the permission. */
const permissionIs = (state: PermissionState): void =>
  void Object.defineProperty(navigator, 'permissions', {
    value: { query: async () => ({ state }) },
    configurable: true,
  });

it.each([
  ['granted', 'granted'],
  ['denied', 'denied'],
  ['prompt', 'unknown'],
] as const)('checkMicrophone() reads %s without opening the microphone', async (state, shown) => {
  permissionIs(state);
  const voice = createTestVoice();
  const checked = voice.actions.checkMicrophone();
  expect(voice.now().microphone).toBe('checking');
  await checked;
  expect([voice.now().microphone, tracks()]).toEqual([shown, []]);
});

it('requestMicrophone() asks, and switches the microphone off again', async () => {
  const voice = createTestVoice();
  const asked = voice.actions.requestMicrophone();
  expect(voice.now().microphone).toBe('requesting');
  await asked;
  expect([voice.now().microphone, tracks()]).toEqual(['granted', ['ended']]);
});

it.each([
  ['NotAllowedError', 'denied', 'Permissão de microfone negada'],
  ['NotFoundError', 'unknown', 'Microfone não suportado neste dispositivo'],
  ['NotReadableError', 'unknown', 'Falha ao acessar microfone'],
])('requestMicrophone() explains %s, and can be tried again', async (name, microphone, text) => {
  device.refusal = name;
  const voice = createTestVoice();
  await voice.actions.requestMicrophone();
  expect(voice.now()).toMatchObject({ microphone, status: 'error', warning: { text } });
  device.refusal = null;
  voice.now().warning?.retry?.();
  await vi.waitFor(() => expect(voice.now()).toMatchObject({ microphone: 'granted', warning: null }));
});

it.each(['checkMicrophone', 'requestMicrophone'] as const)('%s() says that the browser can’t record', async (name) => {
  vi.stubGlobal('MediaRecorder', undefined);
  const voice = createTestVoice();
  await voice.actions[name]();
  expect(voice.now().warning).toMatchObject({ text: 'Seu navegador não suporta gravação de áudio.', retry: null });
});

it('a recording without permission says so', async () => {
  const voice = createTestVoice();
  voice.start();
  device.refusal = 'NotAllowedError';
  voice.actions.record();
  await vi.waitFor(() => expect(voice.now()).toMatchObject({ microphone: 'denied', status: 'error' }));
});
