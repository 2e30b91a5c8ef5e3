import type { LiveChatReceived, LiveChatReceivedEvents, LiveChatSentEvents } from '@alento/contract/voice/live-chat';
import { io, type Socket } from 'socket.io-client';
import { clientHeaders } from '../load.ts';
import { userIdOf } from '../payments/buyer.ts';

/** Longer than any reply takes. */
const TURN_TIMEOUT_MS = 60_000;

export type Talker = {
  /**
   * Sends a recording (WAV in base64) and listens to the whole reply.
   *
   * @returns the time from sending to the first part of the spoken reply, ms.
   */
  say(recording: string): Promise<number>;
  close(): void;
};

/** Consents to the speech service. */
export async function consentToVoice(address: string, token: string): Promise<void> {
  const response = await fetch(`${address}/api/consents/external-voice`, {
    method: 'PUT',
    headers: { ...clientHeaders(token), 'Content-Type': 'application/json' },
    body: JSON.stringify({ isGranted: true }),
  });
  if (!response.ok) throw new Error(`The consent answered ${response.status}: ${await response.text()}`);
}

/** Connects a person who consented, and starts a session, as the app does. */
export async function startTalking(address: string, token: string): Promise<Talker> {
  const userId = await userIdOf(address, token);
  const socket: Socket<LiveChatReceivedEvents, LiveChatSentEvents> = io(address, {
    auth: { token, timeZone: 'America/Sao_Paulo' },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  await new Promise<void>((resolve, reject) => {
    socket.on('live-chat:session-started', () => resolve());
    socket.on('live-chat:error', ({ error }) => reject(new Error(error)));
    socket.on('connect_error', reject);
    socket.on('connect', () => socket.emit('live-chat:start', { userId }));
  });
  return {
    say: (recording) =>
      new Promise((resolve, reject) => {
        const start = performance.now();
        let first: number | null = null;
        const end = (error: string | null): void => {
          clearTimeout(timer);
          socket.removeAllListeners();
          if (error === null && first !== null) resolve(first);
          else reject(new Error(error ?? 'A reply had no sound'));
        };
        const timer = setTimeout(() => end('A reply did not end'), TURN_TIMEOUT_MS);
        socket.on('live-chat:audio-response', () => {
          first ??= performance.now() - start;
        });
        socket.on('live-chat:response-ended', (_payload: LiveChatReceived['live-chat:response-ended'], acknowledge) => {
          acknowledge();
          end(null);
        });
        socket.on('live-chat:error', ({ error }) => end(error));
        socket.on('live-chat:info', ({ message }) => end(message));
        socket.on('disconnect', () => end('The connection was closed'));
        socket.emit('live-chat:send-audio', { data: recording, mimeType: 'audio/wav' });
      }),
    close: () => void socket.disconnect(),
  };
}
