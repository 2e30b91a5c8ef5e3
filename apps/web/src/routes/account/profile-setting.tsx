import { PROFILE_SETTINGS } from '@alento/domain/interface/profile-settings';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { PasswordItem } from '../../features/account/password/password-item.tsx';
import { AppearanceItem } from '../../features/account/profile/appearance-item.tsx';
import { IdentityItem } from '../../features/account/profile/identity-item.tsx';
import { OpenSessionsItem } from '../../features/account/profile/open-sessions-item.tsx';
import {
  appearanceCopy,
  documentsCopy,
  identityCopy,
  passwordCopy,
  sessionsCopy,
  timeZoneCopy,
} from '../../features/account/profile/profile.copy.ts';
import { SettingScreen } from '../../features/account/profile/setting-screen.tsx';
import { TimeZoneItem } from '../../features/account/profile/time-zone-item.tsx';
import { recoveryCopy } from '../../features/account/recovery-email/recovery-email.copy.ts';
import { RecoveryEmailItem } from '../../features/account/recovery-email/recovery-email-item.tsx';
import { secondFactorCopy } from '../../features/account/second-factor/second-factor.copy.ts';
import { SecondFactorItem } from '../../features/account/second-factor/second-factor-item.tsx';
import { AcceptanceList } from '../../features/account/sign-up/acceptance-list.tsx';
import { versionCopy } from '../../features/app-update/update.copy.ts';
import { consentCopy } from '../../features/consent/consent.copy.ts';
import { ConsentPanel } from '../../features/consent/consent-panel.tsx';
import { OwnPlan } from '../../features/plan/subscription/own-plan.tsx';
import { subscriptionCopy } from '../../features/plan/subscription/subscription.copy.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { optionalPart } from '../../ui/loading/optional-part.tsx';
import { notFoundCopy } from '../public/not-found.copy.ts';
import { Component as NotFound } from '../public/not-found.tsx';

type Setting = { title: string; screen: ReactNode };

const settings: Record<(typeof PROFILE_SETTINGS)[number], Setting> = {
  conta: { title: identityCopy.title, screen: <IdentityItem /> },
  plano: { title: subscriptionCopy.title, screen: <OwnPlan frame={(parts) => <SettingScreen {...parts} />} /> },
  permissoes: {
    title: consentCopy.title,
    screen: (
      <SettingScreen title={consentCopy.title} lead={consentCopy.lead} isFlush>
        <ConsentPanel />
      </SettingScreen>
    ),
  },
  documentos: {
    title: documentsCopy.title,
    screen: (
      <SettingScreen {...documentsCopy} isFlush>
        <AcceptanceList />
      </SettingScreen>
    ),
  },
  senha: { title: passwordCopy.title, screen: <PasswordItem /> },
  'duas-etapas': { title: secondFactorCopy.title, screen: <SecondFactorItem /> },
  'email-de-recuperacao': { title: recoveryCopy.title, screen: <RecoveryEmailItem /> },
  sessoes: { title: sessionsCopy.title, screen: <OpenSessionsItem /> },
  aparencia: { title: appearanceCopy.title, screen: <AppearanceItem /> },
  'fuso-horario': { title: timeZoneCopy.title, screen: <TimeZoneItem /> },
};

/** Only in the native shell, which updates itself over the air. */
const VersionItem = import.meta.env.VITE_SHELL
  ? optionalPart(async () => (await import('../../features/app-update/version-item.tsx')).VersionItem)
  : null;

const version: Setting | null = VersionItem && {
  title: versionCopy.title,
  screen: <VersionItem Item={SettingScreen} />,
};

function settingAt(address: string): Setting | null {
  if (address === 'versao') return version;
  const name = PROFILE_SETTINGS.find((setting) => setting === address);
  return name === undefined ? null : settings[name];
}

/** The screen /perfil/:setting: one setting of /perfil. */
export function Component() {
  const { setting = '' } = useParams();
  const found = settingAt(setting);
  usePageTitle(found?.title ?? notFoundCopy.title);
  return found?.screen ?? <NotFound />;
}
