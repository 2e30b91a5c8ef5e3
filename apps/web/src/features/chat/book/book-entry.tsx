import { createAccountPath, paths } from '@alento/domain/interface/paths';
import { useQuery } from '@tanstack/react-query';
import { BookOpenText, Lock, MessagesSquare } from 'lucide-react';
import { Link } from 'react-router';
import { useAccount } from '../../../lib/session/use-account.ts';
import { currentPlanQuery } from '../../../state/account/current-plan.ts';
import { Skeleton } from '../../../ui/state/part-states.tsx';
import { bookEntryCopy as copy } from './book.copy.ts';
import { bookChatPath, bookSessionsPath } from './chat-book.ts';

type WayProps = { to: string; note: string; isLocked?: boolean; isQuiet?: boolean };

/** The link has the same height for every reader, so that hydration for a member doesn't shift the layout. */
const Way = ({ to, note, isLocked = false, isQuiet = false }: WayProps) => (
  <Link
    to={to}
    className={`group flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-control border py-2 sm:max-w-xs ${
      isQuiet
        ? 'border-transparent text-ink-muted hover:text-ink'
        : 'border-border-strong bg-surface px-4 transition-colors hover:bg-surface-sunken'
    }`}
  >
    <span className={isQuiet ? 'shrink-0' : 'shrink-0 text-brand'}>
      {isLocked ? <Lock aria-hidden size={20} /> : <BookOpenText aria-hidden size={20} />}
    </span>
    <span className="min-w-0">
      <span className="block font-semibold text-sm leading-5">{copy.talk}</span>{' '}
      <span className={`block text-ink-muted text-xs ${isQuiet ? 'underline underline-offset-2' : ''}`}>{note}</span>
    </span>
  </Link>
);

function MemberWay({ id }: { id: string }) {
  const { data: plan, isPending } = useQuery(currentPlanQuery());
  if (isPending) {
    return (
      <div role="status" className="min-w-0 flex-1 sm:max-w-xs">
        <span className="sr-only">{copy.loading}</span>
        <Skeleton className="h-14" />
      </div>
    );
  }
  if (plan && plan.planId !== 'premium') return <Way to={paths.plans} note={copy.plan} isLocked />;
  // If the plan could not be loaded, the link opens the conversation's page, which shows what the plan includes.
  return <Way to={bookChatPath(id)} note={copy.note} />;
}

/**
 * The link from a book's page to a conversation about the book (premium only), and to earlier conversations on every
 * plan. The conversation's code is loaded with its own page.
 */
export function BookChatEntry({ id }: { id: string }) {
  const isMember = useAccount() !== null;
  return (
    <div className="flex items-center gap-2">
      {isMember ? <MemberWay id={id} /> : <Way to={createAccountPath} note={copy.visitor} isLocked isQuiet />}
      {isMember && (
        <Link
          to={bookSessionsPath(id)}
          aria-label={copy.all}
          title={copy.all}
          className="grid size-11 shrink-0 place-items-center rounded-control text-brand hover:bg-brand-soft"
        >
          <MessagesSquare aria-hidden size={20} />
        </Link>
      )}
    </div>
  );
}
