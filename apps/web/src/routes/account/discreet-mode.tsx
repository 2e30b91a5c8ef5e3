import { ProfileGroup } from '../../features/account/profile/profile-group.tsx';
import { LockLimits } from '../../features/lock/settings/lock-limits.tsx';
import { limitsCopy, lockSettingsCopy } from '../../features/lock/settings/lock-settings.copy.ts';
import { LockSettings } from '../../features/lock/settings/lock-settings.tsx';
import { DiscreetSwitch } from '../../features/notifications/schedule/discreet-switch.tsx';
import { discreetSwitchCopy } from '../../features/notifications/schedule/schedule.copy.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { ToProfile } from '../../ui/back-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

/** The screen /modo-discreto: the lock of this device, and what notifications say. */
export function Component() {
  const account = useAccount();
  return (
    <div className="mx-auto max-w-5xl">
      <ToProfile />
      <PageTitle lead={lockSettingsCopy.lead}>{lockSettingsCopy.title}</PageTitle>
      <div className="flex flex-col gap-8 lg:gap-10">
        <ProfileGroup title={lockSettingsCopy.pinTitle} lead={lockSettingsCopy.pinLead}>
          {account && <LockSettings key={account.userId} userId={account.userId} />}
        </ProfileGroup>
        <ProfileGroup title={discreetSwitchCopy.title} lead={discreetSwitchCopy.lead}>
          <DiscreetSwitch />
        </ProfileGroup>
        <ProfileGroup title={limitsCopy.title} lead={limitsCopy.lead}>
          <LockLimits />
        </ProfileGroup>
      </div>
    </div>
  );
}
