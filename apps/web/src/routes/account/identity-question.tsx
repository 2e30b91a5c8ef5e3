import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { openCopy } from '../../features/onboarding/onboarding.copy.ts';
import type { IdentityQuestion as Question } from '../../state/account/identity-question.ts';
import { toast } from '../../ui/overlay/toast.tsx';

const identityCodeQuery = queryOptions({
  queryKey: ['code', 'identity-dialog'],
  queryFn: async () => ({
    Dialog: (await import('../../features/account/identity/identity-dialog.tsx')).IdentityDialog,
  }),
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * The form "Confirme que é você" inside onboarding. The account feature renders it; its code is loaded when it is
 * needed.
 */
export const IdentityQuestion: Question = (props) => {
  const { data, isError } = useQuery(identityCodeQuery);
  const giveUp = useEffectEvent(() => {
    toast.failed(openCopy.failed);
    props.onClose();
  });
  useEffect(() => {
    if (isError) giveUp();
  }, [isError]);
  return data ? <data.Dialog {...props} /> : null;
};
