import type { Offer } from '@alento/contract/payment';
import type { Plan } from '@alento/contract/plan';
import { type ErrorCode, errorText } from '@alento/domain/errors/catalogue';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, isOffline, isRefusal } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { otherSite } from '../../../lib/page/other-site.ts';
import { session } from '../../../lib/session/session.ts';
import { monthlyOffer } from '../offer.ts';
import { plansQuery } from '../plan.queries.ts';
import type { Choice } from './wanted-plan.ts';

const refusal = (status: number, code: ErrorCode): ApiError => new ApiError(status, code, errorText(code));

function offerFor({ plan, priceId }: Choice, plans: readonly Plan[]): Offer {
  if (plans.every(({ offers }) => offers.length === 0)) {
    throw new ApiError(503, 'PAYMENTS_OFF', errorText('PAYMENTS_OFF'), null, { reason: errorText('PAYMENTS_OFF') });
  }
  const offers = plans.find(({ id }) => id === plan)?.offers ?? [];
  const offer = priceId === null ? monthlyOffer(offers) : offers.find((one) => one.priceId === priceId);
  if (!offer) throw refusal(422, 'PLAN_INVALID');
  return offer;
}

/** The address of the payment page for the choice. The server returns the same one for a repeated call. */
async function checkoutAddress(client: QueryClient, choice: Choice): Promise<string> {
  const userId = session.userId();
  if (userId === null) throw refusal(401, 'CHECKOUT_UNAUTHENTICATED');
  try {
    const { priceId } = offerFor(choice, await client.fetchQuery(plansQuery()));
    return (await call('POST /create-checkout-session', { body: { priceId, userId } })).data.url;
  } catch (error) {
    // The prices on the screen may be older than the server's.
    if (isRefusal(error, 'PLAN_INVALID')) void client.invalidateQueries({ queryKey: plansQuery().queryKey });
    throw error;
  }
}

/** The alert for a payment page that could not be opened. */
function failureText(error: unknown): string {
  if (!(error instanceof ApiError) || isOffline(error)) return errorText('CHECKOUT_FAILED');
  const because = (reason: string): string => `${errorText('CHECKOUT_REFUSED')}: ${reason}`;
  if (error.status === 401) return because(errorText('CHECKOUT_UNAUTHENTICATED'));
  if (error.reason !== undefined) return because(error.reason);
  return error.isUnexplained ? errorText('CHECKOUT_REFUSED') : error.message;
}

/** Leaves the app for the payment page. Returns the text of the alert if that fails, otherwise null. */
export async function openCheckout(client: QueryClient, choice: Choice): Promise<string | null> {
  try {
    otherSite.open(await checkoutAddress(client, choice));
    return null;
  } catch (error) {
    return failureText(error);
  }
}
