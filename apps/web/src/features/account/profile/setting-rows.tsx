import { type ProfileSetting, profileSettingPath } from '@alento/domain/interface/profile-settings';
import { useQuery } from '@tanstack/react-query';
import { Clock, type LucideIcon, MailCheck, MonitorSmartphone, Palette, Smartphone } from 'lucide-react';
import { now } from '../../../lib/time/clock.ts';
import { zoneName } from '../../../lib/time/zone-name.ts';
import { LinkRow } from '../../../ui/list-row.tsx';
import { openSessionsQuery, recoveryEmailQuery, timeZoneQuery } from '../account.queries.ts';
import { recoveryCopy } from '../recovery-email/recovery-email.copy.ts';
import { secondFactorCopy } from '../second-factor/second-factor.copy.ts';
import { isOn, secondFactorsQuery } from '../second-factor/second-factor.queries.ts';
import { currentAppearance } from './appearance.ts';
import { appearanceCopy, sessionsCopy, timeZoneCopy } from './profile.copy.ts';

// The rows of /perfil that show what is chosen now. If it can't be read, a row shows no value, and its screen says so.

type RowProps = { setting: ProfileSetting; icon: LucideIcon; label: string; value: string | undefined };

const SettingRow = ({ setting, value = '', ...look }: RowProps) => (
  <LinkRow {...look} to={profileSettingPath(setting)} value={value} />
);

export function SecondFactorRow() {
  const { data } = useQuery(secondFactorsQuery());
  const value = data && (isOn(data) ? secondFactorCopy.on : secondFactorCopy.off);
  return <SettingRow setting="duas-etapas" icon={Smartphone} label={secondFactorCopy.title} value={value} />;
}

export function RecoveryEmailRow() {
  const { data } = useQuery(recoveryEmailQuery());
  const value = data && (data.pending ? recoveryCopy.pending : (data.recoveryEmail ?? recoveryCopy.none));
  return <SettingRow setting="email-de-recuperacao" icon={MailCheck} label={recoveryCopy.title} value={value} />;
}

export function OpenSessionsRow() {
  const { data } = useQuery(openSessionsQuery());
  const value = data && (data.length > 1 ? sessionsCopy.openOn(data.length) : sessionsCopy.onlyThis);
  return <SettingRow setting="sessoes" icon={MonitorSmartphone} label={sessionsCopy.title} value={value} />;
}

export function AppearanceRow() {
  const value = appearanceCopy.options[currentAppearance()];
  return <SettingRow setting="aparencia" icon={Palette} label={appearanceCopy.title} value={value} />;
}

export function TimeZoneRow() {
  const { data } = useQuery(timeZoneQuery());
  const value = data && zoneName(data.timeZone, now()).name;
  return <SettingRow setting="fuso-horario" icon={Clock} label={timeZoneCopy.title} value={value} />;
}
