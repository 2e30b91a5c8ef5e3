/** States of an audio session. */
export const VOICE_STATES = ['idle', 'connected', 'started', 'recording', 'processing', 'playing', 'ended'] as const;
export type VoiceState = (typeof VOICE_STATES)[number];

/** States of the microphone's permission. */
export const MICROPHONE_STATES = ['unknown', 'checking', 'requesting', 'granted', 'denied'] as const;
export type MicrophoneState = (typeof MICROPHONE_STATES)[number];
