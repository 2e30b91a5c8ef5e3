import { paths } from '@alento/domain/interface/paths';
import { BANNER_DISMISSAL_MS } from '@alento/domain/reminder/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { readOwned, writeOwned } from '../../../lib/session/device/device-store.ts';
import { serverNow } from '../../../lib/time/clock-skew.ts';
import { useHasPassed } from '../../../lib/time/use-has-passed.ts';
import { statusQuery } from '../registration/status.query.ts';
import { useRegistration } from '../registration/use-registration.ts';
import { bannerCopy as copy } from './banner.copy.ts';
import { BannerCard } from './banner-card.tsx';
import { type BannerState, bannerStateOf } from './banner-state.ts';

const NAME = 'notification-banner-dismissed-at';

/** When the banner may appear again on this device, ms epoch; null if it wasn't dismissed. */
function dismissedUntil(userId: string): number | null {
  const at = Number(readOwned(userId, NAME) ?? Number.NaN);
  return Number.isFinite(at) ? at + BANNER_DISMISSAL_MS : null;
}

const dismissBanner = (userId: string): Promise<boolean> => writeOwned(userId, NAME, String(serverNow()));

const LINK = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

/** States that only /notificacoes displays: permission denied, and a browser without push. */
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
