import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { useTestPush } from '../devices/test-push.tsx';
import { statusQuery } from '../registration/status.query.ts';
import { useRegistration } from '../registration/use-registration.ts';
import { bannerCopy } from './banner.copy.ts';
import { BannerCard } from './banner-card.tsx';
import { bannerStateOf } from './banner-state.ts';

/** The state of notifications on this device, on /notificacoes. It can't be dismissed. */
export function StatusPanel() {
  const { data: status } = useQuery(statusQuery());
  const registration = useRegistration();
  const test = useTestPush();
  if (!status) {
    return (
      <div role="status" aria-label={bannerCopy.label}>
        <Skeleton className="h-36 w-full rounded-card" />
      </div>
    );
  }
  const state = bannerStateOf(status);
  return (
    <BannerCard
      state={state}
      isNative={status.isCapacitor}
      registration={registration}
      more={
        <>
          {state === 'enabled' && test.button}
          {test.answer}
        </>
      }
    />
  );
}
