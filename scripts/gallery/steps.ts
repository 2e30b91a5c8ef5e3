import type { Page } from '@playwright/test';

/** Something that is done with a page, before or after it is opened. */
export type Step = (page: Page) => Promise<unknown>;

export const PASSWORD = 'Nuvem-calma-42';
export const INTERNAL = { errorCode: 'INTERNAL', message: 'Algo não saiu como devia.' };

export const steps =
  (...all: Step[]): Step =>
  async (page) => {
    for (const step of all) await step(page);
  };

/** Mocks the response of an API call. */
export const answer =
  (path: string, json: unknown, status = 200): Step =>
  (page) =>
    page.route(`**/api${path}`, (route) => route.fulfill({ status, json }));

/** Leaves an API call without a response. */
export const neverAnswer =
  (path: string): Step =>
  (page) =>
    page.route(`**/api${path}`, () => undefined);

/** Presses the first visible button of this name. */
export const press =
  (name: string | RegExp, within = 'body', role: 'button' | 'radio' | 'link' = 'button'): Step =>
  (page) =>
    page.locator(within).getByRole(role, { name, exact: true }).locator('visible=true').first().click();

export const DIALOG = 'role=dialog';
export const pressRadio = (name: string | RegExp): Step => press(name, 'body', 'radio');

/** Types into the field of this label. */
export const fill =
  (label: string | RegExp, text: string): Step =>
  (page) =>
    page.getByLabel(label, { exact: true }).fill(text);

/** Waits until there is a field of this label. */
export const seeField =
  (label: string): Step =>
  (page) =>
    page.getByLabel(label).waitFor();

/** Waits until a text is visible. */
export const see =
  (text: string | RegExp): Step =>
  (page) =>
    page.getByText(text).first().waitFor();

/** Waits until an element is visible. */
export const waitVisible =
  (selector: string): Step =>
  (page) =>
    page.locator(selector).first().waitFor();

/** Scrolls an element to the middle of the screen. */
export const center =
  (selector: string): Step =>
  (page) =>
    page.locator(`${selector} >> nth=0`).evaluate((element) => element.scrollIntoView({ block: 'center' }));
