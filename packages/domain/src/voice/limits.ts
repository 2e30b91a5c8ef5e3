/** How the browser records: mono, 16 kHz, 128 kbps, chunks of 250 ms, converted to WAV. */
export const VOICE_RECORDING = { channels: 1, sampleRate: 16_000, bitsPerSecond: 128_000, chunkMs: 250 } as const;
/** Bits per sample of the WAV file. */
export const VOICE_SAMPLE_BITS = 16;

/** Longest recording that the server accepts, ms. A recording at this length is ended and sent. */
export const VOICE_RECORDING_MAX_MS = 5 * 60_000;
/** A shorter recording has no word in it, ms. */
export const VOICE_RECORDING_MIN_MS = 500;

/** Time for the transcription and the reply, ms. */
export const VOICE_TURN_MS = 5 * 60_000;

/** The real-time connection. */
export const VOICE_SOCKET = {
  path: '/socket.io/',
  timeoutMs: 10_000,
  reconnectAttempts: 5,
  firstDelayMs: 1000,
  longestDelayMs: 5000,
} as const;

/** A warning that names a timeout or the processing closes after this time, ms. */
export const VOICE_WARNING_MS = 8000;

/**
 * Largest message to the real-time connection, in bytes (about 13 MB). Five minutes of WAV in base64 have 12.8 MB; a
 * recording that is a little longer gets an answer instead of the end of the connection.
 */
export const VOICE_MESSAGE_MAX_BYTES = 13_000_000;
/** Longest text of a recording in base64, in characters: such a message without its envelope. */
export const VOICE_BASE64_MAX_LENGTH = VOICE_MESSAGE_MAX_BYTES - 1024;

/** Rate limits of the real-time connection, per minute: of a person, and of a network before the person is known. */
export const VOICE_RECORDINGS_PER_MINUTE = 30;
export const VOICE_CONNECTIONS_PER_MINUTE = 60;
export const VOICE_CONNECTIONS_PER_MINUTE_OF_A_NETWORK = 600;
/** Open connections of one person to one process; the oldest is closed for another. Lost ones count for 20 s. */
export const VOICE_OPEN_CONNECTIONS_MAX = 6;
/** Events of one connection that are not valid, after which it is closed. */
export const VOICE_INVALID_EVENTS_MAX = 10;

/** Events of one person, of all kinds, per minute. A conversation needs one for each recording. */
export const VOICE_EVENTS_PER_MINUTE = 60;
/**
 * Packets of one connection, heartbeats and parts of events included, after which it is closed: so many at once, and so
 * many more for each second of its age.
 */
export const VOICE_PACKETS_AT_ONCE = 30;
export const VOICE_PACKETS_PER_SECOND = 2;
/** Bytes per minute of a connection without a started session, after which it is closed. */
export const VOICE_IDLE_BYTES_PER_MINUTE = 64_000;
/** Bytes of one person, in all their sessions, in the time of the longest recording: that recording, and once more. */
export const VOICE_SPOKEN_BYTES = 2 * VOICE_MESSAGE_MAX_BYTES;
export const VOICE_SPOKEN_BYTES_MS = 5 * 60_000;
/** Time that a session counts as older than it is, so that its first recordings need not be measured closely, ms. */
const VOICE_HEAD_START_MS = 15_000;
/** Bytes of base64 that a second of a recording has. */
const VOICE_BYTES_PER_SECOND = ((VOICE_RECORDING.sampleRate * VOICE_SAMPLE_BITS) / 8) * (4 / 3);

/**
 * Bytes that a session may have sent: twice what can be recorded in its time, because a recording can be sent again.
 * Large messages take time from everybody, so nobody may send one that they can't have spoken.
 *
 * @param ageMs since the session was started.
 */
export const sessionBytesMax = (ageMs: number): number =>
  (2 * VOICE_BYTES_PER_SECOND * (Math.max(0, ageMs) + VOICE_HEAD_START_MS)) / 1000;

/** Interval in which the server checks a connection and its session, ms. */
export const VOICE_CHECK_EVERY_MS = 10_000;
/** Time in which the client confirms that it has all parts of a spoken reply, ms. */
export const VOICE_CONFIRM_MS = 15_000;

/** States of an audio session. */
const VOICE_STATES = ['idle', 'connected', 'started', 'recording', 'processing', 'playing', 'ended'] as const;
export type VoiceState = (typeof VOICE_STATES)[number];

/** States of the microphone's permission. */
const MICROPHONE_STATES = ['unknown', 'checking', 'requesting', 'granted', 'denied'] as const;
export type MicrophoneState = (typeof MICROPHONE_STATES)[number];
