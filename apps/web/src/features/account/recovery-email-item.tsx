import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { recoveryEmailQuery } from './account.queries.ts';
import { recoveryCopy } from './profile.copy.ts';
import { ProfileItem } from './profile-group.tsx';
import { RecoveryEmailForm, RemoveRecoveryEmail } from './recovery-email-form.tsx';

function Content() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(recoveryEmailQuery());
  if (isPending) {
    return (
      <div role="status" aria-label={recoveryCopy.loading} className="flex flex-col gap-3">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-11 w-36" />
      </div>
    );
  }
  if (isError) {
    return <ErrorState message={recoveryCopy.loadFailed} onRetry={() => void refetch()} busy={isFetching} />;
  }
  return (
    <div className="flex flex-col gap-4">
      {data !== null && (
        <p className="rounded-control bg-surface-sunken px-4 py-3">
          <span className="block text-ink-muted text-sm">{recoveryCopy.current}</span>
          <span className="break-all font-semibold">{data}</span>
        </p>
      )}
      <RecoveryEmailForm current={data} />
      {data !== null && <RemoveRecoveryEmail current={data} />}
    </div>
  );
}

export const RecoveryEmailItem = () => (
  <ProfileItem title={recoveryCopy.title} lead={recoveryCopy.lead}>
    <div className="max-w-md">
      <Content />
    </div>
  </ProfileItem>
);
