import { type Microphone, microphoneFlags, microphoneOf, withMicrophoneFile } from '../voice/microphone.ts';
import { startVoiceProduct, type VoiceProduct } from '../voice/voice-product.ts';
import { test as base } from './fixtures.ts';

export { expect } from './fixtures.ts';

type WorkerFixtures = {
  microphoneFile: string;
  /** One server with a speech service for all stories of a worker. The shell's addresses lead to it. */
  product: VoiceProduct;
};

type Fixtures = { microphone: Microphone; prepared: undefined };

/** Stories by voice in the native shell. */
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
      const others = process.env.ALENTO_ADDRESS;
      const product = await startVoiceProduct();
      process.env.ALENTO_ADDRESS = product.address;
      await use(product);
      process.env.ALENTO_ADDRESS = others;
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's form
  permissions: async ({}, use) => use(['microphone']),
  microphone: async ({ microphoneFile }, use) => use(microphoneOf(microphoneFile)),
  prepared: [
    async ({ product, microphone }, use) => {
      await product.service.reset();
      await microphone.hears('week');
      await use(undefined);
    },
    { auto: true },
  ],
});
