import { errorText } from '@alento/domain/errors/catalogue';
import { ApiError, wasRefused } from '../../../lib/api/api-error.ts';
import { type Answer, call } from '../../../lib/api/client.ts';
import { CallTimeout, withinTimeout } from '../../../lib/api/within-timeout.ts';
import { toastWithoutSession } from '../../../ui/overlay/toast-without-session.ts';

export type NoteComment = Answer<'POST /analyze-mood'>['data'];

/** The specified texts: timeout, no session, any other failure. A refusal has its own message. */
function troubleOf(error: unknown): string {
  if (error instanceof CallTimeout) return errorText('ANALYZE_MOOD_TIMEOUT');
  if (!(error instanceof ApiError)) return errorText('CHAT_FAILED');
  if (error.status === 401) return errorText('CHAT_UNAUTHENTICATED');
  return wasRefused(error) || error.errorCode === 'ANALYZE_MOOD_TIMEOUT' ? error.message : errorText('CHAT_FAILED');
}

/**
 * Has the assistant read a note. It isn't sent again after a lost response, because each call takes one of the day's
 * messages. Throws an Error with a text for the person.
 */
export async function readComment(note: string): Promise<NoteComment> {
  try {
    const body = { message: note };
    return await withinTimeout(async (signal) => {
      const answer = call('POST /analyze-mood', { body }, { signal, repeatable: false });
      return (await toastWithoutSession(answer, errorText('CHAT_UNAUTHENTICATED'))).data;
    });
  } catch (error) {
    throw new Error(troubleOf(error));
  }
}
