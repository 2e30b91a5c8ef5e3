import { randomUUID } from 'node:crypto';
import type { Consent } from '@alento/contract/consent';
import {
  CONSENT_PURPOSES,
  CONSENT_TEXT_VERSIONS,
  type ConsentPurpose,
  mayRequestConsent,
} from '@alento/domain/consent/purposes';
import { rankedPlanOf } from '@alento/domain/plan/plans';
import { accept, type Result, refuse } from '@alento/domain/result';
import { and, eq, isNull } from 'drizzle-orm';
import type { Owner } from '../../access/owner.ts';
import type { PersonWithPlan } from '../../access/person.ts';
import type { Store } from '../../db/database.ts';
import { consents } from '../../db/schema/consent.ts';

export type Consents = ReturnType<typeof consentService>;

type Options = Store & {
  /** Configured purposes with the provider's name. The app asks for consent only for these. */
  used: Partial<Record<ConsentPurpose, string>>;
  isMinor(actor: PersonWithPlan): Promise<boolean>;
};

/** Reads, grants and revokes consents to external services. */
export function consentService({ db, clock, used, isMinor }: Options) {
  const inForce = (owner: Owner, purpose: ConsentPurpose) =>
    and(eq(consents.userId, owner.userId), eq(consents.purpose, purpose), isNull(consents.revokedAt));

  async function read(owner: Owner, purpose: ConsentPurpose): Promise<Consent> {
    const [row] = await db
      .select({ grantedAt: consents.grantedAt })
      .from(consents)
      .where(and(inForce(owner, purpose), eq(consents.textVersion, CONSENT_TEXT_VERSIONS[purpose])));
    const provider = used[purpose] ?? '';
    return { purpose, provider, isGranted: row !== undefined, grantedAt: row?.grantedAt.getTime() ?? null };
  }

  async function offered(actor: PersonWithPlan): Promise<ConsentPurpose[]> {
    const here = CONSENT_PURPOSES.filter((purpose) => used[purpose] !== undefined);
    if (here.length === 0) return [];
    const person = { isMinor: await isMinor(actor), plan: rankedPlanOf(actor.planId) };
    return here.filter((purpose) => mayRequestConsent(purpose, person));
  }

  return {
    list: async (actor: PersonWithPlan): Promise<Consent[]> =>
      Promise.all((await offered(actor)).map((purpose) => read(actor.owner, purpose))),

    /** Whether the purpose is offered to this person and granted. */
    allows: async (actor: PersonWithPlan, purpose: ConsentPurpose): Promise<boolean> =>
      (await offered(actor)).includes(purpose) && (await read(actor.owner, purpose)).isGranted,

    async change(actor: PersonWithPlan, purpose: ConsentPurpose, isGranted: boolean): Promise<Result<Consent>> {
      if (!(await offered(actor)).includes(purpose)) return refuse('CONSENT_NOT_OFFERED');
      const now = new Date(clock());
      const known = await read(actor.owner, purpose);
      if (known.isGranted === isGranted) return accept(known);
      await db.transaction(async (tx) => {
        // Revokes a consent to an older version of the text too.
        await tx.update(consents).set({ revokedAt: now }).where(inForce(actor.owner, purpose));
        if (!isGranted) return;
        const row = { id: randomUUID(), userId: actor.owner.userId, purpose, grantedAt: now };
        // Concurrent grants from two devices create one consent.
        await tx
          .insert(consents)
          .values({ ...row, textVersion: CONSENT_TEXT_VERSIONS[purpose] })
          .onConflictDoNothing();
      });
      return accept(await read(actor.owner, purpose));
    },
  };
}
