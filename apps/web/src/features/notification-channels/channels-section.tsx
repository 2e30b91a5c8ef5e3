import type { ChannelState, NotificationChannels } from '@alento/contract/reminder/channels';
import { paths } from '@alento/domain/interface/paths';
import { CHANNELS, type Channel } from '@alento/domain/reminder/channels';
import { mobileText } from '@alento/domain/reminder/mobile-number';
import { useQuery } from '@tanstack/react-query';
import { Mail, MessageCircle } from 'lucide-react';
import { useId, useState } from 'react';
import { messageOf } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import { channelsQuery } from '../../state/account/channels.queries.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeletons } from '../../ui/state/skeleton.tsx';
import { AddressForm } from './address-form.tsx';
import { channelTexts, channelsCopy as copy } from './channels.copy.ts';
import { useChannelChange } from './channels.queries.ts';
import { CodeForm } from './code-form.tsx';
import { KindSwitches } from './kind-switches.tsx';
import { QuietHoursCard } from './quiet-hours-card.tsx';

type Props = { channel: Channel; state: ChannelState; proposed: string | null };

const ICONS = { email: Mail, whatsapp: MessageCircle } as const satisfies Record<Channel, typeof Mail>;

/** An address as people write it. */
const shown = (channel: Channel, address: string): string => (channel === 'email' ? address : mobileText(address));

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
        <span className="break-all font-semibold">{shown(channel, address)}</span>
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
        address={shown(channel, pending.address)}
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
        proposed={proposed === null ? '' : shown(channel, proposed)}
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
  const isConnected = CHANNELS.some((channel) => data[channel].address !== null);
  return (
    <>
      {CHANNELS.map((channel) => (
        <ChannelCard key={channel} channel={channel} state={data[channel]} proposed={data.proposed[channel]} />
      ))}
      {data.supportContact !== null && (
        <p className="max-w-prose">
          {copy.support}{' '}
          <a className="break-words underline underline-offset-4" href={`mailto:${data.supportContact}`}>
            {data.supportContact}
          </a>
        </p>
      )}
      {isConnected && <QuietHoursCard key={JSON.stringify(data.quietHours)} kept={data.quietHours} />}
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
