import { VOICE_RECORDING } from '@alento/domain/voice/limits';

export type Recorder = {
  /** Ends the recording and returns it in the browser's own format. It is empty if nothing was captured. */
  stop(): Promise<Blob>;
};

/** Formats that can be decoded later, best first. Safari has only the last. */
const TYPES = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'];

export const canRecord = (): boolean => typeof MediaRecorder === 'function';

/**
 * Records a stream. Throws if the browser can't record it.
 *
 * @param onOver called if the recording ends by itself, because the microphone was unplugged or the browser failed.
 */
export function recordStream(stream: MediaStream, onOver: () => void): Recorder {
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: VOICE_RECORDING.bitsPerSecond,
    ...(mimeType === undefined ? {} : { mimeType }),
  });
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
  return {
    async stop(): Promise<Blob> {
      isStopping = true;
      if (recorder.state !== 'inactive') recorder.stop();
      await stopped;
      return new Blob(chunks, { type: recorder.mimeType });
    },
  };
}
