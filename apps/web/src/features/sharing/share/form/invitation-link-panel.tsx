import { useEffect, useRef } from 'react';
import { dayOf } from '../../../../lib/time/period-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { SendLink } from '../list/send-link.tsx';
import { invitationLinkCopy as copy } from './invitation-link.copy.ts';
import type { NewInvitation } from './share-form.tsx';

/** The link of an invitation that was just created, and what happens next. */
export function InvitationLinkPanel({ invitation, onDone }: { invitation: NewInvitation; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form with the pressed button is gone.
  useEffect(() => heading.current?.focus(), []);
  const next = [copy.valid(dayOf(invitation.linkExpiresAt)), copy.sees(invitation.ownerName), copy.accepted, copy.lost];
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="font-bold text-xl">
        {copy.title}
      </h2>
      <p className="mt-1 max-w-prose text-ink-muted">{copy.lead}</p>
      <div className="mt-5 flex flex-wrap gap-2">
        <SendLink url={invitation.url} showsLink />
      </div>
      <ul className="mt-5 grid max-w-prose list-disc gap-1.5 pl-5 text-sm">
        {next.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button variant="quiet" className="mt-4 -ml-4" onClick={onDone}>
        {copy.done}
      </Button>
    </>
  );
}
