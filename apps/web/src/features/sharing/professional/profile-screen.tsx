import { paths } from '@alento/domain/interface/paths';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api/client.ts';
import { profileQuery } from '../../../state/account/professional-profile.queries.ts';
import { sharingKeys } from '../../../state/account/sharing.keys.ts';
import { Alert } from '../../../ui/alert.tsx';
import { ToProfile } from '../../../ui/back-link.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Section } from '../../../ui/section.tsx';
import { ErrorState, Skeletons } from '../../../ui/state/part-states.tsx';
import { failureText } from '../failure-text.ts';
import { profileCopy as copy, leaveCopy } from './profile.copy.ts';
import { ProfileForm } from './profile-form.tsx';

/** Removes the professional profile, which ends all accepted shares. */
function LeaveSection() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isConfirming, setConfirming] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('DELETE /professional-profile', {}),
    onSuccess: async () => {
      client.setQueryData(profileQuery().queryKey, null);
      client.removeQueries({ queryKey: sharingKeys.patients() });
      toast.saved(leaveCopy.left);
      await navigate(paths.profile);
    },
    onSettled: () => setConfirming(false),
  });
  return (
    <Section title={leaveCopy.title} className="mt-10 border-border border-t pt-6">
      <p className="mt-1 max-w-prose text-ink-muted text-sm">{leaveCopy.text}</p>
      <Button variant="secondary" className="mt-4 text-danger!" onClick={() => setConfirming(true)}>
        {leaveCopy.open}
      </Button>
      <Alert className="mt-3 font-medium text-sm">{error && failureText(error, leaveCopy.nothingChanged)}</Alert>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={leaveCopy.confirmTitle}
        description={leaveCopy.text}
        confirmLabel={leaveCopy.confirm}
        onConfirm={() => mutate()}
        busy={isPending}
        danger
      />
    </Section>
  );
}

const Loading = () => (
  <Skeletons label={copy.loading} shapes={['h-80 w-full rounded-card', 'mt-4 h-44 w-full rounded-card']} />
);

/** The screen /cadastro-profissional. */
export function ProfileScreen() {
  const { data, isPending, isFetching, refetch } = useQuery(profileQuery());
  const content = () => {
    if (isPending) return <Loading />;
    if (data === undefined)
      return <ErrorState message={copy.failed} onRetry={() => void refetch()} busy={isFetching} />;
    return (
      <>
        <ProfileForm profile={data} />
        {data && <LeaveSection />}
      </>
    );
  };
  return (
    <div className="mx-auto max-w-3xl">
      <ToProfile />
      <PageTitle
        lead={copy.lead}
        action={
          data && (
            <LinkButton to={paths.patients} variant="secondary">
              {copy.patients}
            </LinkButton>
          )
        }
      >
        {copy.title}
      </PageTitle>
      {content()}
    </div>
  );
}
