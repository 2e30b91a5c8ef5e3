import { paths } from '@alento/domain/interface/paths';
import { profileSettingPath } from '@alento/domain/interface/profile-settings';
import {
  BellRing,
  CircleQuestionMark,
  ClipboardList,
  Database,
  EyeOff,
  FileCheck,
  Footprints,
  KeyRound,
  Pill,
  RefreshCw,
  Share2,
  ShieldCheck,
} from 'lucide-react';
import { HeadCard, SignOut } from '../../features/account/profile/head-card.tsx';
import {
  careItemsCopy,
  dataCopy,
  documentsCopy,
  helpItemCopy,
  passwordCopy,
  profileCopy,
  remindersItemCopy,
} from '../../features/account/profile/profile.copy.ts';
import { ProfileGroup } from '../../features/account/profile/profile-group.tsx';
import {
  AppearanceRow,
  OpenSessionsRow,
  RecoveryEmailRow,
  SecondFactorRow,
  TimeZoneRow,
} from '../../features/account/profile/setting-rows.tsx';
import { ConsentRow } from '../../features/consent/consent-row.tsx';
import { lockItemCopy } from '../../features/lock/lock-item.copy.ts';
import { ReviewProfileItem } from '../../features/onboarding/pending/review-profile-item.tsx';
import { OwnPlanRow } from '../../features/plan/subscription/own-plan-row.tsx';
import { ProfessionalItem } from '../../features/sharing/professional/profile-item.tsx';
import { LinkRow } from '../../ui/list-row.tsx';
import { optionalPart } from '../../ui/loading/optional-part.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { afterOnboardingStep } from '../home/after-onboarding-step.ts';
import { IdentityQuestion } from './identity-question.tsx';

/** Only in the native shell, which updates itself over the air. */
const VersionItem = import.meta.env.VITE_SHELL
  ? optionalPart(async () => (await import('../../features/app-update/version-item.tsx')).VersionItem)
  : null;

const VersionRow = ({ title, lead }: { title: string; lead: string }) => (
  <LinkRow to={profileSettingPath('versao')} icon={RefreshCw} label={title} value={lead} />
);

/** The rows that lead to the screens of one's own care. */
const CARE = [
  ['screenings', ClipboardList],
  ['safetyPlan', ShieldCheck],
  ['medication', Pill],
  ['smallSteps', Footprints],
  ['sharing', Share2],
] as const;

export const Component = () => (
  <div className="mx-auto max-w-5xl">
    <PageTitle action={<SignOut />}>{profileCopy.title}</PageTitle>
    <div className="flex flex-col gap-4 sm:gap-8 lg:gap-10">
      <HeadCard plan={<OwnPlanRow to={profileSettingPath('plano')} />} />
      <ProfileGroup {...profileCopy.account} hasRows>
        <LinkRow to={paths.myData} icon={Database} label={dataCopy.title} lead={dataCopy.lead} />
        <LinkRow to={profileSettingPath('documentos')} icon={FileCheck} label={documentsCopy.title} />
        <ProfessionalItem />
        <ConsentRow to={profileSettingPath('permissoes')} />
      </ProfileGroup>
      <ProfileGroup {...profileCopy.access} hasRows>
        <LinkRow to={profileSettingPath('senha')} icon={KeyRound} label={passwordCopy.title} />
        <SecondFactorRow />
        <RecoveryEmailRow />
        <LinkRow to={paths.discreetMode} icon={EyeOff} label={lockItemCopy.title} lead={lockItemCopy.lead} />
        <OpenSessionsRow />
      </ProfileGroup>
      <ProfileGroup {...profileCopy.care} hasRows>
        <ReviewProfileItem identity={IdentityQuestion} onSaved={afterOnboardingStep} />
        {CARE.map(([name, icon]) => (
          <LinkRow
            key={name}
            to={paths[name]}
            icon={icon}
            label={careItemsCopy[name].title}
            lead={careItemsCopy[name].lead}
          />
        ))}
      </ProfileGroup>
      <ProfileGroup {...profileCopy.preferences} hasRows>
        <LinkRow
          to={paths.notifications}
          icon={BellRing}
          label={remindersItemCopy.title}
          lead={remindersItemCopy.lead}
        />
        <AppearanceRow />
        <TimeZoneRow />
      </ProfileGroup>
      <ProfileGroup {...profileCopy.help} hasRows>
        <LinkRow to={paths.appHelp} icon={CircleQuestionMark} label={helpItemCopy.title} lead={helpItemCopy.lead} />
        {VersionItem && <VersionItem Item={VersionRow} />}
      </ProfileGroup>
    </div>
  </div>
);
