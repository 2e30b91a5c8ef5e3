import type { AiUsage } from '@alento/contract/chat';
import { paths } from '@alento/domain/interface/paths';
import { composerCopy as copy } from '../chat.copy.ts';
import { ChatLink } from '../message/chat-link.tsx';

/** The line below the message field: the remaining messages if there is a limit, the disclaimer, and help. */
export function ComposerFoot({ usage }: { usage: AiUsage | undefined }) {
  const left = usage?.limit == null ? null : Math.max(0, usage.limit - usage.used);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 text-ink-muted text-xs">
      <p>{left !== null && left > 0 ? copy.left(left) : copy.notCare}</p>
      <ChatLink
        href={paths.help}
        className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
      >
        {copy.help}
      </ChatLink>
    </div>
  );
}
