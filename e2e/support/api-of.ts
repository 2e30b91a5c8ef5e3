import { type APIResponse, expect, type Page } from '@playwright/test';

/** Calls of the API as the person who is signed in on a page. Each returns the answer's body; errors fail the test. */
export type Api = {
  get<Answer>(path: string): Promise<Answer>;
  post<Answer>(path: string, data: unknown): Promise<Answer>;
  put<Answer>(path: string, data: unknown): Promise<Answer>;
};

/** The API with the session of a page. Paths begin after /api. */
export async function apiOf(page: Page): Promise<Api> {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const headers = { Authorization: `Bearer ${token}` };
  const bodyOf = async <Answer>(answer: APIResponse): Promise<Answer> => {
    expect(answer.ok(), `${answer.url()} answered ${answer.status()}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  return {
    get: async <Answer>(path: string) => bodyOf<Answer>(await page.request.get(`/api${path}`, { headers })),
    post: async <Answer>(path: string, data: unknown) =>
      bodyOf<Answer>(await page.request.post(`/api${path}`, { headers, data })),
    put: async <Answer>(path: string, data: unknown) =>
      bodyOf<Answer>(await page.request.put(`/api${path}`, { headers, data })),
  };
}
