import { useQuery } from '@tanstack/react-query';
import { ProfileGroup } from '../../features/account/profile/profile-group.tsx';
import { popupCopy } from '../../features/mood-entry/check-in/check-in.copy.ts';
import { PopupPanel } from '../../features/mood-entry/check-in/popup-panel.tsx';
import { ChannelsSection } from '../../features/notification-channels/channels-section.tsx';
import { useHasReminderChannel } from '../../features/notification-channels/use-has-reminder-channel.ts';
import { StatusPanel } from '../../features/notifications/banner/status-panel.tsx';
import { DeviceList } from '../../features/notifications/devices/device-list.tsx';
import { devicesCopy } from '../../features/notifications/devices/devices.copy.ts';
import { devicesQuery } from '../../features/notifications/devices/devices.queries.ts';
import { notificationsCopy } from '../../features/notifications/notifications.copy.ts';
import { DiscreetPanel } from '../../features/notifications/schedule/discreet-panel.tsx';
import { discreetCopy, scheduleCopy } from '../../features/notifications/schedule/schedule.copy.ts';
import { scheduleQuery } from '../../features/notifications/schedule/schedule.queries.ts';
import { SchedulePanel } from '../../features/notifications/schedule/schedule-panel.tsx';
import { isOffline, messageOf } from '../../lib/api/api-error.ts';
import { channelsQuery } from '../../state/account/channels.queries.ts';
import { ToProfile } from '../../ui/back-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ErrorState } from '../../ui/state/part-states.tsx';

/** The screen /notificacoes. */
export function Component() {
  const hasChannel = useHasReminderChannel();
  const [schedule, devices, channels] = [
    useQuery(scheduleQuery()),
    useQuery(devicesQuery()),
    useQuery(channelsQuery()),
  ];
  const isCutOff = ({ data, error }: { data: unknown; error: unknown }): boolean => !data && isOffline(error);
  // Without a connection each section would show the same message.
  const missing = [schedule, devices, channels].filter(isCutOff);
  const [first] = missing;
  return (
    <div className="mx-auto max-w-3xl">
      <ToProfile />
      <PageTitle lead={notificationsCopy.lead}>{notificationsCopy.title}</PageTitle>
      <div className="flex flex-col gap-8 lg:gap-10">
        <StatusPanel />
        {first && (
          <ErrorState
            message={messageOf(first.error)}
            onRetry={() => void Promise.all(missing.map(({ refetch }) => refetch()))}
          />
        )}
        {!isCutOff(schedule) && (
          <>
            <ProfileGroup title={scheduleCopy.title} lead={scheduleCopy.lead}>
              <SchedulePanel hasChannel={hasChannel} />
            </ProfileGroup>
            <ProfileGroup title={discreetCopy.title} lead={discreetCopy.lead}>
              <DiscreetPanel />
            </ProfileGroup>
          </>
        )}
        <ProfileGroup title={popupCopy.title} lead={popupCopy.lead}>
          <PopupPanel />
        </ProfileGroup>
        {!isCutOff(devices) && (
          <ProfileGroup title={devicesCopy.title} lead={devicesCopy.lead}>
            <DeviceList />
          </ProfileGroup>
        )}
        {!isCutOff(channels) && <ChannelsSection />}
      </div>
    </div>
  );
}
