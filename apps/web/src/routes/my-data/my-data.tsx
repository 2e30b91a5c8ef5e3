import { paths } from '@alento/domain/interface/paths';
import { IdentityDialog } from '../../features/account/identity/identity-dialog.tsx';
import { ProfileGroup } from '../../features/account/profile/profile-group.tsx';
import { ConsentItems } from '../../features/consent/consent-items.tsx';
import { ExportPanel } from '../../features/my-data/export/export-panel.tsx';
import { PastImports } from '../../features/my-data/import/past-imports.tsx';
import { ActionLink } from '../../features/my-data/overview/action-link.tsx';
import { ActionList, COPY_ID } from '../../features/my-data/overview/action-list.tsx';
import { ConsentHistory, EarlierConsents } from '../../features/my-data/overview/consent-history.tsx';
import {
  actionsCopy,
  consentHistoryCopy,
  contactCopy,
  myDataCopy,
  storedDataCopy,
} from '../../features/my-data/overview/overview.copy.ts';
import { PrivacyContact } from '../../features/my-data/overview/privacy-contact.tsx';
import { StoredDataList } from '../../features/my-data/overview/stored-data-list.tsx';
import { recentCopy } from '../../features/sharing/share/accesses/access.copy.ts';
import { RecentAccesses } from '../../features/sharing/share/accesses/recent-accesses.tsx';
import { ToProfile } from '../../ui/back-link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

/** The screen /meus-dados. */
export const Component = () => (
  <div className="mx-auto max-w-5xl">
    <ToProfile />
    <PageTitle lead={myDataCopy.lead}>{myDataCopy.title}</PageTitle>
    <ActionList />
    <div className="flex flex-col gap-8 lg:gap-10">
      <ProfileGroup title={storedDataCopy.title} lead={storedDataCopy.lead}>
        <StoredDataList />
      </ProfileGroup>
      <ProfileGroup title={actionsCopy.exportTitle} lead={actionsCopy.exportLead}>
        <div id={COPY_ID} className="scroll-mt-44 py-5 sm:py-6 lg:scroll-mt-28">
          <ExportPanel Identity={IdentityDialog} />
        </div>
      </ProfileGroup>
      <ProfileGroup title={actionsCopy.importTitle} lead={actionsCopy.importLead}>
        <ActionLink text={actionsCopy.importText} to={paths.importDiary} open={actionsCopy.importOpen}>
          <PastImports />
        </ActionLink>
      </ProfileGroup>
      <ProfileGroup title={recentCopy.title} lead={recentCopy.lead}>
        <RecentAccesses />
      </ProfileGroup>
      <ProfileGroup title={consentHistoryCopy.title} lead={consentHistoryCopy.lead}>
        <ConsentItems below={(purpose) => <ConsentHistory purpose={purpose} />} />
        <EarlierConsents />
      </ProfileGroup>
      <ProfileGroup title={contactCopy.title} lead={contactCopy.lead}>
        <PrivacyContact />
      </ProfileGroup>
      <ProfileGroup title={actionsCopy.leaveTitle} lead={actionsCopy.leaveLead}>
        <ActionLink text={actionsCopy.leaveText} to={paths.deleteAccount} open={actionsCopy.leaveOpen} danger />
      </ProfileGroup>
    </div>
  </div>
);
