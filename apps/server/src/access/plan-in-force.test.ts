import { randomUUID } from 'node:crypto';
import { planIdOf } from '@alento/domain/plan/current-plan';
import { PLAN_CASES, PLAN_CASES_NOW } from '@alento/domain/plan/current-plan.cases';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { userPlans } from '../db/schema/payment.ts';
import { openForFile } from '../testing/open-for-file.ts';
import { startTestApp } from '../testing/test-app.ts';
import { asOperator, ownerFor } from './operator.ts';
import { readPlanInForce } from './plan-in-force.ts';
import { sessionRows } from './session-rows.ts';
import { readSessionToken } from './session-token.ts';

const app = await openForFile(startTestApp());
app.setNow(PLAN_CASES_NOW);
const ana = await app.signUp();

describe('the session query and readPlanInForce', () => {
  it.each(PLAN_CASES)('return the plan that the domain’s rule expects: %s', async (_what, rows, plan) => {
    const { db } = app.database;
    const { id: userId } = ana.user;
    await db.delete(userPlans).where(eq(userPlans.userId, userId));
    if (rows.length > 0) await db.insert(userPlans).values(rows.map((row) => ({ ...row, userId, id: randomUUID() })));
    expect((await readPlanInForce(db, ownerFor(asOperator(), userId), PLAN_CASES_NOW)).planId).toBe(plan);
    const token = readSessionToken(ana.token);
    const session = token && (await sessionRows(db).find(token, new Date(PLAN_CASES_NOW)));
    expect(session).toMatchObject({ userId });
    expect(planIdOf(session?.planId ? { planId: session.planId } : undefined)).toBe(plan);
  });
});
