import type { ChannelState } from '@alento/contract/reminder/channels';
import { errorText } from '@alento/domain/errors/catalogue';
import { CHANNEL_CODE_ATTEMPTS, CHANNEL_CODE_DIGITS, type Channel } from '@alento/domain/reminder/channels';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { isRefusal, messageOf } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import { formatMoment } from '../../lib/time/moments.format.ts';
import { channelKeys } from '../../state/account/channels.queries.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { channelTexts, channelsCopy as copy } from './channels.copy.ts';
import { useChannelChange } from './channels.queries.ts';

type Props = {
  channel: Channel;
  pending: NonNullable<ChannelState['pending']>;
  /** The new address as people write it. */
  address: string;
  onOther: () => void;
};

/** Asks for the code that was sent to a new address. */
export function CodeForm({ channel, pending, address, onOther }: Props) {
  const queryClient = useQueryClient();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const confirmation = useChannelChange((given: string) =>
    call('POST /notification-channels/{channel}/confirmation', { params: { channel }, body: { code: given } }),
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
