import { usedOn } from '@alento/domain/account/limits';
import {
  SESSION_PREVIOUS_TOKEN_MS,
  SESSION_RENEW_AFTER_MS,
  SESSION_RENEW_RETRY_MS,
  sessionEnd,
  timeZoneChangeableAt,
} from '@alento/domain/account/session';
import { planIdOf } from '@alento/domain/plan/current-plan';
import { isSameTimeZone } from '@alento/domain/time/local-date';
import { tokenHash } from '../crypto/bearer-token.ts';
import type { KeyCache } from '../crypto/key-cache.ts';
import type { Store } from '../db/database.ts';
import { grantOwner } from './grant-owner.ts';
import { once } from './once.ts';
import type { Owner } from './owner.ts';
import type { CheckSession } from './person.ts';
import { type SessionRow, sessionRows } from './session-rows.ts';
import { newSessionToken, readSessionToken, type SessionToken } from './session-token.ts';

type Deps = Store & {
  keys: Pick<KeyCache, 'open'>;
  /** Stores the device's time zone as the account's time zone. */
  followTimeZone: (owner: Owner, timeZone: string) => Promise<unknown>;
};

/** Finds the person of a bearer token. A request gets its `Owner` only here. */
export function sessionCheck({ db, keys, clock, followTimeZone }: Deps): CheckSession {
  const rows = sessionRows(db);

  /** Finds the session of a token. The first use of a renewed token invalidates the previous token. */
  async function find(token: SessionToken, now: Date): Promise<SessionRow | undefined> {
    const row = await rows.find(token, now);
    if (row) return row;
    const until = new Date(now.getTime() + SESSION_PREVIOUS_TOKEN_MS);
    if (await rows.promoteRenewed(token, now, until)) return rows.find(token, now);
    // Another request may have used the renewed token first, or this request was sent before the renewal.
    const successor = await rows.successorOf(token, now);
    return rows.find(successor ?? token, now);
  }

  async function renewWhenDue(row: SessionRow, now: number): Promise<string | null> {
    if (now - row.issuedAt.getTime() < SESSION_RENEW_AFTER_MS) return null;
    if (row.renewedAt && now - row.renewedAt.getTime() < SESSION_RENEW_RETRY_MS) return null;
    const token = newSessionToken(row.userId);
    const isRenewed = await rows.renew(row, tokenHash(token), {
      now: new Date(now),
      retryBefore: new Date(now - SESSION_RENEW_RETRY_MS),
      expiresAt: new Date(sessionEnd(row.signedInAt.getTime(), now)),
    });
    return isRenewed ? token : null;
  }

  /** Stores the device's time zone if the session's row shows that it may change. Returns whether it was stored. */
  async function rememberTimeZone(row: SessionRow, timeZone: string, now: number): Promise<boolean> {
    const changeableAt = timeZoneChangeableAt(row.timeZoneChangedAt?.getTime() ?? null, now);
    if (changeableAt !== null || isSameTimeZone(timeZone, row.timeZone)) return false;
    await followTimeZone(grantOwner(row.userId), timeZone);
    return true;
  }

  const checkSession: CheckSession = async (bearer, timeZone, remembers = true) => {
    const token = readSessionToken(bearer);
    if (!token) return null;
    const now = clock();
    const row = await find(token, new Date(now));
    if (!row) return null;
    const today = usedOn(now);
    if (row.lastUsedOn === null || row.lastUsedOn < today) await rows.noteUse(row.userId, today);
    const isFollowed = timeZone !== undefined && remembers && (await rememberTimeZone(row, timeZone, now));
    const renewedToken = await renewWhenDue(row, now);
    return {
      renewedToken,
      signedIn: {
        owner: grantOwner(row.userId),
        sessionId: row.sessionId,
        sessionExpiresAt: row.expiresAt,
        signedInAt: row.signedInAt,
        planId: planIdOf(row.planId === null ? undefined : { planId: row.planId }),
        timeZone: timeZone ?? row.timeZone,
        quotaTimeZone: isFollowed ? timeZone : row.timeZone,
        userKey: once(() => keys.open(row.userId, row)),
      },
    };
  };
  return checkSession;
}
