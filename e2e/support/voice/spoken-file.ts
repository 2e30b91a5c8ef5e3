import loadEspeak from '@echogarden/espeak-ng-emscripten';
import wavefile from 'wavefile';
import { mark } from '../../../testing/speech-double/hear/mark.ts';
import { markerOf, SENTENCES, type Sentence } from './sentences.ts';

const LANGUAGE = 'pt-br';
/** Silence after the sentence, because the browser plays the file again and again, seconds. */
const PAUSE = 0.4;

let synthesizer: ReturnType<typeof openSynthesizer> | undefined;

async function openSynthesizer() {
  const { eSpeakNGWorker } = await loadEspeak();
  const opened = await new eSpeakNGWorker();
  opened.set_voice(LANGUAGE);
  return opened;
}

/** A WAV file in which a Portuguese voice says a sentence, with the marker of that sentence. */
export async function spokenFile(sentence: Sentence): Promise<Uint8Array> {
  synthesizer ??= openSynthesizer();
  const voice = await synthesizer;
  const pieces: Int16Array[] = [];
  voice.synthesize(SENTENCES[sentence], (piece) => {
    if (piece) pieces.push(Int16Array.from(piece));
    return false;
  });
  const rate = voice.get_samplerate();
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const samples = new Int16Array(length + Math.round(PAUSE * rate));
  let at = 0;
  for (const piece of pieces) {
    samples.set(piece, at);
    at += piece.length;
  }
  const file = new wavefile.WaveFile();
  file.fromScratch(1, rate, '16', mark(samples, rate, markerOf(sentence)));
  return file.toBuffer();
}
