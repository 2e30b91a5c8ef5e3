import { SECOND_FACTOR_TICKET_MS, SECOND_FACTOR_TRIES } from '@alento/domain/account/session';
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Owner } from '../../../access/owner.ts';
import { newBearerToken, tokenHash } from '../../../crypto/bearer-token.ts';
import type { Runner } from '../../../db/database.ts';
import { factorTickets } from '../../../db/schema/second-factor.ts';

/** Format of a ticket: account id, secret, and the device proof of the sign-in, if it contained one. */
const TICKET = /^([\w-]{1,64})\.([\w-]{43})(?:\.([\w-]{22}\.[a-z2-7]{52}))?$/;

export type Purpose = 'sign-in' | 'confirm' | 'register';
export type Ticket = { userId: string; id: string; deviceProof: string | undefined };

export function parseTicket(text: string): Ticket | null {
  const [, userId, secret, deviceProof] = TICKET.exec(text) ?? [];
  if (userId === undefined || secret === undefined) return null;
  return { userId, id: tokenHash(secret), deviceProof };
}

/**
 * Creates a ticket for an authentication that still requires the second factor. The database stores only a hash of the
 * ticket. Also deletes expired tickets.
 */
export async function openTicket(
  runner: Runner,
  owner: Owner,
  { purpose, challenge, deviceProof }: { purpose: Purpose; challenge: string; deviceProof?: string | undefined },
  now: number,
): Promise<{ ticket: string; expiresAt: number }> {
  const secret = newBearerToken();
  const expiresAt = now + SECOND_FACTOR_TICKET_MS;
  await runner
    .delete(factorTickets)
    .where(and(eq(factorTickets.userId, owner.userId), lte(factorTickets.expiresAt, new Date(now))));
  await runner.insert(factorTickets).values({
    userId: owner.userId,
    id: tokenHash(secret),
    purpose,
    challenge,
    tries: 0,
    expiresAt: new Date(expiresAt),
  });
  const ticket = [owner.userId, secret, deviceProof].filter((part) => part !== undefined).join('.');
  return { ticket, expiresAt };
}

const named = ({ userId, id }: Ticket) => and(eq(factorTickets.userId, userId), eq(factorTickets.id, id));

/**
 * Counts an attempt of a ticket. Call it before checking the answer, so that concurrent requests can't exceed the
 * limit.
 *
 * @returns the ticket's challenge; null if the ticket has ended or has another purpose.
 */
export async function takeTry(runner: Runner, ticket: Ticket, purpose: Purpose, now: number): Promise<string | null> {
  const [row] = await runner
    .update(factorTickets)
    .set({ tries: sql`${factorTickets.tries} + 1` })
    .where(
      and(
        named(ticket),
        eq(factorTickets.purpose, purpose),
        lt(factorTickets.tries, SECOND_FACTOR_TRIES),
        gt(factorTickets.expiresAt, new Date(now)),
      ),
    )
    .returning({ challenge: factorTickets.challenge });
  return row?.challenge ?? null;
}

/** Deletes a ticket. Returns false if it was deleted before, by another request or a password change. */
export async function endTicket(runner: Runner, ticket: Ticket): Promise<boolean> {
  const rows = await runner.delete(factorTickets).where(named(ticket)).returning({ id: factorTickets.id });
  return rows.length > 0;
}
