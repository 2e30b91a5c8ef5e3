import { z } from 'zod';
import type { JobWork } from './job-kind.ts';

/** The accounts that a payload is about. */
const About = z.object({ userId: z.string().optional(), userIds: z.array(z.string()).optional() });

/**
 * Lets a job end without an error if its account was deleted while it ran. A job for several people runs again for the
 * others.
 *
 * @param countAccounts how many of these accounts exist.
 */
export const endingWithAccount = (
  work: JobWork,
  countAccounts: (userIds: readonly string[]) => Promise<number>,
): JobWork => ({
  ...work,
  async run(payload, signal) {
    try {
      await work.run(payload, signal);
    } catch (error) {
      const { userId, userIds = [] } = About.safeParse(payload).data ?? {};
      const about = new Set(userId === undefined ? userIds : [userId]);
      if (about.size === 0 || (await countAccounts([...about])) === about.size) throw error;
      if (userId === undefined) await work.run(payload, signal);
    }
  },
});
