import type { Consent } from '@alento/contract/consent';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { consentTexts } from '../../state/account/consent-texts.copy.ts';
import { consentsQuery } from '../../state/account/consents.queries.ts';
import { type ConsentWish, useChangeConsent } from '../../state/account/use-change-consent.ts';
import { Switch } from '../../ui/field/switch.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { consentCopy } from './consent.copy.ts';

type Props = {
  /** What is shown below the switch of a consent. */
  below?: (purpose: Consent['purpose']) => ReactNode;
};

/** The optional consents, each with a switch that is off by default. */
export function ConsentItems({ below }: Props) {
  const { data = [] } = useQuery(consentsQuery());
  const { mutate } = useChangeConsent();
  /** The consent that is being saved. Its switch shows the chosen value until the server responds. */
  const [wish, setWish] = useState<ConsentWish | null>(null);
  const change = (next: ConsentWish): void => {
    setWish(next);
    mutate(next, { onError: () => toast.failed(consentCopy.failed), onSettled: () => setWish(null) });
  };
  if (data.length === 0) return null;
  return (
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
    </div>
  );
}
