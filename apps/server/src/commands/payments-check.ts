import { readConfig } from '../config.ts';
import { openStripe } from '../integrations/stripe/open-stripe.ts';
import { runCommand, UsageError } from './with-database.ts';

/** Command that compares the configured prices with those at Stripe, and tells whether the key works. */
await runCommand(async () => {
  const payments = openStripe(readConfig());
  if (payments === null)
    throw new UsageError('No payments are configured: STRIPE_SECRET_KEY and the others are missing.');
  const faults = await payments.checkPrices();
  if (faults.length > 0) {
    throw new UsageError(faults.map(({ priceId, message }) => `${priceId}: ${message}`).join('\n'));
  }
  return payments.offers
    .map(({ id, planId, period, method, cents }) => `${id}: ${planId}, ${method}, ${period}, ${cents} centavos: right`)
    .join('\n');
});
