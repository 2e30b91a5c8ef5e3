import type { ProfessionalProfile } from '@alento/contract/sharing/professional';
import { createAccountPath, paths, professionalInvitePath } from '@alento/domain/interface/paths';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { hasSignedUp, returningTo } from '../../../lib/page/return-address.ts';
import { profileQuery } from '../../../state/account/professional-profile.queries.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { ErrorState, Skeletons } from '../../../ui/state/part-states.tsx';
import { failureText } from '../failure-text.ts';
import { professionalText } from '../parts.copy.ts';
import { controlOf, useProblemFocus } from '../problem-focus.ts';
import { IdentityForm } from '../professional/identity-form.tsx';
import { acceptCopy as copy } from './invite.copy.ts';
import type { useAccept } from './use-accept.ts';

/** The ways to an account, which lead back to the invitation. */
export function GuestPanel({ token }: { token: string }) {
  const state = returningTo(professionalInvitePath(token));
  return (
    <>
      <p className="max-w-prose">{copy.guest}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <LinkButton to={createAccountPath} state={state} size="lg">
          {copy.create}
        </LinkButton>
        <LinkButton to={paths.login} state={state} size="lg" variant="secondary">
          {copy.signIn}
        </LinkButton>
      </div>
    </>
  );
}

/** Shown to the person who made the invitation. */
export const OwnPanel = () => (
  <>
    <p className="max-w-prose">{copy.own}</p>
    <LinkButton to={paths.sharing} className="mt-4">
      {copy.toSharing}
    </LinkButton>
  </>
);

type PanelProps = { accepting: ReturnType<typeof useAccept> };

function ProfilePanel({ accepting, profile }: PanelProps & { profile: ProfessionalProfile }) {
  const { accept, isPending, error } = accepting;
  const panel = useRef<HTMLDivElement>(null);
  useProblemFocus(error, null, panel);
  return (
    <div ref={panel}>
      <p className="max-w-prose">
        {copy.as}{' '}
        <strong dir="auto" className="break-words font-semibold">
          {profile.name}
        </strong>
        {`, ${professionalText.crp(profile.crp, profile.uf)}.`}
      </p>
      <Button size="lg" className="mt-4" busy={isPending} data-sends onClick={() => accept(null)}>
        {isPending ? copy.accepting : copy.accept}
      </Button>
      <Alert className="mt-3 font-medium text-sm">
        {error && !isPending ? failureText(error, copy.safeToRetry) : null}
      </Alert>
    </div>
  );
}

/** The short form for the profile. Somebody who has just signed up on the way here continues with it. */
function FirstPanel({ accepting: { accept, isPending, error } }: PanelProps) {
  const signedUp = hasSignedUp(useLocation().state);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!signedUp) return;
    panel.current?.scrollIntoView?.();
    controlOf(panel.current, 'name')?.focus({ preventScroll: true });
  }, [signedUp]);
  return (
    <div ref={panel} className="scroll-mt-12">
      <p className="mb-4 max-w-prose">{copy.first}</p>
      <IdentityForm
        label={isPending ? copy.accepting : copy.acceptWith}
        isSending={isPending}
        error={error}
        reassurance={copy.safeToRetry}
        onSubmit={accept}
      />
    </div>
  );
}

/** Accepts with one button, or with a short form if the person has no professional profile. */
export function MemberPanel({ accepting }: PanelProps) {
  const { data: profile, isPending: isLoading, isFetching, refetch } = useQuery(profileQuery());
  if (isLoading) return <Skeletons label={copy.loading} shapes={['h-6 w-64 max-w-full', 'mt-4 h-13 w-44']} />;
  if (profile === undefined)
    return <ErrorState message={copy.unread} onRetry={() => void refetch()} busy={isFetching} />;
  if (profile === null) return <FirstPanel accepting={accepting} />;
  return <ProfilePanel accepting={accepting} profile={profile} />;
}
