import { apiOf } from '../api-of.ts';
import { finishOnboarding } from '../finish-onboarding.ts';
import { test as base, PASSWORD } from '../fixtures.ts';
import { signUpByApi } from '../sign-up-by-api.ts';
import { type Microphone, microphoneFlags, microphoneOf, withMicrophoneFile } from './microphone.ts';
import { type Network, startNetwork } from './network.ts';
import { addProbes } from './probes.ts';
import { startVoiceProduct, type VoiceProduct } from './voice-product.ts';

export { expect } from '../fixtures.ts';

type WorkerFixtures = {
  /** The file that the browser's microphone plays. */
  microphoneFile: string;
  /** One server with a speech service for all stories of a worker. */
  product: VoiceProduct;
};

type Fixtures = {
  network: Network;
  microphone: Microphone;
  /** Forgets what earlier stories did with service and microphone, and measures both in the page. */
  prepared: undefined;
  /** Creates an account, which has consented to the speech service unless told otherwise. No screen is open afterwards. */
  createTalker: (options?: { hasConsented: boolean }) => Promise<void>;
};

/** Stories by voice: a server with a speech service, and a browser whose microphone plays sentences. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  microphoneFile: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's form
    async ({}, use) => withMicrophoneFile(use),
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, microphoneFile }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...microphoneFlags(microphoneFile)] }),
    { scope: 'worker' },
  ],
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's form
    async ({}, use) => {
      const product = await startVoiceProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's form
  permissions: async ({}, use) => use(['microphone']),
  network: async ({ product }, use) => {
    const network = await startNetwork(product.address);
    await use(network);
    await network.stop();
  },
  baseURL: async ({ network }, use) => use(network.address),
  microphone: async ({ microphoneFile }, use) => use(microphoneOf(microphoneFile)),
  prepared: [
    async ({ page, product, microphone }, use) => {
      await product.service.reset();
      await microphone.hears('week');
      await addProbes(page);
      await use(undefined);
    },
    { auto: true },
  ],
  createTalker: async ({ page, email }, use) =>
    use(async ({ hasConsented } = { hasConsented: true }) => {
      await signUpByApi(page, email, PASSWORD);
      await finishOnboarding(page);
      if (hasConsented) await (await apiOf(page)).put('/consents/external-voice', { isGranted: true });
    }),
});
