import type { PlanId } from '@alento/domain/plan/plans';
import type { TestApp } from '../test-app.ts';

/** Signs a person up with the plan and returns functions for tags, entries and analytics. */
export async function analysed(app: TestApp, planId: PlanId = 'free') {
  const { userId, token, call } = await app.newPerson(planId);
  return {
    userId,
    token,
    tags: async (): Promise<string[]> => (await call('GET', '/tags')).body.map(({ id }: { id: string }) => id),
    async record(entries: { score: number; note?: string; timestamp?: number; tags?: string[] }[]) {
      for (let index = 0; index < entries.length; index += 100) {
        const { status } = await call('POST', '/mood-entries/batch', { entries: entries.slice(index, index + 100) });
        if (status !== 201) throw new Error(`The batch was answered ${status}`);
      }
    },
    read: (period: string, headers: Record<string, string> = {}) =>
      call('GET', `/analytics?period=${period}`, undefined, headers),
  };
}
