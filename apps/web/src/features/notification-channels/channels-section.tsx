import type { NotificationChannels } from '@alento/contract/reminder/channels';
import { paths } from '@alento/domain/interface/paths';
import { CHANNELS } from '@alento/domain/reminder/channels';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { channelsQuery } from '../../state/account/channels.queries.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { ChannelCard } from './channel-card.tsx';
import { channelsCopy as copy } from './channels.copy.ts';
import { QuietHoursCard } from './quiet-hours-card.tsx';

const ForAnonymous = () => (
  <Card className="flex flex-col items-start gap-4">
    <p className="max-w-prose">{copy.anonymous.text}</p>
    <Button variant="secondary" asChild>
      <Link to={paths.profile}>{copy.anonymous.toProfile}</Link>
    </Button>
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
      {isPending && (
        <div role="status" aria-label={copy.loading} className="flex flex-col gap-4">
          <Skeleton className="h-48" />
          <Skeleton className="h-48" />
        </div>
      )}
      {!data && !isPending && <ErrorState message={copy.loadFailed} onRetry={() => void refetch()} busy={isFetching} />}
    </section>
  );
}
