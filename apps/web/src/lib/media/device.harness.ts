import { afterEach, beforeEach, vi } from 'vitest';

class FakeTrack {
  readyState: 'live' | 'ended' = 'live';
  stop = (): void => {
    this.readyState = 'ended';
  };
}

class FakeRecorder extends EventTarget {
  static isTypeSupported = (type: string): boolean => type === device.type;
  state: 'inactive' | 'recording' = 'inactive';
  readonly mimeType: string;
  readonly options: MediaRecorderOptions;
  chunkMs: number | undefined;

  constructor(_stream: MediaStream, options: MediaRecorderOptions) {
    super();
    this.options = options;
    if (device.recorderFails) throw new DOMException('', 'NotSupportedError');
    this.mimeType = options.mimeType ?? 'audio/x-default';
    device.recorders.push(this);
  }

  start(chunkMs?: number): void {
    this.state = 'recording';
    this.chunkMs = chunkMs;
  }

  stop(): void {
    this.state = 'inactive';
    queueMicrotask(() => {
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([device.recorded]) }));
      this.dispatchEvent(new Event('stop'));
    });
  }
}

type Samples = { length: number; at(index: number): number };

class FakeContext {
  close = vi.fn(async () => undefined);
  createMediaStreamSource = () => ({ connect: () => undefined });
  async decodeAudioData(): Promise<{ duration: number }> {
    if (device.decodingFails) throw new DOMException('', 'EncodingError');
    return { duration: device.samples.length / 16_000 };
  }
}

class FakeOfflineContext {
  readonly destination = {};
  constructor(...options: number[]) {
    device.rendered.push(options);
  }
  async startRendering(): Promise<{ getChannelData(): Float32Array }> {
    const { length, at } = device.samples;
    return { getChannelData: () => Float32Array.from({ length }, (_, index) => at(index)) };
  }
}

class FakeNode {
  connect(): void {}
  start(): void {}
  getFloatTimeDomainData(samples: Float32Array): void {
    samples.fill(device.loudness);
  }
}

const initial = () => ({
  /** Every track that was opened. */
  tracks: [] as FakeTrack[],
  recorders: [] as FakeRecorder[],
  /** Channels, length and rate of every conversion. */
  rendered: [] as number[][],
  constraints: null as unknown,
  /** Name of the error with which the microphone refuses. */
  refusal: null as string | null,
  recorderFails: false,
  decodingFails: false,
  /** The only format that it records. */
  type: 'audio/webm;codecs=opus',
  recorded: 'sound',
  samples: speech(2000),
  /** Value of every sample that the level meter reads. */
  loudness: 0,
  /** Called before the microphone opens. */
  whileAsking: async (): Promise<void> => undefined,
});

/** Samples of a tone whose loudness changes like syllables do. */
export const speech = (ms: number): Samples => ({
  length: ms * 16,
  at: (index) =>
    0.4 * Math.max(0, Math.sin((2 * Math.PI * 4 * index) / 16_000)) * Math.sin((2 * Math.PI * 180 * index) / 16_000),
});
export const silence = (ms: number): Samples => ({ length: ms * 16, at: () => 0 });
export const noise = (ms: number): Samples => ({ length: ms * 16, at: (index) => ((index * 7919) % 1000) / 2000 });

/** What the fake device records, and what was requested of it. */
export const device = initial();

async function getUserMedia(constraints: unknown): Promise<unknown> {
  device.constraints = constraints;
  await device.whileAsking();
  if (device.refusal !== null) throw new DOMException('', device.refusal);
  const track = new FakeTrack();
  device.tracks.push(track);
  return { getTracks: () => [track] };
}

/** Sets a property of the browser that jsdom doesn't have. */
export const setNavigator = (name: 'mediaDevices' | 'permissions', value: unknown): void =>
  void Object.defineProperty(navigator, name, { value, configurable: true });

/** Installs a device whose microphone hears two seconds of speech. */
export function withDevice(): void {
  beforeEach(() => {
    Object.assign(device, initial());
    setNavigator('mediaDevices', { getUserMedia });
    vi.stubGlobal('MediaRecorder', FakeRecorder);
    vi.stubGlobal('AudioContext', FakeContext);
    vi.stubGlobal('OfflineAudioContext', FakeOfflineContext);
    vi.stubGlobal('AudioBufferSourceNode', FakeNode);
    vi.stubGlobal('AnalyserNode', FakeNode);
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'mediaDevices');
    Reflect.deleteProperty(navigator, 'permissions');
  });
}
