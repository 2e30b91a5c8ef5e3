import { expect, type Page } from '@playwright/test';

/** Completes every onboarding step of the signed-in person through the API. */
export async function finishOnboarding(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const headers = { Authorization: `Bearer ${token}` };
  const address = (path: string): string => new URL(`/api/onboarding/${path}`, page.url()).href;
  const { pendingSteps } = await (await page.request.get(address('pending-steps'), { headers })).json();
  const answer = await page.request.put(address('status'), {
    headers,
    data: { hasSeenOnBoarding: true, completedSteps: [...pendingSteps, 'completion'] },
  });
  expect(answer.status()).toBe(200);
}
