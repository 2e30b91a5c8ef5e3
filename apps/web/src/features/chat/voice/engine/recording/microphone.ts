import { VOICE_RECORDING } from '@alento/domain/voice/limits';

/** Why there is no microphone. `missing`: the device has none. */
export type MicrophoneFailure = 'unsupported' | 'denied' | 'missing' | 'failed';
type OpenedMicrophone = { ok: true; stream: MediaStream } | { ok: false; reason: MicrophoneFailure };

const REASONS: Readonly<Record<string, MicrophoneFailure>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

/** Whether the browser gives pages a microphone. It is absent where the page has no secure connection. */
export const hasMicrophoneAccess = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';

/** Opens the microphone. The browser asks the person if they have not decided yet. */
export async function openMicrophone(): Promise<OpenedMicrophone> {
  if (!hasMicrophoneAccess()) return { ok: false, reason: 'unsupported' };
  const { channels, sampleRate } = VOICE_RECORDING;
  const audio = { channelCount: channels, sampleRate, echoCancellation: true, noiseSuppression: true };
  try {
    return { ok: true, stream: await navigator.mediaDevices.getUserMedia({ audio }) };
  } catch (error) {
    const name = error instanceof Error || error instanceof DOMException ? error.name : '';
    return { ok: false, reason: REASONS[name] ?? 'failed' };
  }
}

/** Switches the microphone off. */
export function closeMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

export type Permission = 'granted' | 'denied' | 'unknown';

const permissionOf = (state: PermissionState): Permission => (state === 'prompt' ? 'unknown' : state);

/**
 * Reads the permission without asking for it. It is 'unknown' if the person has not decided, or the browser can't tell.
 *
 * @param onChange called when the permission changes later, for example in the browser's settings.
 */
export async function readPermission(onChange: (permission: Permission) => void): Promise<Permission> {
  try {
    const status = await navigator.permissions.query({ name: 'microphone' });
    status.onchange = () => onChange(permissionOf(status.state));
    return permissionOf(status.state);
  } catch {
    // Some browsers have no Permissions API, or reject this name.
    return 'unknown';
  }
}
