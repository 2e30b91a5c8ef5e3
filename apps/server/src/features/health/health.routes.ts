import { endpoints } from '@alento/contract/endpoints';
import type { AiCondition } from '@alento/domain/assistant/assistant-model';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../../db/open-database.ts';
import { Refusal } from '../../http/errors/refusal.ts';
import type { Mount } from '../../http/mount.ts';

type Deps = Pick<OpenDatabase, 'db' | 'kind'> & { condition: () => AiCondition };

/**
 * Mounts the endpoint for liveness and readiness. The process is not ready while the database doesn't respond. It is
 * ready without the external AI service, whose state the response contains.
 */
export function healthRoutes(mount: Mount, { db, kind, condition }: Deps): void {
  mount(endpoints.readHealth, async () => ({ status: 'ok' as const }));

  mount(endpoints.readReadiness, async ({ c }) => {
    try {
      await db.execute(sql`select 1`);
    } catch (error) {
      c.var.log.warn({ err: error }, 'database unreachable');
      throw new Refusal('UNAVAILABLE', { headers: { 'Retry-After': '5' } });
    }
    return { status: 'ready' as const, database: kind, ai: condition() };
  });
}
