import { expect, type Page } from '@playwright/test';

/** Completes every onboarding step of a person through the API of a server. */
export async function completeOnboarding(origin: string, token: string | null): Promise<void> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const { pendingSteps } = await (await fetch(`${origin}/api/onboarding/pending-steps`, { headers })).json();
  const answer = await fetch(`${origin}/api/onboarding/status`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ hasSeenOnBoarding: true, completedSteps: [...pendingSteps, 'completion'] }),
  });
  expect(answer.status).toBe(200);
}

/** Completes every onboarding step of the signed-in person through the API. */
export async function finishOnboarding(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  await completeOnboarding(new URL(page.url()).origin, token);
}
