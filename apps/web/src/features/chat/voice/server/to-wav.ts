import { VOICE_RECORDING, VOICE_RECORDING_MAX_MS, VOICE_SAMPLE_BITS } from '@alento/domain/voice/limits';
import { judgeRecording, type RecordingVerdict } from '@alento/domain/voice/recording-check';

/** `empty`: the microphone delivered nothing. `unreadable`: the browser can't decode its own recording. */
export type NotConverted = Exclude<RecordingVerdict, 'speech'> | 'empty' | 'unreadable';
/** A converted recording. `duration` is in seconds. */
type AudioResult = { base64: string; mimeType: 'audio/wav'; duration: number };
type Converted = { ok: true; audio: AudioResult } | { ok: false; reason: NotConverted };

const MAX_SAMPLES = (VOICE_RECORDING_MAX_MS / 1000) * VOICE_RECORDING.sampleRate;

/**
 * Decodes a recording to samples of one channel at the rate of `VOICE_RECORDING`, -1 to 1. Throws if the browser can't
 * decode it.
 */
async function decodeToMono(recording: Blob): Promise<Float32Array> {
  const { channels, sampleRate } = VOICE_RECORDING;
  // A context of this rate keeps the decoded samples small: five minutes at 48 kHz would take three times the memory.
  const context = new AudioContext({ sampleRate });
  try {
    const decoded = await context.decodeAudioData(await recording.arrayBuffer());
    const offline = new OfflineAudioContext(
      channels,
      Math.max(1, Math.ceil(decoded.duration * sampleRate)),
      sampleRate,
    );
    const source = new AudioBufferSourceNode(offline, { buffer: decoded });
    source.connect(offline.destination);
    source.start();
    return (await offline.startRendering()).getChannelData(0);
  } finally {
    void context.close().catch(() => undefined);
  }
}

function toInt16(samples: Float32Array): Int16Array {
  const whole = new Int16Array(samples.length);
  // An iterator would take half a second for the longest recording.
  for (let at = 0; at < samples.length; at += 1) {
    whole[at] = Math.round(Math.min(1, Math.max(-1, samples[at] ?? 0)) * 32_767);
  }
  return whole;
}

/** FileReader encodes outside the main thread, unlike btoa(). */
function toBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** Loads the library that writes WAV files. Call it before the first recording ends. */
export const loadWavLibrary = () => import('wavefile');

/** Converts a recording to WAV: 16 kHz, 16 bits, one channel. Refuses a recording without a voice. */
export async function toWav(recording: Blob): Promise<Converted> {
  if (recording.size === 0) return { ok: false, reason: 'empty' };
  try {
    const [decoded, { WaveFile }] = await Promise.all([decodeToMono(recording), loadWavLibrary()]);
    // The timer that ends the longest recording may run a moment late.
    const samples = toInt16(decoded.subarray(0, MAX_SAMPLES));
    const verdict = judgeRecording(samples, VOICE_RECORDING.sampleRate);
    if (verdict !== 'speech') return { ok: false, reason: verdict };
    const wav = new WaveFile();
    wav.fromScratch(VOICE_RECORDING.channels, VOICE_RECORDING.sampleRate, String(VOICE_SAMPLE_BITS), samples);
    const mimeType = 'audio/wav';
    const base64 = await toBase64(new Blob([new Uint8Array(wav.toBuffer())], { type: mimeType }));
    return { ok: true, audio: { base64, mimeType, duration: samples.length / VOICE_RECORDING.sampleRate } };
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
}
