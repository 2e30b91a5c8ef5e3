import type { Consent } from '@alento/contract/consent';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { call } from '../../lib/api/client.ts';
import { consentsQuery } from '../../state/account/consents.queries.ts';
import { myDataKeys } from '../../state/account/my-data.keys.ts';
import { Switch } from '../../ui/field/switch.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { consentCopy, consentTexts } from './consent.copy.ts';

type Wish = Pick<Consent, 'purpose' | 'isGranted'>;

function useChangeConsent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ purpose, isGranted }: Wish) =>
      (await call('PUT /consents/{purpose}', { params: { purpose }, body: { isGranted } })).data,
    onMutate: () => ({ key: consentsQuery().queryKey }),
    onSuccess: (changed, _, { key }) => {
      client.setQueryData(key, (all) => all?.map((one) => (one.purpose === changed.purpose ? changed : one)));
    },
    // The history of the consents has changed.
    onSettled: () => void client.invalidateQueries({ queryKey: myDataKeys.overview() }),
    onError: () => toast.failed(consentCopy.failed),
  });
}

type Props = {
  /** Wraps the items. It isn't called if there is no consent to give. */
  frame: (items: ReactNode) => ReactNode;
  /** What is shown below the switch of a consent. */
  below?: (purpose: Consent['purpose']) => ReactNode;
};

/** The optional consents, each with a switch that is off by default. */
export function ConsentItems({ frame, below }: Props) {
  const { data = [] } = useQuery(consentsQuery());
  const { mutate } = useChangeConsent();
  /** The consent that is being saved. Its switch shows the chosen value until the server responds. */
  const [wish, setWish] = useState<Wish | null>(null);
  const change = (next: Wish): void => {
    setWish(next);
    mutate(next, { onSettled: () => setWish(null) });
  };
  if (data.length === 0) return null;
  return frame(
    <div className="flex flex-col gap-3 py-5 sm:py-6">
      {data.map(({ purpose, provider, isGranted }) => (
        <Fragment key={purpose}>
          <Switch
            {...consentTexts[purpose](provider)}
            isOn={wish?.purpose === purpose ? wish.isGranted : isGranted}
            disabled={wish !== null}
            onChange={(next) => change({ purpose, isGranted: next })}
          />
          {below?.(purpose)}
        </Fragment>
      ))}
    </div>,
  );
}
