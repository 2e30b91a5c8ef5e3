import { VOICE_RECORDING } from '@alento/domain/voice/limits';

export type Meter = {
  /** Loudness now, 0 to 1. */
  level(): number;
  close(): void;
};

const WINDOW = 1024;
/** Levels shown as 0 and as 1, dB of full scale. Between them is the range of a voice near a microphone. */
const LOWEST_DB = -60;
const HIGHEST_DB = -12;

function loudnessOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample ** 2;
  const db = 10 * Math.log10(sum / samples.length);
  return Math.min(1, Math.max(0, (db - LOWEST_DB) / (HIGHEST_DB - LOWEST_DB)));
}

const NO_METER: Meter = { level: () => 0, close: () => undefined };

/** Measures the loudness of a stream. Without Web Audio the level is always 0, and the recording goes on. */
export function meterOf(stream: MediaStream): Meter {
  try {
    const context = new AudioContext();
    const analyser = new AnalyserNode(context, { fftSize: WINDOW });
    const samples = new Float32Array(WINDOW);
    context.createMediaStreamSource(stream).connect(analyser);
    return {
      level(): number {
        analyser.getFloatTimeDomainData(samples);
        return loudnessOf(samples);
      },
      close: (): void => void context.close().catch(() => undefined),
    };
  } catch {
    return NO_METER;
  }
}

/**
 * Decodes a recording to samples of one channel at the rate of `VOICE_RECORDING`, -1 to 1. Throws if the browser can't
 * decode it.
 */
export async function decodeToMono(recording: Blob): Promise<Float32Array> {
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
