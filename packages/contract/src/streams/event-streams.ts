import type { z } from 'zod';
import type { streamAccount } from './account-stream.ts';
import type { streamChatReply } from './chat-stream.ts';

type EventStream = typeof streamChatReply | typeof streamAccount;
/** Endpoints that respond with server-sent events, by path, with their parameters and events. */
export type EventStreams = {
  [S in EventStream as S['path']]: { params: z.input<S['params']>; event: z.output<S['event']> };
};
