import { Link } from 'react-router';
import { paths } from '../config/paths.ts';
import { AppearanceCard } from '../features/account/appearance-card.tsx';
import { IdentityCard } from '../features/account/identity-card.tsx';
import { OpenSessionsCard } from '../features/account/open-sessions-card.tsx';
import { profileCopy } from '../features/account/profile.copy.ts';
import { RecoveryEmailCard } from '../features/account/recovery-email-card.tsx';
import { PageTitle } from '../ui/page-title.tsx';

const DOCUMENT_LINK = 'inline-flex min-h-11 items-center text-brand underline underline-offset-4';

export const Component = () => (
  <div className="mx-auto max-w-2xl space-y-4">
    <PageTitle>{profileCopy.title}</PageTitle>
    <IdentityCard />
    <RecoveryEmailCard />
    <AppearanceCard />
    <OpenSessionsCard />
    <nav aria-label={profileCopy.documents} className="flex flex-wrap gap-x-6 px-1 text-sm">
      <Link to={paths.terms} className={DOCUMENT_LINK}>
        {profileCopy.terms}
      </Link>
      <Link to={paths.privacy} className={DOCUMENT_LINK}>
        {profileCopy.privacy}
      </Link>
    </nav>
  </div>
);
