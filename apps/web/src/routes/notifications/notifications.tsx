import { ProfileGroup } from '../../features/account/profile/profile-group.tsx';
import { ChannelsSection } from '../../features/notification-channels/channels-section.tsx';
import { useHasReminderChannel } from '../../features/notification-channels/use-has-reminder-channel.ts';
import { StatusPanel } from '../../features/notifications/banner/status-panel.tsx';
import { DeviceList } from '../../features/notifications/devices/device-list.tsx';
import { devicesCopy } from '../../features/notifications/devices/devices.copy.ts';
import { notificationsCopy } from '../../features/notifications/notifications.copy.ts';
import { DiscreetPanel } from '../../features/notifications/schedule/discreet-panel.tsx';
import { discreetCopy, scheduleCopy } from '../../features/notifications/schedule/schedule.copy.ts';
import { SchedulePanel } from '../../features/notifications/schedule/schedule-panel.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

/** The screen /notificacoes. */
export const Component = () => (
  <div className="mx-auto max-w-5xl">
    <PageTitle lead={notificationsCopy.lead}>{notificationsCopy.title}</PageTitle>
    <div className="flex flex-col gap-8 lg:gap-10">
      <StatusPanel />
      <ProfileGroup title={scheduleCopy.title} lead={scheduleCopy.lead}>
        <SchedulePanel hasChannel={useHasReminderChannel()} />
      </ProfileGroup>
      <ProfileGroup title={discreetCopy.title} lead={discreetCopy.lead}>
        <DiscreetPanel />
      </ProfileGroup>
      <ProfileGroup title={devicesCopy.title} lead={devicesCopy.lead}>
        <DeviceList />
      </ProfileGroup>
      <ChannelsSection />
    </div>
  </div>
);
