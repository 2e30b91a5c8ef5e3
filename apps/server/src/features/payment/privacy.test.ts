import { expect, it } from 'vitest';
import { openForFile } from '../../testing/open-for-file.ts';
import { startPaymentApp } from '../../testing/payment-app.ts';

const app = await openForFile(startPaymentApp());

it('Stripe learns the account’s id and nothing else about a person, and the log has no id of Stripe’s customer', async () => {
  const ana = await app.newBuyer();
  await ana.call('PUT', '/onboarding/user-data', {
    isAnonymous: false,
    name: 'Jurema Caetano',
    phone: '(11) 98765-4321',
  });
  await ana.call('POST', '/mood-entries', { score: 1, note: 'Chorei no trabalho' });
  await ana.buy('price_essencial');
  await ana.call('POST', '/subscription/change', { planId: 'premium' });
  await ana.call('POST', '/subscription/change', { planId: 'essencial' });
  await ana.call('POST', '/subscription/resume');
  await ana.call('GET', '/subscription/receipts');
  await ana.call('POST', '/subscription/cancel');
  const requests = app.double.requests();
  expect(requests.length).toBeGreaterThan(20);
  const requestText = JSON.stringify(requests);
  for (const word of ['Jurema', 'Caetano', '98765', 'Chorei', '@', 'anon_']) expect(requestText).not.toContain(word);
  const sent = requests.flatMap(({ body }) => Object.entries(body));
  expect(sent.some(([, value]) => value === ana.userId)).toBe(true);
  expect(app.logged()).not.toMatch(/cus_|cs_test_|Jurema|Chorei/);
});
