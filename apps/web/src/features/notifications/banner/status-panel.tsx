import { useQuery } from '@tanstack/react-query';
import { knownDeviceId } from '../../../lib/session/device/device-id.ts';
import { Skeletons } from '../../../ui/state/part-states.tsx';
import { devicesQuery } from '../devices/devices.queries.ts';
import { useTestPush } from '../devices/test-push.tsx';
import { statusQuery } from '../registration/status.query.ts';
import { useRegistration } from '../registration/use-registration.ts';
import { bannerCopy } from './banner.copy.ts';
import { BannerCard } from './banner-card.tsx';
import { bannerStateOf } from './banner-state.ts';

/** Whether the server still lists this device. It may have been removed on another one. */
function useIsListed(): boolean {
  const { data: devices } = useQuery(devicesQuery());
  const own = knownDeviceId();
  return devices?.some(({ id }) => id === own) ?? true;
}

/** The state of notifications on this device, on /notificacoes. It can't be dismissed. */
export function StatusPanel() {
  const { data: status } = useQuery(statusQuery());
  const isListed = useIsListed();
  const registration = useRegistration();
  const test = useTestPush();
  if (!status) return <Skeletons label={bannerCopy.label} shapes={['h-36 w-full rounded-card']} />;
  const state = bannerStateOf({ ...status, backendRegistered: status.backendRegistered && isListed });
  const registerManually = (): void => {
    test.forget();
    registration.registerManually();
  };
  return (
    <BannerCard
      state={state}
      isNative={status.isCapacitor}
      registration={{ ...registration, registerManually }}
      more={state === 'enabled' && test.button}
      below={test.answerIn(state)}
    />
  );
}
