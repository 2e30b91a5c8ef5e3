import type { AiUsage } from '@alento/contract/chat';
import { errorText } from '@alento/domain/errors/catalogue';
import { paths } from '@alento/domain/interface/paths';
import { addDays, type LocalDate, localDateOf } from '@alento/domain/time/local-date';
import { timeZone } from '../../../lib/time/clock.ts';
import { formatDay, formatTime } from '../../../lib/time/dates.format.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { limitCopy as copy, resetWords } from '../chat.copy.ts';
import { ChatLink } from '../message/chat-link.tsx';
import type { Talk } from './use-conversation.ts';

/** Formats the time at which the daily limit resets, for example "amanhã, à meia-noite". */
export function resetText(resetsAt: number, today: LocalDate, zone: string): string {
  const date = localDateOf(resetsAt, zone);
  const time = formatTime(resetsAt, zone);
  const { join, midnight, at, tomorrow } = resetWords;
  const day = date === today ? resetWords.today : date === addDays(today, 1) ? tomorrow : formatDay(date);
  return join(day, time === '00:00' ? midnight : at(time));
}

/** Shown when the daily limit is reached: when it resets, how to get more messages, and help, which has no limit. */
export function LimitCard({ usage }: { usage: AiUsage | undefined }) {
  const today = useToday();
  return (
    <section
      role="status"
      className="mx-auto mt-4 w-full max-w-prose rounded-card border border-border bg-surface-raised p-4"
    >
      <p className="font-bold">{errorText('AI_MESSAGES_DAILY_LIMIT_EXCEEDED')}</p>
      {usage?.limit != null && (
        <p className="mt-1 text-sm">{copy.text(usage.limit, resetText(usage.resetsAt, today, timeZone()))}</p>
      )}
      <LinkButton to={paths.plans} variant="secondary" className="mt-3">
        {copy.plans}
      </LinkButton>
      <p className="reply-text mt-3 text-sm">
        {copy.help} <ChatLink href="tel:188">{copy.cvv}</ChatLink>,{' '}
        <ChatLink href={paths.help}>{copy.helpPage}</ChatLink>.
      </p>
    </section>
  );
}

/**
 * What the end of a conversation says at the daily limit. After a crisis no plan is offered; only a message that was
 * refused is explained.
 */
export function AtLimit({ talk }: { talk: Pick<Talk, 'isOverLimit' | 'isAfterCrisis' | 'isRefused' | 'usage'> }) {
  if (!talk.isOverLimit) return null;
  if (!talk.isAfterCrisis) return <LimitCard usage={talk.usage} />;
  return talk.isRefused ? (
    <p role="status" className="mt-4 text-ink-muted text-sm">
      {copy.refusedAfterCrisis}
    </p>
  ) : null;
}
