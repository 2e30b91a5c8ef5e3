import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** The demo person with fourteen months of entries, on the paid plan (`npm run seed:demo`). */
export const DEMO_PERSON = { email: 'marina.azevedo@exemplo.com', password: 'Nuvem-calma-42' };

export type StoredSession = { userId: string; token: string };

/** Signs in the demo person, or another account with the same password. */
export async function signInDemoPerson(request: APIRequestContext, email = DEMO_PERSON.email): Promise<StoredSession> {
  const answer = await request.post('/api/auth/sign-in/email', { data: { ...DEMO_PERSON, email } });
  expect(answer.status()).toBe(200);
  const { token, user } = await answer.json();
  return { userId: user.id, token };
}

/** Makes the page use this person's stored session, as on a device that is signed in. */
export const openAs = (page: Page, { userId, token }: StoredSession): Promise<unknown> =>
  page.addInitScript(
    (items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    },
    { userId, authToken: token, login_email: DEMO_PERSON.email },
  );
