// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { device, withDevice } from './device.harness.ts';
import { openMicrophone, readPermission } from './microphone.ts';

withDevice();

it('openMicrophone() asks for one channel at 16 kHz', async () => {
  const opened = await openMicrophone();
  expect(opened.ok).toBe(true);
  expect(device.constraints).toMatchObject({ audio: { channelCount: 1, sampleRate: 16_000 } });
});

it.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'failed'],
])('openMicrophone() explains %s', async (name, reason) => {
  device.refusal = name;
  expect(await openMicrophone()).toEqual({ ok: false, reason });
});

it('openMicrophone() tells that the browser gives pages no microphone', async () => {
  vi.stubGlobal('navigator', {});
  expect(await openMicrophone()).toEqual({ ok: false, reason: 'unsupported' });
});

it('readPermission() reads the permission, and later changes, without opening the microphone', async () => {
  const status = { state: 'prompt', onchange: null as (() => void) | null };
  vi.stubGlobal('navigator', { permissions: { query: async () => status } });
  const told = vi.fn();
  expect(await readPermission(told)).toBe('unknown');
  status.state = 'granted';
  status.onchange?.();
  status.state = 'denied';
  status.onchange?.();
  expect(told.mock.calls).toEqual([['granted'], ['denied']]);
  expect(device.tracks).toEqual([]);
});

it.each([
  ['has no Permissions API', {}],
  ['does not know this permission', { permissions: { query: () => Promise.reject(new TypeError()) } }],
])('readPermission() is unknown where the browser %s', async (_, given) => {
  vi.stubGlobal('navigator', given);
  expect(await readPermission(() => undefined)).toBe('unknown');
});
