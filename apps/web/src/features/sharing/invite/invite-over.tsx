import { paths, patientPath, professionalInvitePath } from '@alento/domain/interface/paths';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { returningTo } from '../../../lib/page/return-address.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { acceptedShareQuery } from '../sharing.queries.ts';
import { overCopy as copy, type Over } from './invite.copy.ts';
import { InviteLoading } from './invite-loading.tsx';

/** Leads the professional who accepted the invitation to what is shared. */
const Accepted = ({ patientId }: { patientId: string }) => (
  <>
    <PageTitle>{copy.acceptedTitle}</PageTitle>
    <p className="max-w-prose">{copy.accepted}</p>
    <div className="mt-5 flex flex-wrap gap-2">
      <LinkButton to={patientPath(patientId)} replace>
        {copy.toPatient}
      </LinkButton>
      <LinkButton to={paths.patients} replace variant="secondary">
        {copy.patients}
      </LinkButton>
    </div>
  </>
);

/**
 * Says why an invitation can't be accepted, and what to do.
 *
 * @param isReply whether the person tried to accept it, so that the pressed button is gone.
 */
export function InviteOver({ token, reason, isReply }: { token: string; reason: Over; isReply: boolean }) {
  const isSignedIn = useAccount() !== null;
  const isAsked = isSignedIn && reason === 'INVITE_USED';
  const accepted = useQuery({ ...acceptedShareQuery(token), enabled: isAsked });
  const block = useRef<HTMLDivElement>(null);
  const isKnown = !isAsked || !accepted.isPending;
  useEffect(() => {
    if (isReply && isKnown) block.current?.querySelector('h1')?.focus();
  }, [isReply, isKnown]);
  if (!isKnown) return <InviteLoading />;
  const { title, text } = copy.texts[reason];
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
        {reason === 'INVITE_USED' && isSignedIn && <LinkButton to={paths.patients}>{copy.patients}</LinkButton>}
        {reason === 'INVITE_USED' && !isSignedIn && (
          <LinkButton to={paths.login} state={returningTo(professionalInvitePath(token))}>
            {copy.signIn}
          </LinkButton>
        )}
        <LinkButton to={paths.professionals} variant="secondary">
          {copy.professionals}
        </LinkButton>
      </div>
    </div>
  );
}
