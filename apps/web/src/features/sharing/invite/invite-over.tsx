import { paths } from '@alento/domain/interface/paths';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../../lib/session/use-account.ts';
import { Button } from '../../../ui/button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { overCopy as copy, type Over } from './invite.copy.ts';

/**
 * Says why an invitation can't be accepted, and what to do.
 *
 * @param isReply whether the person tried to accept it, so that the pressed button is gone.
 */
export function InviteOver({ reason, isReply }: { reason: Over; isReply: boolean }) {
  const isSignedIn = useAccount() !== null;
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isReply) block.current?.querySelector('h1')?.focus();
  }, [isReply]);
  const { title, text } = copy.texts[reason];
  return (
    <div ref={block}>
      <PageTitle>{title}</PageTitle>
      <p className="max-w-prose">{text}</p>
      <div className="mt-5 flex flex-wrap gap-2">
        {reason === 'INVITE_USED' && (
          <Button asChild>
            <Link to={isSignedIn ? paths.patients : paths.login}>{isSignedIn ? copy.patients : copy.signIn}</Link>
          </Button>
        )}
        <Button variant="secondary" asChild>
          <Link to={paths.professionals}>{copy.professionals}</Link>
        </Button>
      </div>
    </div>
  );
}
