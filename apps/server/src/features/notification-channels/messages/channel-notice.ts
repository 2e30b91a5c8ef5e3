import type { PaidPlanId } from '@alento/domain/plan/plans';
import type { Slot } from '@alento/domain/reminder/slots';

/** What a message by e-mail or WhatsApp is about. Nothing of it was written by a person. */
export type ChannelNotice =
  | { readonly kind: 'reminder'; readonly slot: Slot }
  | { readonly kind: 'weekly-content'; readonly titles: readonly WeeklyTitle[] }
  /** `endsOn` is the last day in Portuguese, such as 17 de março de 2026. */
  | { readonly kind: 'plan-end'; readonly planId: PaidPlanId; readonly endsOn: string };

/** A piece of the library, with the full address of its page. */
export type WeeklyTitle = { readonly title: string; readonly url: string };

/** What a message needs besides its subject. */
export type MessageContext = {
  readonly isDiscreet: boolean;
  /** Token of the way out (RFC 8058). */
  readonly token: string;
  /** Full address of a path of the app. */
  readonly linkTo: (path: string) => string;
};
