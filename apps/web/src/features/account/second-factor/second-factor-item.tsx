import type { SecondFactors } from '@alento/contract/second-factor';
import { PASSKEYS_MAX } from '@alento/domain/account/session';
import { errorText } from '@alento/domain/errors/catalogue';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { accountKeys } from '../account.keys.ts';
import { IdentityDialog } from '../identity/identity-dialog.tsx';
import { canUsePasskeys } from '../identity/passkey.ts';
import { ProfileItem } from '../profile/profile-group.tsx';
import { FactorRows, type Removal } from './factor-rows.tsx';
import { removeApp, removePasskey } from './second-factor.calls.ts';
import { changeCopy, secondFactorCopy as copy } from './second-factor.copy.ts';
import { secondFactorsQuery } from './second-factor.queries.ts';
import type { Setup } from './setup-dialog.tsx';

const SetupDialog = lazyPart(async () => (await import('./setup-dialog.tsx')).SetupDialog);

const isOn = ({ totp, passkeys }: SecondFactors): boolean => totp !== null || passkeys.length > 0;

/** Explains the removal of a factor. After the removal of the last one, the account requires only the password. */
function textOf(removal: Removal, { totp, passkeys }: SecondFactors): string {
  const text = removal.kind === 'app' ? changeCopy.removeApp : changeCopy.removePasskey(removal.passkey.label);
  const isLast = passkeys.length + (totp === null ? 0 : 1) === 1;
  return isLast ? `${text} ${changeCopy.last}` : text;
}

function Factors({ factors }: { factors: SecondFactors }) {
  const queryClient = useQueryClient();
  const key = accountKeys.secondFactors();
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [setup, setSetup] = useState<Setup | null>(null);
  const keep = (changed: SecondFactors | null): void => {
    if (changed) queryClient.setQueryData(key, changed);
    else void queryClient.invalidateQueries({ queryKey: key });
  };
  const isFull = factors.passkeys.length >= PASSKEYS_MAX;
  const adder = (what: Setup, label: string) => (
    <Button variant="secondary" onClick={() => setSetup(what)}>
      {label}
    </Button>
  );
  return (
    <>
      {isOn(factors) && <FactorRows factors={factors} onRemove={setRemoval} onRenew={() => setSetup('codes')} />}
      <div className="mt-5 flex flex-col items-stretch gap-3 first:mt-0 sm:flex-row sm:flex-wrap">
        {factors.totp === null && adder('app', copy.addApp)}
        {canUsePasskeys() && !isFull && adder('passkey', copy.addPasskey)}
      </div>
      {isFull && <p className="mt-3 text-ink-muted text-sm">{errorText('PASSKEYS_FULL')}</p>}
      {removal && (
        <IdentityDialog
          text={textOf(removal, factors)}
          confirmLabel={copy.remove}
          danger
          perform={removal.kind === 'app' ? removeApp : removePasskey(removal.passkey.id)}
          onConfirmed={(changed) => {
            keep(changed);
            toast.saved(changeCopy.removed);
          }}
          onClose={() => setRemoval(null)}
        />
      )}
      {setup && <SetupDialog setup={setup} onChanged={keep} onClose={() => setSetup(null)} />}
    </>
  );
}

/** The optional second factors. Without one, an account signs in with the password only. */
export function SecondFactorItem() {
  const { data, isPending, isFetching, refetch } = useQuery(secondFactorsQuery());
  return (
    <ProfileItem
      title={copy.title}
      lead={copy.lead}
      action={data && <Badge tone={isOn(data) ? 'brand' : 'plain'}>{isOn(data) ? copy.on : copy.off}</Badge>}
    >
      {data && <Factors factors={data} />}
      {!data && isPending && (
        <div role="status" aria-label={copy.loading} className="flex flex-col gap-3 sm:flex-row">
          <Skeleton className="h-11 sm:w-64" />
          <Skeleton className="h-11 sm:w-56" />
        </div>
      )}
      {!data && !isPending && <ErrorState message={copy.failed} onRetry={() => void refetch()} busy={isFetching} />}
    </ProfileItem>
  );
}
