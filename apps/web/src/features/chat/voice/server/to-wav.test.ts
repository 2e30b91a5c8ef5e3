// @vitest-environment jsdom
import { VOICE_BASE64_MAX_LENGTH } from '@alento/domain/voice/limits';
import { expect, it } from 'vitest';
import { device, speech, withDevice } from '../../../../lib/media/device.harness.ts';
import { toWav } from './to-wav.ts';

withDevice();

const RECORDED = new Blob(['sound']);

async function fileOf(recording: Blob): Promise<DataView> {
  const converted = await toWav(recording);
  if (!converted.ok) throw new Error(converted.reason);
  expect(converted.audio).toMatchObject({ mimeType: 'audio/wav', duration: device.samples.length / 16_000 });
  return new DataView(Uint8Array.from(atob(converted.audio.base64), (letter) => letter.charCodeAt(0)).buffer);
}

const nameAt = (file: DataView, at: number): string => String.fromCharCode(...new Uint8Array(file.buffer, at, 4));

it('toWav() writes 16 bits, 16 kHz and one channel', async () => {
  device.samples = speech(1000);
  const file = await fileOf(RECORDED);
  expect(nameAt(file, 0)).toBe('RIFF');
  expect(nameAt(file, 8)).toBe('WAVE');
  expect([file.getUint16(22, true), file.getUint32(24, true), file.getUint16(34, true)]).toEqual([1, 16_000, 16]);
  expect(file.getUint32(40, true)).toBe(32_000);
  expect(file.getInt16(44 + 2 * 500, true)).toBe(Math.round(device.samples.at(500) * 32_767));
  expect(device.rendered).toEqual([[1, 16_000, 16_000]]);
});

it('toWav() limits samples beyond full scale', async () => {
  device.samples = { ...speech(1000), at: (index) => (index % 4000 < 2000 ? 2 : 0) };
  expect((await fileOf(RECORDED)).getInt16(44, true)).toBe(32_767);
});

it('toWav() cuts a recording that ended a moment late to five minutes', async () => {
  device.samples = speech(300_020);
  const converted = await toWav(RECORDED);
  expect(converted.ok && converted.audio.base64.length).toBeGreaterThan(12_000_000);
  expect(converted.ok && converted.audio.base64.length).toBeLessThanOrEqual(VOICE_BASE64_MAX_LENGTH);
}, 60_000);
