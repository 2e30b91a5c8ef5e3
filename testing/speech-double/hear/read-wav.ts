import wavefile from 'wavefile';

/** Samples of one channel, -1 to 1. */
export type Sound = { samples: Float64Array; sampleRate: number };

/** Reads the first channel of a WAV file; null if the bytes are none. */
export function readWav(bytes: Uint8Array): Sound | null {
  const file = new wavefile.WaveFile();
  try {
    file.fromBuffer(bytes);
    file.toBitDepth('64');
    const { numChannels, sampleRate } = file.fmt as { numChannels: number; sampleRate: number };
    const all = file.getSamples(true) as unknown as Float64Array;
    return { samples: all.filter((_, at) => at % numChannels === 0), sampleRate };
  } catch {
    // The library throws a string or an error about the first thing that it doesn't understand.
    return null;
  }
}
