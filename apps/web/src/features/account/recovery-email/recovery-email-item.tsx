import type { RecoveryEmail } from '@alento/contract/recovery-email';
import { checkRecoveryEmail } from '@alento/domain/account/email';
import { errorText } from '@alento/domain/errors/catalogue';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { formatMoment } from '../../../lib/time/moments.format.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { ErrorState, Skeletons } from '../../../ui/state/part-states.tsx';
import { accountKeys } from '../account.keys.ts';
import { recoveryEmailQuery } from '../account.queries.ts';
import { IdentityDialog } from '../identity/identity-dialog.tsx';
import { SettingScreen } from '../profile/setting-screen.tsx';
import { recoveryCopy as copy } from './recovery-email.copy.ts';
import { type RecoveryWish, recoveryFailureText, requestOf } from './recovery-wish.ts';

type Props = {
  current: string | null;
  email: string;
  onType: (email: string) => void;
  /** Called on submit with an address in a valid format. */
  onAsk: (address: string) => void;
};

/** A form that sets or replaces the recovery address. */
function RecoveryEmailForm({ current, email, onType, onAsk }: Props) {
  const [problem, setProblem] = useState<string | undefined>();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const checked = checkRecoveryEmail(email);
    setProblem(checked.ok ? undefined : errorText(checked.code));
    if (checked.ok) onAsk(checked.value);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <TextField
        label={current === null ? copy.label : copy.replaceLabel}
        type="email"
        name="recovery-email"
        autoComplete="email"
        value={email}
        error={problem}
        onChange={(event) => onType(event.target.value)}
      />
      <Button type="submit" variant="secondary" className="self-start">
        {copy.save}
      </Button>
    </form>
  );
}

const StoredAddress = ({ label, address }: { label: string; address: string }) => (
  <p className="rounded-control bg-surface-sunken px-4 py-3">
    <span className="block text-ink-muted text-sm">{label}</span>
    <span className="break-all font-semibold">{address}</span>
  </p>
);

type PendingProps = {
  pending: NonNullable<RecoveryEmail['pending']>;
  current: string | null;
  onWish: (wish: RecoveryWish) => void;
};

/** The unconfirmed address. It replaces the current one once the link sent to it is opened. */
const Pending = ({ pending, current, onWish }: PendingProps) => (
  <div className="rounded-control border border-border-strong px-4 py-3">
    <p className="flex items-center gap-2 font-semibold text-sm">
      <MailCheck aria-hidden size={18} className="shrink-0 text-brand" />
      {copy.pending}
    </p>
    <p className="mt-1 break-all font-semibold">{pending.email}</p>
    <p className="mt-1 text-ink-muted text-sm">
      {copy.pendingText(formatMoment(pending.expiresAt))}
      {current !== null && ` ${copy.pendingBeside}`}
    </p>
    <div className="-mx-4 mt-1 flex flex-wrap">
      <Button variant="quiet" onClick={() => onWish({ kind: 'again' })}>
        {copy.sendAgain}
      </Button>
      {/* Cancelling would also remove a confirmed address, so the button isn't rendered if there is one. An
          unconfirmed address expires without it. */}
      {current === null && (
        <Button variant="quiet" onClick={() => onWish({ kind: 'cancel' })}>
          {copy.cancelPending}
        </Button>
      )}
    </div>
  </div>
);

function Addresses({ data: { recoveryEmail: current, pending } }: { data: RecoveryEmail }) {
  const queryClient = useQueryClient();
  const [email, setEmail] = useState('');
  const [wish, setWish] = useState<RecoveryWish | null>(null);
  const finish = (data: RecoveryEmail): void => {
    queryClient.setQueryData(accountKeys.recoveryEmail(), data);
    if (wish?.kind === 'change') setEmail('');
    if (wish) toast.saved(requestOf(wish, current).done);
  };
  return (
    <div className="flex flex-col gap-4">
      {current !== null && <StoredAddress label={copy.current} address={current} />}
      {pending !== null && <Pending pending={pending} current={current} onWish={setWish} />}
      <RecoveryEmailForm
        current={current}
        email={email}
        onType={setEmail}
        onAsk={(address) => setWish({ kind: 'change', address })}
      />
      {current !== null && (
        <Button variant="quiet" onClick={() => setWish({ kind: 'remove' })} className="-ml-4 self-start text-left">
          {copy.optOut}
        </Button>
      )}
      {wish && (
        <IdentityDialog
          {...requestOf(wish, current)}
          failureText={recoveryFailureText}
          onClose={() => setWish(null)}
          onConfirmed={finish}
        />
      )}
    </div>
  );
}

function Content() {
  const { data, isPending, isFetching, refetch } = useQuery(recoveryEmailQuery());
  if (data) return <Addresses data={data} />;
  if (isPending) {
    return (
      <Skeletons
        label={copy.loading}
        className="flex flex-col gap-3"
        shapes={['h-5 w-48', 'h-12 w-full', 'h-11 w-36']}
      />
    );
  }
  return <ErrorState message={copy.loadFailed} onRetry={() => void refetch()} busy={isFetching} />;
}

/** The recovery address: a forgotten password is reset with a link sent to it. */
export const RecoveryEmailItem = () => (
  <SettingScreen title={copy.title} lead={copy.lead}>
    <div className="max-w-md">
      <Content />
    </div>
  </SettingScreen>
);
