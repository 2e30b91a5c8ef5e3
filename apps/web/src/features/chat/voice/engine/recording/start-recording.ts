import { now } from '../../../../../lib/time/clock.ts';
import { meterOf } from './audio-context.ts';
import { closeMicrophone, type MicrophoneFailure, openMicrophone } from './microphone.ts';
import { canRecord, type Recorder, recordStream } from './recorder.ts';

export type Recording = {
  /** When it began, ms epoch. */
  since: number;
  /** Loudness now, 0 to 1. */
  level(): number;
  /** Ends the recording, switches the microphone off and returns the recording. */
  finish(): Promise<Blob>;
  /** Switches the microphone off and forgets the recording. */
  drop(): void;
};
type StartedRecording = { ok: true; recording: Recording } | { ok: false; reason: MicrophoneFailure };

/**
 * Opens the microphone and records. Nothing stays on if recording fails.
 *
 * @param onOver called if the recording ends by itself.
 */
export async function startRecording(onOver: () => void): Promise<StartedRecording> {
  if (!canRecord()) return { ok: false, reason: 'unsupported' };
  const opened = await openMicrophone();
  if (!opened.ok) return opened;
  const { stream } = opened;
  let recorder: Recorder;
  try {
    recorder = recordStream(stream, onOver);
  } catch {
    closeMicrophone(stream);
    return { ok: false, reason: 'failed' };
  }
  const meter = meterOf(stream);
  const finish = (): Promise<Blob> => {
    const recorded = recorder.stop();
    closeMicrophone(stream);
    meter.close();
    return recorded;
  };
  return { ok: true, recording: { since: now(), level: meter.level, finish, drop: () => void finish() } };
}
