import { errorText } from '@alento/domain/errors/catalogue';
import type { Channel } from '@alento/domain/reminder/channels';
import { channelAddressOf, formatMobile } from '@alento/domain/reminder/mobile-number';
import { type SubmitEvent, useState } from 'react';
import { messageOf } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { channelTexts, channelsCopy as copy } from './channels.copy.ts';
import { useChannelChange } from './channels.queries.ts';

type Props = {
  channel: Channel;
  /** Address that the person gave before; empty without one. */
  proposed: string;
  /** Called when a code was sent. */
  onSent: () => void;
};

const INPUT = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  whatsapp: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national' },
} as const;

/** A form that asks for an address and has a code sent to it. */
export function AddressForm({ channel, proposed, onSent }: Props) {
  const [typed, setTyped] = useState(proposed);
  const [problem, setProblem] = useState<string | undefined>();
  const { mutate, isPending, error } = useChannelChange((address: string) =>
    call('PUT /notification-channels/{channel}/address', { params: { channel }, body: { address } }),
  );
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const address = channelAddressOf(channel, typed);
    setProblem(address.ok ? undefined : errorText(address.code));
    if (address.ok) mutate(address.value, { onSuccess: onSent });
  };
  const { label, hint, placeholder } = channelTexts[channel];
  return (
    <form onSubmit={submit} noValidate className="flex max-w-md flex-col gap-3">
      <TextField
        {...INPUT[channel]}
        name={`${channel}-address`}
        label={label}
        hint={hint}
        placeholder={placeholder}
        value={typed}
        error={problem ?? (error ? messageOf(error) : undefined)}
        onChange={({ target: { value } }) => setTyped(channel === 'whatsapp' ? formatMobile(value) : value)}
      />
      <Button type="submit" variant="secondary" busy={isPending} className="self-start">
        {isPending ? copy.sending : copy.send}
      </Button>
    </form>
  );
}
