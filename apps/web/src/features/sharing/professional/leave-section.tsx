import { paths } from '@alento/domain/interface/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api/client.ts';
import { profileQuery } from '../../../state/account/professional-profile.queries.ts';
import { sharingKeys } from '../../../state/account/sharing.keys.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { Section } from '../../../ui/section.tsx';
import { failureText } from '../failure-text.ts';
import { leaveCopy as copy } from './profile.copy.ts';

/** Removes the professional profile, which ends all accepted shares. */
export function LeaveSection() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('DELETE /professional-profile', {}),
    onSuccess: async () => {
      client.setQueryData(profileQuery().queryKey, null);
      client.removeQueries({ queryKey: sharingKeys.patients() });
      toast.saved(copy.left);
      await navigate(paths.profile);
    },
    onSettled: () => setAsked(false),
  });
  return (
    <Section title={copy.title} className="mt-10 border-border border-t pt-6">
      <p className="mt-1 max-w-prose text-ink-muted text-sm">{copy.text}</p>
      <Button variant="secondary" className="mt-4 text-danger!" onClick={() => setAsked(true)}>
        {copy.open}
      </Button>
      <Alert className="mt-3 font-medium text-sm">{error && failureText(error, copy.kept)}</Alert>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={copy.confirmTitle}
        description={copy.text}
        confirmLabel={copy.confirm}
        onConfirm={() => mutate()}
        busy={isPending}
        danger
      />
    </Section>
  );
}
