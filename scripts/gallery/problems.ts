import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Message that the browser logs for every status above 399. It is ignored, because the gallery requests such responses
 * on purpose.
 */
const EXPECTED = /Failed to load resource/;

/** Collects a page's problems: exceptions, logged errors and violations of the Content-Security-Policy. */
export async function listen(page: Page): Promise<string[]> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) problems.push(`console: ${message.text()}`);
  });
  await page.exposeFunction('__tellViolation', (text: string) => problems.push(`policy: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      (window as unknown as { __tellViolation(text: string): void }).__tellViolation(
        `${violatedDirective} blocked ${blockedURI}`,
      );
    });
  });
  return problems;
}

/** Returns the violations that axe finds, and how far the page scrolls sideways. */
export async function inspect(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => {
    const [first] = nodes;
    return `axe ${id} ×${nodes.length}: ${first?.html.slice(0, 160)} ${first?.failureSummary?.replace(/\s+/g, ' ').slice(0, 200)}`;
  });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflow > 0 ? [...found, `scrolls sideways by ${overflow} px`] : found;
}
