// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { device, setNavigator, withDevice } from './device.harness.ts';
import { Microphone } from './microphone.ts';

withDevice();

const onFailure = vi.fn();
const onFull = vi.fn();
let microphone: Microphone;
beforeEach(() => {
  vi.clearAllMocks();
  microphone = new Microphone({ maxMs: 1000, onFailure, onFull, onChange: () => undefined });
});

const states = (): string[] => device.tracks.map(({ readyState }) => readyState);

it('a recording has one channel at 16 kHz and 128 kbps, in chunks of 250 ms; at its end the microphone is off', async () => {
  expect(await microphone.begin()).toBe(true);
  expect(device.constraints).toMatchObject({ audio: { channelCount: 1, sampleRate: 16_000 } });
  const [recorder] = device.recorders;
  expect(recorder?.options).toEqual({ audioBitsPerSecond: 128_000, mimeType: 'audio/webm;codecs=opus' });
  expect([recorder?.chunkMs, recorder?.state, states()]).toEqual([250, 'recording', ['live']]);
  const recorded = microphone.finish();
  expect(states()).toEqual(['ended']);
  expect((await recorded).size).toBe('sound'.length);
  expect(onFull).not.toHaveBeenCalled();
});

it('a browser that records none of the known formats chooses one', async () => {
  device.type = 'audio/other';
  await microphone.begin();
  expect(device.recorders[0]?.options).toEqual({ audioBitsPerSecond: 128_000 });
});

it.each([
  ['NotAllowedError', 'denied', 'denied'],
  ['SecurityError', 'denied', 'denied'],
  ['NotFoundError', 'missing', 'unknown'],
  ['OverconstrainedError', 'missing', 'unknown'],
  ['NotReadableError', 'failed', 'unknown'],
])('a microphone that refuses with %s is %s', async (name, reason, permission) => {
  device.refusal = name;
  expect(await microphone.begin()).toBe(false);
  await microphone.request();
  expect(onFailure.mock.calls).toEqual([[reason], [reason]]);
  expect([microphone.permission, microphone.isOpening]).toEqual([permission, false]);
});

it.each([
  ['MediaRecorder', undefined],
  ['navigator', {}],
])('without %s the browser is unsupported, and the microphone stays off', async (name, value) => {
  vi.stubGlobal(name, value);
  await microphone.check();
  await microphone.request();
  expect(await microphone.begin()).toBe(false);
  expect(onFailure.mock.calls).toEqual([['unsupported'], ['unsupported'], ['unsupported']]);
  expect(device.tracks).toEqual([]);
});

it('the microphone is off again if the browser can’t record', async () => {
  device.recorderFails = true;
  expect(await microphone.begin()).toBe(false);
  expect([onFailure.mock.calls, states()]).toEqual([[['failed']], ['ended']]);
});

it('level() is 0 in silence, 1 for a loud voice, between them for a quiet one, and 0 without Web Audio', async () => {
  await microphone.begin();
  expect(microphone.level()).toBe(0);
  device.loudness = 0.9;
  expect(microphone.level()).toBe(1);
  device.loudness = 0.02;
  expect(microphone.level()).toBeGreaterThan(0.3);
  expect(microphone.level()).toBeLessThan(0.8);
  microphone.drop();
  vi.stubGlobal('AudioContext', undefined);
  expect([await microphone.begin(), microphone.level()]).toEqual([true, 0]);
});

it('request() switches the microphone off again', async () => {
  const requested = microphone.request();
  expect(microphone.permission).toBe('requesting');
  await requested;
  expect([microphone.permission, states()]).toEqual(['granted', ['ended']]);
});

it('check() reads the permission, and later changes, without opening the microphone', async () => {
  const status = { state: 'prompt', onchange: null as (() => void) | null };
  setNavigator('permissions', { query: async () => status });
  const checked = microphone.check();
  expect(microphone.permission).toBe('checking');
  await checked;
  expect(microphone.permission).toBe('unknown');
  for (const state of ['granted', 'denied'] as const) {
    status.state = state;
    status.onchange?.();
    expect(microphone.permission).toBe(state);
  }
  expect(device.tracks).toEqual([]);
});

it.each([undefined, { query: () => Promise.reject(new TypeError()) }])(
  'the permission is unknown where the browser can’t tell (case %#)',
  async (permissions) => {
    setNavigator('permissions', permissions);
    await microphone.check();
    expect(microphone.permission).toBe('unknown');
  },
);
