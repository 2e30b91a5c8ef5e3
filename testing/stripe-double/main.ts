import { parseArgs } from 'node:util';
import { runDouble } from '../run-double.ts';
import { startStripeDouble } from './stripe-double.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    'webhook-url': { type: 'string' },
    'webhook-secret': { type: 'string', default: 'whsec_double' },
    state: { type: 'string' },
  },
});

const url = values['webhook-url'];
const double = await startStripeDouble({
  port: Number(values.port),
  ...(values.state === undefined ? {} : { stateFile: values.state }),
  ...(url === undefined ? {} : { webhook: { url, secret: values['webhook-secret'], retryMs: 1000 } }),
});
runDouble('Stripe', [double.address], double);
