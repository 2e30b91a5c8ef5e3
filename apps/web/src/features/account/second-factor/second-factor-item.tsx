import type { SecondFactors } from '@alento/contract/second-factor';
import { PASSKEYS_MAX } from '@alento/domain/account/session';
import { errorText } from '@alento/domain/errors/catalogue';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound, ListChecks, type LucideIcon, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { formatMomentDay } from '../../../lib/time/moments.format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { ErrorState, Skeletons } from '../../../ui/state/part-states.tsx';
import { accountKeys } from '../account.keys.ts';
import { IdentityDialog } from '../identity/identity-dialog.tsx';
import { canUsePasskeys } from '../identity/passkey.ts';
import { SettingScreen } from '../profile/setting-screen.tsx';
import { removeApp, removePasskey } from './second-factor.calls.ts';
import { changeCopy, secondFactorCopy as copy, FEW_CODES } from './second-factor.copy.ts';
import { isOn, secondFactorsQuery } from './second-factor.queries.ts';
import type { Setup } from './setup-dialog.tsx';

type Passkey = SecondFactors['passkeys'][number];
/** The factor that a person wants to remove. */
type Removal = { kind: 'app' } | { kind: 'passkey'; passkey: Passkey };

type RowProps = {
  icon: LucideIcon;
  name: string;
  details: readonly string[];
  isUrgent?: boolean;
  action: { label: string; name: string; onPress: () => void };
};

const Row = ({ icon: Icon, name, details, isUrgent = false, action }: RowProps) => (
  <li className="flex items-center gap-3 py-3">
    <Icon aria-hidden size={22} className="shrink-0 text-ink-muted" />
    <div className="min-w-0 flex-1">
      <p className="break-words font-semibold">{name}</p>
      {details.map((detail) => (
        <p key={detail} className={`text-sm ${isUrgent ? 'text-danger' : 'text-ink-muted'}`}>
          {detail}
        </p>
      ))}
    </div>
    <Button variant="quiet" onClick={action.onPress} aria-label={action.name} className="-mr-4 shrink-0">
      {action.label}
    </Button>
  </li>
);

type Props = { factors: SecondFactors; onRemove: (removal: Removal) => void; onRenew: () => void };

/** The account's second factors and its recovery codes. */
function FactorRows({ factors: { totp, passkeys, recoveryCodesLeft }, onRemove, onRenew }: Props) {
  const removal = (name: string, what: Removal): RowProps['action'] => ({
    label: copy.remove,
    name: copy.removeOf(name),
    onPress: () => onRemove(what),
  });
  return (
    <ul className="-my-3 divide-y divide-border">
      {totp && (
        <Row
          icon={Smartphone}
          name={copy.app}
          details={[copy.appSince(formatMomentDay(totp.since))]}
          action={removal(copy.app, { kind: 'app' })}
        />
      )}
      {passkeys.map((passkey) => (
        <Row
          key={passkey.id}
          icon={KeyRound}
          name={passkey.label}
          details={[
            copy.passkeyCreatedOn(formatMomentDay(passkey.createdAt)),
            passkey.lastUsedAt === null ? copy.passkeyUnused : copy.passkeyUsed(formatMomentDay(passkey.lastUsedAt)),
          ]}
          action={removal(passkey.label, { kind: 'passkey', passkey })}
        />
      ))}
      <Row
        icon={ListChecks}
        name={copy.codes}
        details={[copy.codesLeft(recoveryCodesLeft)]}
        isUrgent={recoveryCodesLeft <= FEW_CODES}
        action={{ label: copy.renew, name: `${copy.codes}: ${copy.renew}`, onPress: onRenew }}
      />
    </ul>
  );
}

const SetupDialog = lazyPart(async () => (await import('./setup-dialog.tsx')).SetupDialog);

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
    <SettingScreen
      title={copy.title}
      lead={copy.lead}
      action={data && <Badge tone={isOn(data) ? 'brand' : 'plain'}>{isOn(data) ? copy.on : copy.off}</Badge>}
    >
      {data && <Factors factors={data} />}
      {!data && isPending && (
        <Skeletons
          label={copy.loading}
          className="flex flex-col gap-3 sm:flex-row"
          shapes={['h-11 sm:w-64', 'h-11 sm:w-56']}
        />
      )}
      {!data && !isPending && <ErrorState message={copy.failed} onRetry={() => void refetch()} busy={isFetching} />}
    </SettingScreen>
  );
}
