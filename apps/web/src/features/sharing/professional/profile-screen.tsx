import { paths } from '@alento/domain/interface/paths';
import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../../../state/account/professional-profile.queries.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeletons } from '../../../ui/state/skeleton.tsx';
import { LeaveSection } from './leave-section.tsx';
import { profileCopy as copy } from './profile.copy.ts';
import { ProfileForm } from './profile-form.tsx';

const Loading = () => (
  <Skeletons label={copy.loading} shapes={['h-80 w-full rounded-card', 'mt-4 h-44 w-full rounded-card']} />
);

/** The screen /cadastro-profissional. */
export function ProfileScreen() {
  const { data, isPending, isFetching, refetch } = useQuery(profileQuery());
  const content = () => {
    if (isPending) return <Loading />;
    if (data === undefined)
      return <ErrorState message={copy.failed} onRetry={() => void refetch()} busy={isFetching} />;
    return (
      <>
        <ProfileForm profile={data} />
        {data && <LeaveSection />}
      </>
    );
  };
  return (
    <div className="mx-auto max-w-2xl">
      <PageTitle
        lead={copy.lead}
        action={
          data && (
            <LinkButton to={paths.patients} variant="secondary">
              {copy.patients}
            </LinkButton>
          )
        }
      >
        {copy.title}
      </PageTitle>
      {content()}
    </div>
  );
}
