import type { LiveChatReceived } from '@alento/contract/voice/live-chat';
import { type ErrorCode, errorText } from '@alento/domain/errors/catalogue';

/** Who talks, where the server is, and the conversation to continue. */
export type Identity = { token: string | null; userId: string; origin: string; sessionId: string | null };

/** Why no session can be started; null if one can. */
export function startTrouble({ token, userId, origin }: Identity): string | null {
  if (token === null || userId === '' || origin === '') return errorText('VOICE_START_INCOMPLETE');
  return token.trim() === '' ? errorText('VOICE_TOKEN_INVALID') : null;
}

/** Refusals that sending the same recording again would meet again. */
const FINAL: ReadonlySet<string> = new Set<ErrorCode>([
  'AI_MESSAGES_DAILY_LIMIT_EXCEEDED',
  'BOOK_CHAT_PLAN_REQUIRED',
  'CHAT_SESSION_NOT_FOUND',
  'VOICE_MESSAGE_INVALID',
  'VOICE_NOT_ALLOWED',
  'VOICE_NOT_CONFIGURED',
  'VOICE_NOT_FOR_MINORS',
  'VOICE_RECORDING_INVALID',
  'VOICE_RECORDING_TOO_LONG',
]);

/** Whether a text of the server is about the session's token. */
const isAboutToken = (text: string): boolean => /unauthori[sz]ed|token/i.test(text);

/** A refusal's text for a person. */
export function refusalText(text: string): string {
  if (isAboutToken(text)) return errorText('VOICE_UNAUTHORIZED');
  return text.trim() === '' ? errorText('INTERNAL') : text;
}

/** What a refusal means: its text, whether the session's token is refused, and whether a repetition would be refused. */
export function readRefusal({ error, errorCode }: LiveChatReceived['live-chat:error']) {
  const isUnauthorized = /^(VOICE_)?UNAUTHORIZED$/.test(errorCode) || isAboutToken(error);
  return {
    isUnauthorized,
    isFinal: !isUnauthorized && FINAL.has(errorCode),
    text: isUnauthorized ? errorText('VOICE_UNAUTHORIZED') : refusalText(error),
  };
}
