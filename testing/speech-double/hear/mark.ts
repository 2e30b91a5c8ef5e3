import { MARKER_DB } from './markers.ts';

/**
 * Mixes the tone of a marker into speech, also into its pauses, so that every part of the recording has it.
 *
 * @param speech 16-bit samples of one channel.
 * @param hz one of MARKERS.
 */
export function mark(speech: Int16Array, sampleRate: number, hz: number): Int16Array {
  let sum = 0;
  for (const sample of speech) sum += sample ** 2;
  const amplitude = Math.sqrt((2 * sum) / Math.max(1, speech.length)) * 10 ** (MARKER_DB / 20);
  return speech.map((sample, at) => {
    const mixed = sample + amplitude * Math.sin((2 * Math.PI * hz * at) / sampleRate);
    return Math.round(Math.min(32_767, Math.max(-32_768, mixed)));
  });
}
