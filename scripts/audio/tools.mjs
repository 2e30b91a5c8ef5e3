import { spawnSync } from 'node:child_process';

/** Sample rate in hertz. It is that of espeak-ng and is sufficient for speech. */
export const RATE = 22_050;
/** Bit rate in kbit/s. The server computes durations as bytes / 360,000. */
const BITRATE = 48;
/** Amplitude for espeak-ng. It is lower than the default, with which some voices clip. */
const AMPLITUDE = '65';
const RAW = ['-t', 'f32', '-r', String(RATE), '-c', '1', '-'];
const LARGEST_ANSWER = 2 ** 30;

/** Runs a program and returns its standard output. @throws if the program fails or isn't installed */
function outputOf(program, args, input) {
  const { error, status, stdout, stderr } = spawnSync(program, args, { input, maxBuffer: LARGEST_ANSWER });
  if (error) throw new Error(`${program}: ${error.message} (which packages are needed: make-audio.mjs)`);
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
  return stdout;
}

const bytesOf = (samples) => Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
/** Copies the bytes, because a program's output may not be aligned to four bytes. */
const samplesOf = (bytes) => new Float32Array(new Uint8Array(bytes).buffer);

/** Applies sox effects to samples. */
export const throughSox = (samples, effects) =>
  samplesOf(outputOf('sox', ['-D', ...RAW, ...RAW, ...effects], bytesOf(samples)));

/** Sound that sox generates. With `-R` its noise is the same in each run. */
export const soundOfSox = (seconds, sort, effects) =>
  samplesOf(outputOf('sox', ['-R', '-D', '-n', ...RAW, 'synth', String(seconds), sort, ...effects.split(' ')]));

/** A sentence spoken by espeak-ng, unprocessed. */
export function spokenByEspeak(text, { voice, wordsPerMinute, pitch }) {
  const wav = outputOf(
    'espeak-ng',
    [...['-v', voice, '-s', `${wordsPerMinute}`, '-p', `${pitch}`, '-a', AMPLITUDE], '--stdout'],
    text,
  );
  const header = wav.indexOf('data') + 8;
  const samples = new Float32Array((wav.length - header) >> 1);
  for (let at = 0; at < samples.length; at += 1) samples[at] = wav.readInt16LE(header + 2 * at) / 32_768;
  return samples;
}

/** Writes an MP3 with a constant bit rate. */
export function writeMp3(file, samples) {
  const pcm = Buffer.alloc(samples.length * 2);
  for (const [at, sample] of samples.entries())
    pcm.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), at * 2);
  const raw = ['-r', '-s', String(RATE / 1000), '--bitwidth', '16', '--signed', '--little-endian', '-m', 'm'];
  const coding = ['--cbr', '-b', String(BITRATE), '--resample', String(RATE / 1000), '-q', '2', '--noreplaygain'];
  outputOf('lame', ['--silent', ...raw, ...coding, '-', file], pcm);
}

/** The samples of an MP3, as a player decodes it. */
export const readMp3 = (file) => samplesOf(outputOf('sox', [file, ...RAW]));

/** The format in the MP3's header. */
export function formatOfMp3(file) {
  const said = (flag) => outputOf('soxi', [flag, file]).toString().trim();
  return { rate: Number(said('-r')), channels: Number(said('-c')), coding: said('-e') };
}
