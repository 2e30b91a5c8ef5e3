import type { Share } from '@alento/contract/sharing/shares';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useId } from 'react';
import { isOffline, messageOf } from '../../../../lib/api/api-error.ts';
import { dayOf, periodText } from '../../../../lib/time/period-text.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Fold } from '../../../../ui/fold.tsx';
import { EmptyState, ErrorState, Skeletons } from '../../../../ui/state/part-states.tsx';
import { professionalText } from '../../parts.copy.ts';
import { partNames } from '../../parts-text.ts';
import { useRevokeShare } from '../../sharing.mutations.ts';
import { sharesQuery } from '../../sharing.queries.ts';
import { whenText } from '../accesses/access-text.ts';
import { listCopy as copy } from './list.copy.ts';
import { SendLink } from './send-link.tsx';
import { isLive, statusNow } from './status-of.ts';

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div className="sm:flex sm:gap-3">
    <dt className="shrink-0 text-ink-muted sm:w-36">{name}</dt>
    <dd dir="auto" className="min-w-0 break-words">
      {children}
    </dd>
  </div>
);

function Facts({ share }: { share: Share }) {
  const { professional, parts, startDate, endDate, endsAt, lastAccessAt, ownerName } = share;
  return (
    <dl className="mt-3 grid gap-2 text-sm sm:gap-1.5">
      <Fact name={copy.what}>{partNames(parts)}</Fact>
      <Fact name={copy.days}>{periodText(startDate, endDate)}</Fact>
      <Fact name={copy.until}>{dayOf(endsAt)}</Fact>
      <Fact name={copy.name}>{ownerName}</Fact>
      {professional && <Fact name={copy.last}>{lastAccessAt === null ? copy.never : whenText(lastAccessAt)}</Fact>}
    </dl>
  );
}

type ShareRowProps = {
  share: Share;
  /** Whether the row offers the link of an open invitation. */
  hasLink: boolean;
  /** Called with what has ended: a share that could be read, or an invitation. */
  onRevoked: (share: Share, wasActive: boolean) => void;
  onAgain: (share: Share) => void;
};

/** An invitation or a share: who, what, until when, and its end in one tap. */
function ShareRow({ share, hasLink, onRevoked, onAgain }: ShareRowProps) {
  const { id, parts, url, professional, linkExpiresAt } = share;
  const status = statusNow(share);
  const isActive = status === 'active';
  const { mutate, isPending, error } = useRevokeShare(() => onRevoked(share, isActive));
  const who = professional?.name ?? (isLive(share) ? copy.nobody : copy.nobodyBefore);
  return (
    <li className="rounded-card border border-border bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h3 dir="auto" className="break-words font-bold text-lg">
            {who}
          </h3>
          {professional && (
            <p className="text-ink-muted text-sm">{professionalText.crp(professional.crp, professional.uf)}</p>
          )}
        </div>
        <Badge tone={isActive ? 'brand' : 'plain'}>{isPending ? copy.revoking : copy.status[status]}</Badge>
      </div>
      <Facts share={share} />
      {/* Also because shares from before the answer was a part of its own have lost it. */}
      {isLive(share) && parts.includes('screenings') && !parts.includes('self-harm-answer') && (
        <p className="mt-3 text-ink-muted text-sm">{copy.withoutItem9}</p>
      )}
      {status === 'open' && <p className="mt-3 text-ink-muted text-sm">{copy.linkUntil(dayOf(linkExpiresAt))}</p>}
      <div className="mt-4 flex flex-wrap items-end gap-2">
        {hasLink && status === 'open' && url !== null && <SendLink url={url} />}
        {isLive(share) ? (
          <Button
            variant={isActive ? 'secondary' : 'quiet'}
            className={isPending ? '' : 'text-danger!'}
            busy={isPending}
            aria-label={isActive && !isPending ? copy.revokeOf(who) : undefined}
            onClick={() => mutate(id)}
          >
            {isPending ? copy.revoking : isActive ? copy.revoke : copy.cancel}
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => onAgain(share)}>
            {copy.again}
          </Button>
        )}
      </div>
      <Alert className="mt-3 font-medium text-sm">
        {error && !isPending
          ? `${copy.notRevoked} ${messageOf(error)}${isOffline(error) ? ` ${copy.stillOpen}` : ''}`
          : null}
      </Alert>
    </li>
  );
}

const Loading = () => (
  <Skeletons
    label={copy.loading}
    className="rounded-card border border-border bg-surface p-5 sm:p-6"
    shapes={['h-7 w-48', 'mt-4 h-24 w-full', 'mt-4 h-11 w-40']}
  />
);

type Props = {
  heading: RefObject<HTMLHeadingElement | null>;
  /** Id of the invitation whose link is shown elsewhere on the page; null without one. */
  newInvitationId: string | null;
  onRevoked: (share: Share, wasActive: boolean) => void;
  onAgain: (share: Share) => void;
};

/** What is shared now, and what was shared before. */
export function ShareList({ heading, newInvitationId, ...row }: Props) {
  const id = useId();
  const { data, isPending, isFetching, refetch } = useQuery(sharesQuery());
  const live = data?.filter(isLive) ?? [];
  const over = data?.filter((share) => !isLive(share)) ?? [];
  const rows = (shares: readonly Share[]) => (
    <ul className="grid gap-4">
      {shares.map((share) => (
        <ShareRow key={share.id} share={share} hasLink={share.id !== newInvitationId} {...row} />
      ))}
    </ul>
  );
  const content = () => {
    if (isPending) return <Loading />;
    if (!data) return <ErrorState message={copy.failed} onRetry={() => void refetch()} busy={isFetching} />;
    return live.length === 0 ? <EmptyState level="h3" title={copy.emptyTitle} text={copy.emptyText} /> : rows(live);
  };
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} ref={heading} tabIndex={-1} className="mb-4 font-bold text-xl">
        {copy.now}
      </h2>
      {content()}
      {over.length > 0 && (
        <div className="mt-3">
          <Fold name={`${copy.before} (${over.length})`}>
            <div className="mt-2">{rows(over)}</div>
          </Fold>
        </div>
      )}
      {data?.some(({ professional }) => professional !== null) && (
        <p className="mt-3 max-w-prose text-ink-muted text-sm">{professionalText.unchecked}</p>
      )}
    </section>
  );
}
