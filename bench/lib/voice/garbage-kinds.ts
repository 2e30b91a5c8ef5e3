import { randomBytes } from 'node:crypto';
import {
  VOICE_DATA_MAX,
  VOICE_MESSAGE_MAX_BYTES,
  VOICE_RECORDING,
  VOICE_RECORDING_MAX_MS,
} from '@alento/domain/voice/limits';
import { wavOf } from '../../../apps/server/src/testing/services/spoken-wav.ts';
import { eventFrame, frameOf, OPCODE, textFrame } from './frames.ts';

const AUDIO = { data: 'AAAA', mimeType: 'audio/wav' };
const PLACEHOLDER = { _placeholder: true, num: 0 };
const BINARY_BYTES = 64_000;

/** The longest recording that is read to its end, in base64. Nobody speaks in it, so that it isn't transcribed. */
const longestSilence = (): string =>
  wavOf(new Int16Array((VOICE_RECORDING_MAX_MS / 1000) * VOICE_RECORDING.sampleRate)).toString('base64');

/** Kinds that are sent in a started session. */
export const IN_SESSION: ReadonlySet<string> = new Set(['largest in a session', 'longest silence in a session']);

/** What a socket sends after its connection was accepted, again and again; by kind. */
export type GarbageKind = keyof ReturnType<typeof garbageKinds>;

/** Builds the frames once, because building them would take the generator more time than sending them. */
export const garbageKinds = () =>
  ({
    'unknown events': [eventFrame('live-chat:nada', { a: 1 }), eventFrame('x'), eventFrame('__proto__', [])],
    'wrong payloads': [
      eventFrame('live-chat:start', { userId: 7 }),
      eventFrame('live-chat:start', { userId: 'x'.repeat(10_000) }),
      eventFrame('live-chat:send-audio', { data: 1, mimeType: 'audio/wav' }),
      eventFrame('live-chat:end', {}, [], null),
    ],
    'events out of place': [
      eventFrame('live-chat:end'),
      eventFrame('live-chat:start', { userId: 'outra' }),
      eventFrame('live-chat:send-audio', AUDIO),
    ],
    binary: [
      textFrame(`451-${JSON.stringify(['live-chat:send-audio', { ...AUDIO, data: PLACEHOLDER }])}`),
      frameOf(randomBytes(BINARY_BYTES), OPCODE.binary),
    ],
    'largest, wrong payload': [eventFrame('live-chat:send-audio', { data: 'A'.repeat(VOICE_DATA_MAX), mimeType: '' })],
    'largest, out of place': [eventFrame('live-chat:send-audio', { ...AUDIO, data: 'A'.repeat(VOICE_DATA_MAX) })],
    'largest in a session': [eventFrame('live-chat:send-audio', { ...AUDIO, data: 'A'.repeat(VOICE_DATA_MAX) })],
    'longest silence in a session': [eventFrame('live-chat:send-audio', { ...AUDIO, data: longestSilence() })],
    'too large': [textFrame(`42["live-chat:send-audio","${'A'.repeat(VOICE_MESSAGE_MAX_BYTES)}"]`)],
    'broken packets': [textFrame('42{'), textFrame('4'), textFrame('nada'), textFrame('49[]')],
    'reserved opcode': [frameOf(Buffer.from('x'), OPCODE.reserved)],
    'reserved bits': [frameOf(Buffer.from('x'), OPCODE.text, { reservedBits: 0x70 })],
    'frame without mask': [frameOf(Buffer.from('x'), OPCODE.text, { isMasked: false })],
    'wrong UTF-8': [frameOf(Buffer.from([0xc3, 0x28]))],
    'random bytes': [randomBytes(4096)],
  }) satisfies Record<string, readonly Buffer[]>;
