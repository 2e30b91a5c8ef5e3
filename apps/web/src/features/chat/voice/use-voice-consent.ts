import { useQueryClient } from '@tanstack/react-query';
import { useChangeConsent } from '../../../state/account/use-change-consent.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { voiceQuery } from '../chat.queries.ts';
import { voiceConsentCopy } from './voice.copy.ts';

/** Grants or withdraws the consent to the speech service. */
export function useVoiceConsent() {
  const client = useQueryClient();
  const { mutate, isPending } = useChangeConsent();
  return {
    isPending,
    change: (isGranted: boolean): void => {
      const { queryKey } = voiceQuery();
      mutate(
        { purpose: 'external-voice', isGranted },
        {
          onSuccess: (changed) =>
            client.setQueryData(queryKey, (before) => before && { ...before, isAllowed: changed.isGranted }),
          onError: () => toast.failed(voiceConsentCopy.failed),
        },
      );
    },
  };
}
