import { VOICE_RECORDING } from '@alento/domain/voice/limits';
import wavefile from 'wavefile';

const { sampleRate } = VOICE_RECORDING;

/** A WAV file of 16-bit samples of one channel. */
export function wavOf(samples: Int16Array): Buffer {
  const file = new wavefile.WaveFile();
  file.fromScratch(1, sampleRate, '16', samples);
  return Buffer.from(file.toBuffer());
}

/** Recordings by length and pitch. To make one of minutes takes a second of processor time. */
const recordings = new Map<string, string>();

/**
 * A recording in base64 that passes for speech: a tone that grows and fades like syllables do.
 *
 * @param pitch makes recordings differ, Hz.
 */
export function spokenWav({ ms = 1200, pitch = 180 } = {}): string {
  const known = recordings.get(`${ms} ${pitch}`);
  if (known) return known;
  const samples = Int16Array.from({ length: Math.round((ms * sampleRate) / 1000) }, (_, at) => {
    const seconds = at / sampleRate;
    const loudness = Math.max(0, Math.sin(2 * Math.PI * 4 * seconds));
    return Math.round(12_000 * loudness * Math.sin(2 * Math.PI * pitch * seconds));
  });
  const recording = wavOf(samples).toString('base64');
  recordings.set(`${ms} ${pitch}`, recording);
  return recording;
}
