import type { ChannelState, NotificationChannels } from '@alento/contract/reminder/channels';
import { errorText } from '@alento/domain/errors/catalogue';
import { paths } from '@alento/domain/interface/paths';
import { CHANNEL_CODE_ATTEMPTS, CHANNEL_CODE_DIGITS, CHANNELS, type Channel } from '@alento/domain/reminder/channels';
import { mobileText } from '@alento/domain/reminder/mobile-number';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Mail, MessageCircle } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { isRefusal, messageOf } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import { session } from '../../lib/session/session.ts';
import { formatMoment } from '../../lib/time/moments.format.ts';
import { channelKeys, channelsQuery } from '../../state/account/channels.queries.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { ErrorState, Skeletons } from '../../ui/state/part-states.tsx';
import { AddressForm } from './address-form.tsx';
import { channelTexts, channelsCopy as copy } from './channels.copy.ts';
import { useChannelChange } from './channels.queries.ts';
import { KindSwitches } from './kind-switches.tsx';
import { QuietHoursCard } from './quiet-hours-card.tsx';

type CodeFormProps = {
  channel: Channel;
  pending: NonNullable<ChannelState['pending']>;
  /** The new address as people write it. */
  address: string;
  onOther: () => void;
};

/** Asks for the code that was sent to a new address. */
function CodeForm({ channel, pending, address, onOther }: CodeFormProps) {
  const queryClient = useQueryClient();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const confirmation = useChannelChange((enteredCode: string) =>
    call('POST /notification-channels/{channel}/confirmation', { params: { channel }, body: { code: enteredCode } }),
  );
  const again = useChannelChange(() =>
    call('PUT /notification-channels/{channel}/address', { params: { channel }, body: { address: pending.address } }),
  );
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const isWhole = code.length === CHANNEL_CODE_DIGITS;
    setProblem(isWhole ? undefined : errorText('CHANNEL_CODE_WRONG'));
    if (!isWhole) return;
    confirmation.mutate(code, {
      onSuccess: () => toast.saved(copy.confirmed),
      onError: (error) => {
        setProblem(messageOf(error));
        // The number of attempts changed, or the code has ended.
        if (isRefusal(error, 'CHANNEL_CODE_WRONG') || isRefusal(error, 'CHANNEL_CODE_ENDED'))
          void queryClient.invalidateQueries({ queryKey: channelKeys.all() });
      },
    });
  };
  const { attemptsLeft } = pending;
  return (
    <form onSubmit={submit} noValidate className="flex max-w-md flex-col gap-3">
      <p role="status">{copy.pending(address, formatMoment(pending.expiresAt))}</p>
      <TextField
        label={copy.code}
        hint={`${channelTexts[channel].missing}${attemptsLeft < CHANNEL_CODE_ATTEMPTS ? ` ${copy.attemptsLeft(attemptsLeft)}` : ''}`}
        name={`${channel}-code`}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={problem ?? (again.error ? messageOf(again.error) : undefined)}
        onChange={({ target: { value } }) => setCode(value.replace(/\D/g, '').slice(0, CHANNEL_CODE_DIGITS))}
      />
      <Button type="submit" busy={confirmation.isPending} className="self-start">
        {confirmation.isPending ? copy.confirming : copy.confirm}
      </Button>
      <div className="-mx-4 flex flex-wrap">
        <Button variant="quiet" busy={again.isPending} onClick={() => again.mutate(undefined)}>
          {copy.sendAgain}
        </Button>
        <Button variant="quiet" onClick={onOther}>
          {copy.otherAddress}
        </Button>
      </div>
    </form>
  );
}

type Props = { channel: Channel; state: ChannelState; proposed: string | null };

const ICONS = { email: Mail, whatsapp: MessageCircle } as const satisfies Record<Channel, typeof Mail>;

/** An address as people write it. */
const displayedAddress = (channel: Channel, address: string): string =>
  channel === 'email' ? address : mobileText(address);

/** The confirmed address with what is sent to it. */
function Connected({ channel, state, address, onReplace }: Props & { address: string; onReplace: () => void }) {
  const { mutate, isPending } = useChannelChange(() =>
    call('DELETE /notification-channels/{channel}', { params: { channel } }),
  );
  const remove = (): void =>
    mutate(undefined, {
      onSuccess: () => toast.saved(copy.removed),
      onError: (error) => toast.failed(messageOf(error)),
    });
  return (
    <>
      <p className="rounded-control bg-surface-sunken px-4 py-3">
        <span className="block text-ink-muted text-sm">{copy.connected}</span>
        <span className="break-all font-semibold">{displayedAddress(channel, address)}</span>
      </p>
      <KindSwitches channel={channel} chosen={state.kinds} />
      <div className="-mx-4 flex flex-wrap">
        <Button variant="quiet" onClick={onReplace}>
          {copy.replace}
        </Button>
        <Button variant="quiet" busy={isPending} onClick={remove} className="text-left">
          {copy.remove}
        </Button>
      </div>
    </>
  );
}

function Body({ channel, state, proposed }: Props) {
  const { isOffered, address, pending } = state;
  const [isReplacing, setReplacing] = useState(false);
  if (pending && !isReplacing) {
    return (
      <CodeForm
        key={pending.expiresAt}
        channel={channel}
        pending={pending}
        address={displayedAddress(channel, pending.address)}
        onOther={() => setReplacing(true)}
      />
    );
  }
  if (address !== null && !isReplacing)
    return <Connected {...{ channel, state, proposed, address }} onReplace={() => setReplacing(true)} />;
  if (!isOffered) return <p className="text-ink-muted">{copy.notOffered}</p>;
  return (
    <>
      <AddressForm
        channel={channel}
        proposed={proposed === null ? '' : displayedAddress(channel, proposed)}
        onSent={() => setReplacing(false)}
      />
      {isReplacing && (
        <Button variant="quiet" className="-ml-4 self-start" onClick={() => setReplacing(false)}>
          {copy.cancel}
        </Button>
      )}
    </>
  );
}

/** One channel: without an address, with one that waits for its code, or connected. */
function ChannelCard(props: Props) {
  const id = useId();
  const Icon = ICONS[props.channel];
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-4">
      <h3 id={id} className="flex items-center gap-2 font-bold text-lg">
        <Icon aria-hidden size={22} className="shrink-0 text-brand" />
        {channelTexts[props.channel].title}
      </h3>
      <Body {...props} />
    </Card>
  );
}

const ForAnonymous = () => (
  <Card className="flex flex-col items-start gap-4">
    <p className="max-w-prose">{copy.anonymous.text}</p>
    <LinkButton to={paths.profile} variant="secondary">
      {copy.anonymous.toProfile}
    </LinkButton>
  </Card>
);

function Content({ data }: { data: NotificationChannels }) {
  if (!data.isTraditional) return <ForAnonymous />;
  // The address of the sign-in is known only to this device, and leaves it if the person has a code sent to it.
  const proposed = { ...data.proposed, email: data.proposed.email ?? session.loginEmail() };
  const isConnected = CHANNELS.some((channel) => data[channel].address !== null);
  return (
    <>
      {CHANNELS.map((channel) => (
        <ChannelCard key={channel} channel={channel} state={data[channel]} proposed={proposed[channel]} />
      ))}
      {data.supportContact !== null && (
        <p className="max-w-prose">
          {copy.support}{' '}
          <a className="break-words underline underline-offset-4" href={`mailto:${data.supportContact}`}>
            {data.supportContact}
          </a>
        </p>
      )}
      {isConnected && <QuietHoursCard key={JSON.stringify(data.quietHours)} stored={data.quietHours} />}
    </>
  );
}

/** Notifications by e-mail and WhatsApp, for /notificacoes. */
export function ChannelsSection() {
  const id = useId();
  const { data, isPending, isFetching, refetch } = useQuery(channelsQuery());
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <h2 id={id} className="font-bold text-xl">
          {copy.title}
        </h2>
        <p className="mt-1 max-w-prose text-ink-muted text-sm">{copy.lead}</p>
      </div>
      {data && <Content data={data} />}
      {isPending && <Skeletons label={copy.loading} className="flex flex-col gap-4" shapes={['h-48', 'h-48']} />}
      {!data && !isPending && <ErrorState message={copy.loadFailed} onRetry={() => void refetch()} busy={isFetching} />}
    </section>
  );
}
