import { paths } from '@alento/domain/interface/paths';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useHasPassed } from '../../../lib/time/use-has-passed.ts';
import { statusQuery } from '../registration/status.query.ts';
import { useRegistration } from '../registration/use-registration.ts';
import { bannerCopy as copy } from './banner.copy.ts';
import { BannerCard } from './banner-card.tsx';
import { dismissBanner, dismissedUntil } from './banner-dismissal.ts';
import { type BannerState, bannerStateOf } from './banner-state.ts';

const LINK = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

/** Our own two states: what the person has refused, or can't have in this browser, stands on /notificacoes. */
const isOfNotices = (state: BannerState): boolean => state === 'denied' || state === 'unsupported';

/** The notification banner on /home. It can be dismissed for 2 hours. */
export function HomeBanner({ userId }: { userId: string }) {
  const { data: status } = useQuery(statusQuery());
  const registration = useRegistration();
  const [hiddenUntil, setHiddenUntil] = useState(() => dismissedUntil(userId));
  const isBack = useHasPassed(hiddenUntil);
  if (!status || (hiddenUntil !== null && !isBack)) return null;
  const state = bannerStateOf(status);
  const { outcome } = registration;
  // A refusal that was just given is answered here, too.
  const isAnswer = outcome?.tone === 'failed' || outcome?.tone === 'declined';
  if (isOfNotices(state) && !isAnswer) return null;
  const dismiss = (): void => {
    void dismissBanner(userId);
    setHiddenUntil(dismissedUntil(userId));
  };
  return (
    <BannerCard
      state={state}
      isNative={status.isCapacitor}
      registration={registration}
      onDismiss={dismiss}
      more={
        <Link to={paths.notifications} className={LINK}>
          {state === 'enabled' ? copy.choose : copy.about}
        </Link>
      }
    />
  );
}
