import wavefile from 'wavefile';

const SAMPLE_RATE = 16_000;
/** Length of the shortest speech, and what each character adds, ms. Short, so that stories don't wait for it. */
const SHORTEST_MS = 400;
const MS_PER_CHARACTER = 12;
const LONGEST_MS = 20_000;
const LOUDNESS = 9000;
const PITCH_HZ = 180;
const SYLLABLES_PER_SECOND = 4;

/** How long the speech of a text is, ms. */
export const speechMs = (text: string): number => Math.min(LONGEST_MS, SHORTEST_MS + text.length * MS_PER_CHARACTER);

/**
 * The speech of a text as a WAV file: a tone that grows and fades like syllables do. It has no words, because a
 * synthesizer takes a second of the processor for a long sentence.
 */
export function makeSpeech(text: string): Buffer {
  const samples = Int16Array.from({ length: Math.round((speechMs(text) * SAMPLE_RATE) / 1000) }, (_, at) => {
    const seconds = at / SAMPLE_RATE;
    const syllable = Math.abs(Math.sin(Math.PI * SYLLABLES_PER_SECOND * seconds));
    return Math.round(LOUDNESS * syllable * Math.sin(2 * Math.PI * PITCH_HZ * seconds));
  });
  const file = new wavefile.WaveFile();
  file.fromScratch(1, SAMPLE_RATE, '16', samples);
  return Buffer.from(file.toBuffer());
}
