// Starts the Stripe double for development (testing/stripe-double).
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { NODE, ROOT } from './install.mjs';

const ENV_TEXT = existsSync(join(ROOT, '.env')) ? readFileSync(join(ROOT, '.env'), 'utf8') : '';

/** A variable of the environment or of `.env`. An empty value counts as unset. */
function settingOf(name) {
  const [, inFile = ''] = new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=\\s*["']?([^"'#\\s]*)`, 'm').exec(ENV_TEXT) ?? [];
  return process.env[name] || inFile || undefined;
}

const webhookUrl = () => {
  const host = settingOf('HOST') ?? '127.0.0.1';
  const reached = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[host] ?? (host.includes(':') ? `[${host}]` : host);
  return `http://${reached}:${settingOf('PORT') ?? 3000}/api/webhooks/stripe`;
};

const addressOf = (child) =>
  new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The Stripe double ended before it was ready.')));
    createInterface({ input: child.stdout }).on('line', (line) => {
      process.stdout.write(`${line}\n`);
      const [, address] = /^Stripe double: (\S+)$/.exec(line) ?? [];
      if (address) resolve(address);
    });
  });

/**
 * Starts the double, unless a key of Stripe is set.
 *
 * @returns the process, and the server's variables that lead to it
 */
export async function startStripeDouble() {
  if (settingOf('STRIPE_SECRET_KEY')) return { child: undefined, environment: {} };
  const folder = resolve(ROOT, settingOf('DATA_DIR') ?? 'data');
  mkdirSync(folder, { recursive: true });
  const state = join(folder, 'stripe-state.json');
  const args = ['testing/stripe-double/main.ts', '--webhook-url', webhookUrl(), '--state', state];
  const child = spawn(NODE, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  return {
    child,
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_double',
      STRIPE_WEBHOOK_SECRET: 'whsec_double',
      STRIPE_API_BASE: await addressOf(child),
      STRIPE_PRICE_ESSENCIAL: 'price_essencial',
      STRIPE_PRICE_PREMIUM: 'price_premium',
      STRIPE_PIX_PRICES:
        'essencial:30d:price_pix_essencial_30:1490,premium:30d:price_pix_premium_30:2990,premium:12m:price_pix_premium_365:29900',
    },
  };
}
