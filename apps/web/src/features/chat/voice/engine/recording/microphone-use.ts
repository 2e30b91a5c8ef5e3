import { type MicrophoneState, VOICE_RECORDING_MAX_MS } from '@alento/domain/voice/limits';
import {
  closeMicrophone,
  hasMicrophoneAccess,
  type MicrophoneFailure,
  openMicrophone,
  type Permission,
  readPermission,
} from './microphone.ts';
import { canRecord } from './recorder.ts';
import { type Recording, startRecording } from './start-recording.ts';

type Ports = {
  onFailure(reason: MicrophoneFailure): void;
  /** The recording has its greatest length, or ended by itself. */
  onFull(): void;
  onChange(): void;
};

/** The permission to use the microphone, and at most one recording. */
export function createMicrophoneUse({ onFailure, onFull, onChange }: Ports) {
  let permission: MicrophoneState = 'unknown';
  let recording: Recording | null = null;
  let isOpening = false;
  /** Increased when a recording is dropped, so that a microphone that opens later is closed at once. */
  let wish = 0;
  let limit: ReturnType<typeof setTimeout> | undefined;

  function settle(next: Permission): void {
    permission = next;
    onChange();
  }

  function fail(reason: MicrophoneFailure): void {
    settle(reason === 'denied' ? 'denied' : 'unknown');
    onFailure(reason);
  }

  function take(): Recording | null {
    const taken = recording;
    clearTimeout(limit);
    wish += 1;
    recording = null;
    isOpening = false;
    return taken;
  }

  return {
    permission: (): MicrophoneState => permission,
    isOpening: (): boolean => isOpening,
    recording: (): Recording | null => recording,
    level: (): number => recording?.level() ?? 0,

    async check(): Promise<void> {
      if (!hasMicrophoneAccess() || !canRecord()) {
        fail('unsupported');
        return;
      }
      permission = 'checking';
      onChange();
      const read = await readPermission(settle);
      // The person was asked meanwhile, and that answer is newer.
      if (permission === 'checking') settle(read);
    },

    async request(): Promise<void> {
      if (permission === 'requesting') return;
      if (!canRecord()) {
        fail('unsupported');
        return;
      }
      permission = 'requesting';
      onChange();
      const opened = await openMicrophone();
      if (!opened.ok) {
        fail(opened.reason);
        return;
      }
      closeMicrophone(opened.stream);
      settle('granted');
    },

    /** Opens the microphone and records. Returns whether it does. */
    async begin(): Promise<boolean> {
      isOpening = true;
      wish += 1;
      const wanted = wish;
      const started = await startRecording(onFull);
      if (wish !== wanted) {
        if (started.ok) started.recording.drop();
        return false;
      }
      isOpening = false;
      if (!started.ok) {
        fail(started.reason);
        return false;
      }
      permission = 'granted';
      recording = started.recording;
      limit = setTimeout(onFull, VOICE_RECORDING_MAX_MS);
      return true;
    },

    /** Ends the recording and returns it. */
    finish: async (): Promise<Blob> => (await take()?.finish()) ?? new Blob(),
    /** Ends the recording and forgets it. */
    drop: (): void => take()?.drop(),
  };
}
