import { CHANNEL_KINDS, type Channel, type ChannelKind } from '@alento/domain/reminder/channels';
import { messageOf } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import { Switch } from '../../ui/field/switch.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { channelsCopy as copy, kindTexts } from './channels.copy.ts';
import { useChannelChange } from './channels.queries.ts';

type Props = { channel: Channel; chosen: readonly ChannelKind[] };

/** A switch for each kind of message. While a change is sent, its result is shown. */
export function KindSwitches({ channel, chosen }: Props) {
  const { mutate, isPending, variables } = useChannelChange((kinds: ChannelKind[]) =>
    call('PUT /notification-channels/{channel}/kinds', { params: { channel }, body: { kinds } }),
  );
  const current = isPending ? variables : chosen;
  const toggle = (kind: ChannelKind, isOn: boolean): void =>
    mutate(isOn ? [...current, kind] : current.filter((other) => other !== kind), {
      onError: (error) => toast.failed(messageOf(error)),
    });
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 font-semibold">{copy.kindsLegend}</legend>
      {CHANNEL_KINDS.map((kind) => (
        <Switch
          key={kind}
          {...kindTexts[kind]}
          isOn={current.includes(kind)}
          disabled={isPending}
          onChange={(isOn) => toggle(kind, isOn)}
        />
      ))}
      {current.length === 0 && <p className="text-ink-muted text-sm">{copy.noneChosen}</p>}
    </fieldset>
  );
}
