import { isErrorCode } from '@alento/domain/errors/catalogue';
import { VOICE_BASE64_MAX_LENGTH } from '@alento/domain/voice/limits';
import { z } from 'zod';
import { ChatAccepted } from '../chat.ts';
import { get } from '../endpoint.ts';

/** Media types of a recording: the names of WAV. */
export const RECORDING_TYPES = ['audio/wav', 'audio/x-wav', 'audio/wave', 'audio/vnd.wave'] as const;

const ConversationId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

/** `auth` payload of the connection. */
export const LiveChatAuth = z.object({
  token: z.string().min(1).meta({ description: 'The bearer token' }),
  timeZone: z.string().max(64).optional().meta({ description: 'The device’s zone, as in X-Time-Zone' }),
});

/** Events that a client sends. `sessionId` is our addition. */
export const liveChatSent = {
  'live-chat:start': z.object({
    userId: z.string().max(64).meta({ description: 'Must be the account of the token' }),
    sessionId: ConversationId.optional().meta({
      description: 'A conversation to continue, or the session to resume after a lost connection',
    }),
  }),
  'live-chat:end': z.undefined(),
  'live-chat:send-audio': z.object({
    data: z.string().min(1).max(VOICE_BASE64_MAX_LENGTH).meta({ description: 'A whole recording, in base64' }),
    mimeType: z.enum(RECORDING_TYPES),
  }),
} as const;

/** Events that the server sends. `live-chat:accepted`, `live-chat:response-ended` and `errorCode` are our additions. */
export const liveChatReceived = {
  'live-chat:session-started': z.object({
    sessionId: z.string().meta({ description: 'Id of the conversation; it exists once a recording was understood' }),
  }),
  /** The recording was understood, and its transcript is stored as a message. The reply can be streamed too. */
  'live-chat:accepted': ChatAccepted.extend({ text: z.string().meta({ description: 'The transcript' }) }),
  /** A part of the spoken reply, in order. */
  'live-chat:audio-response': z.object({
    audioData: z.string().meta({ description: 'base64' }),
    mimeType: z.string(),
  }),
  /** All parts of the spoken reply were sent. The client acknowledges it; a reply without that is spoken again. */
  'live-chat:response-ended': z.object({ messageId: z.string() }),
  'live-chat:session-ended': z.undefined(),
  'live-chat:error': z.object({
    error: z.string().meta({ description: 'Text for people' }),
    errorCode: z.string().refine(isErrorCode),
  }),
  /** The time for the reply is over. */
  'live-chat:timeout': z.undefined(),
  'live-chat:info': z.object({ message: z.string() }),
} as const;

export type LiveChatSent = { [Name in keyof typeof liveChatSent]: z.input<(typeof liveChatSent)[Name]> };
export type LiveChatReceived = { [Name in keyof typeof liveChatReceived]: z.input<(typeof liveChatReceived)[Name]> };

type Listener<Payload> = Payload extends undefined ? () => void : (payload: Payload) => void;
/** Listeners by event, as Socket.IO's types need them. */
export type LiveChatSentEvents = { [Name in keyof LiveChatSent]: Listener<LiveChatSent[Name]> };
export type LiveChatReceivedEvents = {
  [Name in Exclude<keyof LiveChatReceived, 'live-chat:response-ended'>]: Listener<LiveChatReceived[Name]>;
} & {
  'live-chat:response-ended': (payload: LiveChatReceived['live-chat:response-ended'], acknowledge: () => void) => void;
};

export const readVoice = get('/voice', {
  summary: 'Whether this person can talk by voice here, and which service hears it',
  answers: z.object({
    provider: z.string().nullable().meta({ description: 'Host of the speech service; null where none is configured' }),
    isAllowed: z.boolean().meta({ description: 'Whether the person consented to the service' }),
    isMinor: z.boolean().meta({ description: 'Minors talk by text only' }),
  }),
});
