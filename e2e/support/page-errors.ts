import type { Page } from '@playwright/test';

/** The browser logs this for every status above 399. */
export const EXPECTED_ERRORS = /Failed to load resource/;

/**
 * The errors that a page throws or logs from now on, among them violations of its Content-Security-Policy. The list
 * grows.
 */
export function errorsOf(page: Page, expected = EXPECTED_ERRORS): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${error}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text())) errors.push(message.text());
  });
  return errors;
}
