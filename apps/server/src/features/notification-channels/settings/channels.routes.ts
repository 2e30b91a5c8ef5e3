import { endpoints } from '@alento/contract/endpoints';
import { orRefuse } from '../../../http/errors/refusal.ts';
import type { RateLimiter } from '../../../http/limits/rate-limit.ts';
import type { Mount } from '../../../http/mount.ts';
import type { Unsubscribe } from '../unsubscribe/unsubscribe.service.ts';
import type { ChannelsService } from './channels.service.ts';

type Deps = { channels: ChannelsService; unsubscribe: Unsubscribe; limiter: RateLimiter };

/** Routes for notifications by e-mail and WhatsApp, and for the way out that every message contains. */
export function channelRoutes(mount: Mount, { channels, unsubscribe, limiter }: Deps): void {
  mount(endpoints.readNotificationChannels, ({ actor }) => channels.read(actor));

  mount(endpoints.changeQuietHours, ({ actor, body }) => channels.setQuietHours(actor, body.quietHours));

  mount(endpoints.changeChannelAddress, async ({ actor, params: { channel }, body }) => {
    const address = orRefuse(await channels.permitAddress(actor, channel, body.address));
    // Counted by account and by address, so that nobody can flood another person's mailbox or telephone.
    await limiter.take({ name: 'channel-code', subject: actor.owner.userId });
    await limiter.take({ name: 'channel-code', subject: address });
    return channels.setAddress(actor, channel, address);
  });

  mount(endpoints.confirmChannelAddress, ({ actor, params: { channel }, body }) =>
    channels.confirm(actor, channel, body.code),
  );

  mount(endpoints.changeChannelKinds, ({ actor, params: { channel }, body }) =>
    channels.setKinds(actor, channel, body.kinds),
  );

  mount(endpoints.removeChannel, ({ actor, params: { channel } }) => channels.remove(actor, channel));

  mount(endpoints.unsubscribeChannel, async ({ params }) => {
    await unsubscribe(params.token);
    return { status: true as const };
  });
}
