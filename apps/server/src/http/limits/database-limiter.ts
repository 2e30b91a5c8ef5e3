import { eq, sql } from 'drizzle-orm';
import { RateLimiterDrizzle } from 'rate-limiter-flexible';
import type { Database } from '../../db/database.ts';
import { rateLimits } from '../../db/schema/account.ts';

/**
 * The library's limiter, with its two statements written here. Its own import the whole of drizzle-orm at the first
 * count, which takes 130 MB and a third of a second of the event loop.
 */
class DatabaseLimiter extends RateLimiterDrizzle {
  readonly #db: Database;

  constructor(db: Database, keyPrefix: string, points: number, duration: number) {
    super({ storeClient: db, schema: rateLimits, points, duration, keyPrefix, clearExpiredByTimeout: false });
    this.#db = db;
  }

  /** Adds points to a counter, which starts anew when it has expired. */
  async _upsert(key: string, points: number, msDuration: number) {
    const now = new Date();
    const expire = new Date(now.getTime() + msDuration);
    const isOver = sql`${rateLimits.expire} <= ${sql.param(now, rateLimits.expire)}`;
    const [row] = await this.#db
      .insert(rateLimits)
      .values({ key, points, expire })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          points: sql`CASE WHEN ${isOver} THEN ${points} ELSE ${rateLimits.points} + ${points} END`,
          expire: sql`CASE WHEN ${isOver} THEN ${sql.param(expire, rateLimits.expire)} ELSE ${rateLimits.expire} END`,
        },
      })
      .returning();
    return row;
  }

  async _delete(key: string): Promise<boolean> {
    const deleted = await this.#db.delete(rateLimits).where(eq(rateLimits.key, key)).returning({ key: rateLimits.key });
    return deleted.length > 0;
  }
}

/** A limiter that counts in the database: `points` uses of a key in `seconds`. */
export const databaseLimiter = (db: Database, name: string, points: number, seconds: number): RateLimiterDrizzle =>
  new DatabaseLimiter(db, name, points, seconds);
