import { parseArgs } from 'node:util';
import { startStripeDouble } from './stripe-double.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    'webhook-url': { type: 'string' },
    'webhook-secret': { type: 'string', default: 'whsec_double' },
  },
});

const url = values['webhook-url'];
const double = await startStripeDouble({
  port: Number(values.port),
  ...(url === undefined ? {} : { webhook: { url, secret: values['webhook-secret'], retryMs: 1000 } }),
});
process.stdout.write(`Stripe double: ${double.address}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    double.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
