import type { PersonWithPlan } from '../../../access/person.ts';
import type { Chats } from '../chat.service.ts';
import type { LiveReplies } from './live-reply.ts';

/** A reply as far as it is written. */
type TextSoFar = { markdown: string; state: 'written' | 'whole' | 'failed' };

/**
 * Follows the text of a reply until it is complete or has failed. Each value replaces the one before.
 *
 * @param signal ends the reading without an error.
 */
export async function* replyText(
  { chats, live }: { chats: Pick<Chats, 'reply'>; live: Pick<LiveReplies, 'follow'> },
  actor: PersonWithPlan,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<TextSoFar> {
  let markdown = '';
  let mustRead = true;
  let isChanged = false;
  let wake: () => void = () => undefined;
  const stop = live.follow(id, {
    hear({ kind, text }) {
      markdown = kind === 'replace' ? text : markdown + text;
      isChanged = true;
      wake();
    },
    look() {
      mustRead = true;
      wake();
    },
  });
  const onAbort = (): void => wake();
  signal.addEventListener('abort', onAbort);
  try {
    while (!signal.aborted) {
      if (mustRead) {
        mustRead = false;
        const reply = await chats.reply(actor, id);
        if (!reply.ok || reply.value.status === 'failed') {
          yield { markdown: '', state: 'failed' };
          return;
        }
        if (reply.value.status === 'completed') {
          yield { markdown: reply.value.response ?? '', state: 'whole' };
          return;
        }
      }
      if (isChanged) {
        isChanged = false;
        yield { markdown, state: 'written' };
        continue;
      }
      if (mustRead) continue;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    stop();
  }
}
