import type { MicrophoneState } from '@alento/domain/voice/limits';
import { VOICE_RECORDING } from '@alento/domain/voice/limits';
import { now } from '../time/clock.ts';

/** Why there is no microphone. `missing`: the device has none. */
export type MicrophoneFailure = 'unsupported' | 'denied' | 'missing' | 'failed';

const FAILURES: Readonly<Record<string, MicrophoneFailure>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  Unsupported: 'unsupported',
};
const unsupported = (): DOMException => new DOMException('', 'Unsupported');

/** Whether the browser can record. Pages without a secure connection have no access to a microphone. */
const isSupported = (): boolean =>
  typeof navigator.mediaDevices?.getUserMedia === 'function' && typeof MediaRecorder === 'function';

/** Opens the microphone. The browser asks the person if they have not decided yet. */
async function openMicrophone(): Promise<MediaStream> {
  if (!isSupported()) throw unsupported();
  const { channels, sampleRate } = VOICE_RECORDING;
  const audio = { channelCount: channels, sampleRate, echoCancellation: true, noiseSuppression: true };
  return navigator.mediaDevices.getUserMedia({ audio });
}

function closeMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Reads the permission without opening the microphone, and calls `onChange` when it changes later. */
export async function readPermission(onChange: (permission: MicrophoneState) => void): Promise<MicrophoneState> {
  const stateOf = ({ state }: PermissionStatus): MicrophoneState => (state === 'prompt' ? 'unknown' : state);
  try {
    const status = await navigator.permissions.query({ name: 'microphone' });
    status.onchange = () => onChange(stateOf(status));
    return stateOf(status);
  } catch {
    // Some browsers have no Permissions API, or reject this name.
    return 'unknown';
  }
}

/** Formats that can be decoded later, best first. Safari has only the last. */
const TYPES = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'];
const METER_SAMPLES = 1024;
/** Levels shown as 0 and as 1, dB of full scale. Between them is the range of a voice near a microphone. */
const LOWEST_DB = -60;
const HIGHEST_DB = -12;

function loudnessOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample ** 2;
  const db = 10 * Math.log10(sum / samples.length);
  return Math.min(1, Math.max(0, (db - LOWEST_DB) / (HIGHEST_DB - LOWEST_DB)));
}

/** Measures the loudness of a stream. Without Web Audio the level is always 0, and the recording goes on. */
function meterOf(stream: MediaStream) {
  try {
    const context = new AudioContext();
    const analyser = new AnalyserNode(context, { fftSize: METER_SAMPLES });
    const samples = new Float32Array(METER_SAMPLES);
    context.createMediaStreamSource(stream).connect(analyser);
    return {
      level(): number {
        analyser.getFloatTimeDomainData(samples);
        return loudnessOf(samples);
      },
      close: (): void => void context.close().catch(() => undefined),
    };
  } catch {
    return { level: () => 0, close: () => undefined };
  }
}

/** Records a stream. Throws if the browser can't. `onOver` is called if the recording ends by itself. */
function recordStream(stream: MediaStream, onOver: () => void) {
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  const audioBitsPerSecond = VOICE_RECORDING.bitsPerSecond;
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond, ...(mimeType && { mimeType }) });
  const chunks: Blob[] = [];
  let isStopping = false;
  const stopped = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => {
      resolve();
      if (!isStopping) onOver();
    });
  });
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) chunks.push(data);
  });
  recorder.start(VOICE_RECORDING.chunkMs);
  const meter = meterOf(stream);
  return {
    since: now(),
    level: meter.level,
    /** Switches the microphone off, and returns the recording in the browser's own format; empty without any sound. */
    async finish(): Promise<Blob> {
      isStopping = true;
      if (recorder.state !== 'inactive') recorder.stop();
      closeMicrophone(stream);
      meter.close();
      await stopped;
      return new Blob(chunks, { type: recorder.mimeType });
    },
  };
}

type Options = {
  /** Greatest length of a recording, ms. */
  maxMs: number;
  onFailure: (reason: MicrophoneFailure) => void;
  /** The recording has its greatest length, or ended by itself. */
  onFull: () => void;
  onChange: () => void;
};

/** The permission to use the microphone, and at most one recording. */
export class Microphone {
  permission: MicrophoneState = 'unknown';
  recording: ReturnType<typeof recordStream> | null = null;
  isOpening = false;
  /** Increased when a recording is dropped, so that a microphone that opens later is closed at once. */
  #wish = 0;
  #limit: ReturnType<typeof setTimeout> | undefined;
  #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  level = (): number => this.recording?.level() ?? 0;

  check = async (): Promise<void> => {
    if (!isSupported()) return this.#fail(unsupported());
    this.#settle('checking');
    const read = await readPermission((permission) => this.#settle(permission));
    // The permission was requested meanwhile, and that answer is newer.
    if (this.permission === 'checking') this.#settle(read);
  };

  request = async (): Promise<void> => {
    if (this.permission === 'requesting') return;
    this.#settle('requesting');
    try {
      closeMicrophone(await openMicrophone());
      this.#settle('granted');
    } catch (error) {
      this.#fail(error);
    }
  };

  /** Opens the microphone and records. Returns whether it does. Nothing stays on if recording fails. */
  async begin(): Promise<boolean> {
    this.#wish += 1;
    const wish = this.#wish;
    this.isOpening = true;
    let stream: MediaStream | undefined;
    try {
      stream = await openMicrophone();
      if (this.#wish === wish) {
        this.recording = recordStream(stream, this.#options.onFull);
        this.isOpening = false;
        this.permission = 'granted';
        this.#limit = setTimeout(this.#options.onFull, this.#options.maxMs);
        return true;
      }
    } catch (error) {
      if (this.#wish === wish) this.#fail(error);
    }
    if (stream) closeMicrophone(stream);
    return false;
  }

  finish = async (): Promise<Blob> => {
    const { recording } = this;
    clearTimeout(this.#limit);
    this.#wish += 1;
    this.recording = null;
    this.isOpening = false;
    return (await recording?.finish()) ?? new Blob();
  };

  drop = (): void => void this.finish();

  #settle(permission: MicrophoneState): void {
    this.permission = permission;
    this.#options.onChange();
  }

  #fail(error: unknown): void {
    this.isOpening = false;
    const name = error instanceof Error || error instanceof DOMException ? error.name : '';
    const reason = FAILURES[name] ?? 'failed';
    this.#settle(reason === 'denied' ? 'denied' : 'unknown');
    this.#options.onFailure(reason);
  }
}
