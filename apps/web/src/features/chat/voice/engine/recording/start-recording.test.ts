// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { device, withDevice } from './device.harness.ts';
import { type Recording, startRecording } from './start-recording.ts';

withDevice();

const states = (): string[] => device.tracks.map(({ readyState }) => readyState);

async function started(onOver = vi.fn()): Promise<Recording> {
  const answer = await startRecording(onOver);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.recording;
}

it('startRecording() records at 128 kbps in chunks of 250 ms', async () => {
  await started();
  const [recorder] = device.recorders;
  expect(recorder?.options).toEqual({ audioBitsPerSecond: 128_000, mimeType: 'audio/webm;codecs=opus' });
  expect([recorder?.chunkMs, recorder?.state]).toEqual([250, 'recording']);
});

it('startRecording() leaves the format to a browser that records none of those we know', async () => {
  device.type = 'audio/other';
  await started();
  expect(device.recorders[0]?.options).toEqual({ audioBitsPerSecond: 128_000 });
});

it('finish() returns what was recorded, and the microphone is off at once', async () => {
  const recording = await started();
  expect(states()).toEqual(['live']);
  const recorded = recording.finish();
  expect(states()).toEqual(['ended']);
  expect((await recorded).size).toBe('sound'.length);
});

it('drop() switches the microphone off', async () => {
  (await started()).drop();
  expect(states()).toEqual(['ended']);
});

it('startRecording() switches the microphone off if the browser can’t record', async () => {
  device.recorderFails = true;
  expect(await startRecording(() => undefined)).toEqual({ ok: false, reason: 'failed' });
  expect(states()).toEqual(['ended']);
});

it('startRecording() does not open the microphone in a browser without MediaRecorder', async () => {
  vi.stubGlobal('MediaRecorder', undefined);
  expect(await startRecording(() => undefined)).toEqual({ ok: false, reason: 'unsupported' });
  expect(device.tracks).toEqual([]);
});

it('tells that the recording ended by itself, and not that it was ended', async () => {
  const onOver = vi.fn();
  const recording = await started(onOver);
  await recording.finish();
  expect(onOver).not.toHaveBeenCalled();
  await started(onOver);
  device.recorders[1]?.stop();
  await vi.waitFor(() => expect(onOver).toHaveBeenCalledOnce());
});

it('level() is 0 in silence, 1 for a loud voice, and between them for a quiet one', async () => {
  const { level } = await started();
  expect(level()).toBe(0);
  device.loudness = 0.9;
  expect(level()).toBe(1);
  device.loudness = 0.02;
  expect(level()).toBeGreaterThan(0.3);
  expect(level()).toBeLessThan(0.8);
});

it('records without a level where there is no Web Audio', async () => {
  vi.stubGlobal('AudioContext', undefined);
  device.loudness = 0.9;
  expect((await started()).level()).toBe(0);
});
