import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import wavefile from 'wavefile';
import { mark } from '../../../testing/speech-double/hear/mark.ts';
import { markerOf, SENTENCES, type Sentence } from './sentences.ts';

const LANGUAGE = 'pt-br';
/** Silence after the sentence, because the browser plays the file again and again, seconds. */
const PAUSE = 0.4;

const CACHE = join(import.meta.dirname, '../../../node_modules/.cache/spoken-sentences');
const HEAR = join(import.meta.dirname, '../../../testing/speech-double/hear');
/** What the files depend on, besides the sentence. */
const SOURCES = [import.meta.filename, join(HEAR, 'mark.ts'), join(HEAR, 'markers.ts')];

async function synthesize(sentence: Sentence): Promise<Uint8Array> {
  // Loaded only here, because a run finds nearly all files in the cache.
  const { default: loadEspeak } = await import('@echogarden/espeak-ng-emscripten');
  const { eSpeakNGWorker } = await loadEspeak();
  const voice = await new eSpeakNGWorker();
  voice.set_voice(LANGUAGE);
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

async function nameOf(sentence: Sentence): Promise<string> {
  const digest = createHash('sha256').update(`${SENTENCES[sentence]}\n${markerOf(sentence)}\n`);
  for (const source of SOURCES) digest.update(await readFile(source));
  return `${digest.digest('hex')}.wav`;
}

/** A WAV file in which a Portuguese voice says a sentence, with the marker of that sentence. It is made once. */
export async function spokenFile(sentence: Sentence): Promise<Uint8Array> {
  const file = join(CACHE, await nameOf(sentence));
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const wav = await synthesize(sentence);
  await mkdir(CACHE, { recursive: true });
  // Another worker may make it at the same time.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, wav);
  await rename(unfinished, file);
  return wav;
}
