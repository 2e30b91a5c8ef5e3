import type { Invite } from '@alento/contract/sharing/professional';
import { paths, patientPath, professionalInvitePath } from '@alento/domain/interface/paths';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { ApiError, isRefusal, messageOf } from '../../../lib/api/api-error.ts';
import { returningTo } from '../../../lib/page/return-address.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { dayOf, periodText } from '../../../lib/time/period-text.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Section } from '../../../ui/section.tsx';
import { ErrorState, Skeletons } from '../../../ui/state/part-states.tsx';
import { PartsList } from '../parts-list.tsx';
import { acceptedShareQuery, inviteQuery } from '../sharing.queries.ts';
import { GuestPanel, MemberPanel, OwnPanel } from './accept-panel.tsx';
import { acceptCopy, inviteCopy as copy, type Over, overCopy } from './invite.copy.ts';
import { useAccept } from './use-accept.ts';

/** Until it is known what the invitation says. */
const InviteLoading = () => (
  <>
    <PageTitle>{copy.waiting}</PageTitle>
    <noscript>
      <p className="mb-6">{copy.noScript}</p>
    </noscript>
    <Skeletons
      label={copy.loading}
      className="noscript:hidden"
      shapes={['h-80 w-full rounded-card', 'mt-4 h-40 w-full rounded-card']}
    />
  </>
);

/** Leads the professional who accepted the invitation to what is shared. */
const Accepted = ({ patientId }: { patientId: string }) => (
  <>
    <PageTitle>{overCopy.acceptedTitle}</PageTitle>
    <p className="max-w-prose">{overCopy.accepted}</p>
    <div className="mt-5 flex flex-wrap gap-2">
      <LinkButton to={patientPath(patientId)} replace>
        {overCopy.toPatient}
      </LinkButton>
      <LinkButton to={paths.patients} replace variant="secondary">
        {overCopy.patients}
      </LinkButton>
    </div>
  </>
);

/**
 * Says why an invitation can't be accepted, and what to do.
 *
 * @param isReply whether the person tried to accept it, so that the pressed button is gone.
 */
function InviteOver({ token, reason, isReply }: { token: string; reason: Over; isReply: boolean }) {
  const isSignedIn = useAccount() !== null;
  const checksAcceptance = isSignedIn && reason === 'INVITE_USED';
  const accepted = useQuery({ ...acceptedShareQuery(token), enabled: checksAcceptance });
  const block = useRef<HTMLDivElement>(null);
  const isKnown = !checksAcceptance || !accepted.isPending;
  useEffect(() => {
    if (isReply && isKnown) block.current?.querySelector('h1')?.focus();
  }, [isReply, isKnown]);
  if (!isKnown) return <InviteLoading />;
  const { title, text } = overCopy.texts[reason];
  if (accepted.data)
    return (
      <div ref={block}>
        <Accepted patientId={accepted.data} />
      </div>
    );
  return (
    <div ref={block}>
      <PageTitle>{title}</PageTitle>
      <p className="max-w-prose">{text}</p>
      <div className="mt-5 flex flex-wrap gap-2">
        {reason === 'INVITE_USED' && isSignedIn && <LinkButton to={paths.patients}>{overCopy.patients}</LinkButton>}
        {reason === 'INVITE_USED' && !isSignedIn && (
          <LinkButton to={paths.login} state={returningTo(professionalInvitePath(token))}>
            {overCopy.signIn}
          </LinkButton>
        )}
        <LinkButton to={paths.professionals} variant="secondary">
          {overCopy.professionals}
        </LinkButton>
      </div>
    </div>
  );
}

/** Why an invitation can't be accepted any more; null for any other error. */
const overOf = (error: unknown): Over | null =>
  error instanceof ApiError && Object.hasOwn(overCopy.texts, error.errorCode) ? (error.errorCode as Over) : null;

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className="font-bold">{title}</h3>
    <p className="mt-0.5">{children}</p>
  </div>
);

function Invitation({ invite, children }: { invite: Invite; children: ReactNode }) {
  const { ownerName, parts, startDate, endDate, endsAt, linkExpiresAt } = invite;
  return (
    <>
      <PageTitle lead={copy.lead}>
        <span dir="auto" className="break-words">
          {copy.title(ownerName)}
        </span>
      </PageTitle>
      <Card title={copy.what} look="mb-4 font-bold text-xl">
        <PartsList parts={parts} />
        <div className="mt-5 grid gap-4 border-border border-t pt-5 sm:grid-cols-2">
          <Fact title={copy.days}>{periodText(startDate, endDate)}</Fact>
          <Fact title={copy.until}>{copy.endsAt(dayOf(endsAt))}</Fact>
        </div>
      </Card>
      <Card title={acceptCopy.title} look="mb-2 font-bold text-xl" className="mt-4">
        {children}
        <p className="mt-4 text-ink-muted text-sm">{copy.linkUntil(dayOf(linkExpiresAt))}</p>
      </Card>
      <Section title={copy.know} look="font-bold" className="mt-6 px-1">
        <ul className="mt-2 grid max-w-prose list-disc gap-1.5 pl-5 text-ink-muted text-sm">
          {copy.points(ownerName).map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}

/** The screen /professional-invite/:token: who invites and what would be shared, before anything is accepted. */
export function InviteScreen({ token }: { token: string }) {
  const isSignedIn = useAccount() !== null;
  const { data, error, isFetching, refetch } = useQuery(inviteQuery(token));
  const accepting = useAccept(token);
  const over = overOf(error);
  const panel = ({ isOwn }: Invite) => {
    if (isOwn || isRefusal(accepting.error, 'INVITE_OWN')) return <OwnPanel />;
    return isSignedIn ? <MemberPanel accepting={accepting} /> : <GuestPanel token={token} />;
  };
  const content = () => {
    // Between the answer and the next screen the invitation already counts as used.
    if (over && !accepting.isPending && !accepting.isSuccess)
      return <InviteOver token={token} reason={over} isReply={accepting.error !== null} />;
    if (data) return <Invitation invite={data}>{panel(data)}</Invitation>;
    if (error)
      return <ErrorState isWholePage message={messageOf(error)} onRetry={() => void refetch()} busy={isFetching} />;
    return <InviteLoading />;
  };
  return <div className="mx-auto max-w-2xl">{content()}</div>;
}
