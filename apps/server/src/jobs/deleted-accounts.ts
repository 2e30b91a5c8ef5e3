import { z } from 'zod';
import type { AccountExists } from '../access/account-exists.ts';
import type { JobWork } from './job-kind.ts';

/** The accounts that a payload is about. */
const About = z.object({ userId: z.string().optional(), userIds: z.array(z.string()).optional() });

async function countDeleted(userIds: readonly string[], exists: AccountExists): Promise<number> {
  let deleted = 0;
  for (const userId of userIds) if (!(await exists(userId))) deleted += 1;
  return deleted;
}

/**
 * Lets a job end without an error if its account was deleted while it ran. A job for several people runs again for the
 * others.
 */
export const endingWithAccount = (work: JobWork, exists: AccountExists): JobWork => ({
  kind: work.kind,
  async run(payload) {
    try {
      await work.run(payload);
    } catch (error) {
      const { userId, userIds = [] } = About.safeParse(payload).data ?? {};
      if (userId !== undefined && !(await exists(userId))) return;
      if ((await countDeleted(userIds, exists)) === 0) throw error;
      await work.run(payload);
    }
  },
});
