import type { LiveChatReceived } from '@alento/contract/voice/live-chat';
import { type ErrorCode, errorText } from '@alento/domain/errors/catalogue';

type Refused = LiveChatReceived['live-chat:error'];

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

export const isFinal = ({ errorCode }: Refused): boolean => FINAL.has(errorCode);

/** Whether a text of the server is about the session's token. */
const isAboutToken = (text: string): boolean => /unauthori[sz]ed|token/i.test(text);

/** Whether the server no longer accepts the session's token. */
export const isUnauthorized = ({ error, errorCode }: Refused): boolean =>
  errorCode === 'VOICE_UNAUTHORIZED' || errorCode === 'UNAUTHORIZED' || isAboutToken(error);

/** The text for a person. */
export const refusalText = (text: string): string => {
  if (isAboutToken(text)) return errorText('VOICE_UNAUTHORIZED');
  return text.trim() === '' ? errorText('INTERNAL') : text;
};
