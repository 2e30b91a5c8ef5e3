import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { userPlans } from '../../../db/schema/payment.ts';
import { personalDocuments } from '../../../db/schema/personal-document.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { connectChannel, traditionalPerson } from '../../../testing/people/channel-people.ts';
import { DAY, HOUR, NOON, type Person, resetAfterEach, startTestApp } from '../../../testing/test-app.ts';

/** Sunday, 15 March 2026, 10:04 in São Paulo. */
const SUNDAY = Date.parse('2026-03-15T13:04:00Z');
const app = await openForFile(startTestApp({ LIMIT_RESET_PER_ACCOUNT: '100' }));
resetAfterEach(app);

/** Runs a job at an instant. */
const runAt = (name: string, at: number): Promise<void> => {
  app.setNow(at);
  return app.runJob(name);
};
const runWeekly = (at = SUNDAY) => runAt('send-weekly-content', at);
const runPlanEnds = (at = NOON) => runAt('send-plan-end-notices', at);
const to = ({ email }: Person) => app.mails.filter((mail) => mail.to === email);

async function withKind(kind: 'weekly-content' | 'plan-end'): Promise<Person> {
  const person = await traditionalPerson(app);
  await connectChannel(app, person, { channel: 'email', address: person.email, kinds: [kind] });
  return person;
}

describe('weekly content', () => {
  it('is sent once a week from Sunday 10:00 on, also by two workers at once', async () => {
    const person = await withKind('weekly-content');
    await runWeekly(SUNDAY - HOUR);
    expect(to(person)).toEqual([]);
    await Promise.all([runWeekly(), runWeekly()]);
    await runWeekly(SUNDAY + 5 * HOUR);
    expect(to(person)).toHaveLength(1);
    await runWeekly(SUNDAY + 7 * DAY);
    expect(to(person)).toHaveLength(2);
  });

  it('contains titles with links, the same for everybody', async () => {
    const [ana, bia] = [await withKind('weekly-content'), await withKind('weekly-content')];
    app.setNow(SUNDAY);
    await ana.call('POST', '/mood-entries', { score: 0, note: 'insônia outra vez' });
    await runWeekly();
    const texts = [ana, bia].map((person) => to(person)[0]?.text.replace(/token=\S+/, ''));
    expect(texts[0]).toBe(texts[1]);
    expect(texts[0]).toMatch(/https:\/\/alento\.test\/conteudos\//);
    expect(texts[0]).not.toContain('insônia');
    expect(to(ana)[0]?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  });

  it('is delayed by quiet hours, up to Monday', async () => {
    const person = await withKind('weekly-content');
    await person.call('PUT', '/notification-channels/quiet-hours', { quietHours: { from: '08:00', to: '23:30' } });
    await runWeekly();
    expect(to(person)).toEqual([]);
    await runWeekly(SUNDAY + 14 * HOUR);
    expect(to(person)).toHaveLength(1);
  });

  it('is sent to others if it fails for one', async () => {
    const people = [await withKind('weekly-content'), await withKind('weekly-content')];
    const [broken] = people;
    const where = eq(personalDocuments.userId, broken?.userId ?? '');
    await app.database.db
      .update(personalDocuments)
      .set({ content: Buffer.from('x') as never })
      .where(where);
    await runWeekly();
    expect(people.map((person) => to(person).length)).toEqual([0, 1]);
    expect(app.logged()).toMatch(/"notices":"weekly-content","sent":\d+,"failed":1/);
    await app.database.db.delete(personalDocuments).where(where);
  });
});

describe('the end of a plan', () => {
  /** Gives a person a plan that ends in so many hours. */
  const plan = async ({ userId }: Person, hours: number, change: object = {}) => {
    const end = new Date(NOON + hours * HOUR);
    await app.database.db.insert(userPlans).values({
      ...{ userId, id: `cs_${userId}_${hours}`, planId: 'premium', status: 'active', method: 'pix', period: '30d' },
      ...{ priceCents: 2990, currentPeriodEnd: end, accessUntil: end, createdAt: new Date(NOON - DAY) },
      ...change,
    } as typeof userPlans.$inferInsert);
  };

  it('is announced once, three days before it, also by two workers at once', async () => {
    const person = await withKind('plan-end');
    await plan(person, 73);
    await runPlanEnds();
    expect(to(person)).toEqual([]);
    await Promise.all([runPlanEnds(NOON + HOUR), runPlanEnds(NOON + HOUR)]);
    await runPlanEnds(NOON + 10 * HOUR);
    expect(to(person)).toHaveLength(1);
    const [mail] = to(person);
    expect(mail?.subject).toBe('Seu plano termina em breve');
    expect(mail?.text).toContain('Seu plano Premium vale até 17 de março de 2026.');
    expect(mail?.text).toContain('https://alento.test/planos');
  });

  it('is announced again for another end', async () => {
    const person = await withKind('plan-end');
    await plan(person, 48);
    await runPlanEnds();
    await plan(person, 100, { createdAt: new Date(NOON) });
    await runPlanEnds(NOON + 48 * HOUR);
    expect(to(person)).toHaveLength(2);
  });

  it.each([
    ['a subscription that renews', 24, { period: 'month', method: 'card' }],
    ['a plan whose renewal was not paid', 24, { period: 'month', method: 'card', status: 'past_due' }],
    ['a plan that was granted', 24, { status: null, method: null, period: null, priceCents: null, accessUntil: null }],
    ['a plan that has ended', -1, {}],
  ])('is not announced for %s', async (_, hours, change) => {
    const person = await withKind('plan-end');
    await plan(person, hours, change);
    await runPlanEnds();
    expect(to(person)).toEqual([]);
  });

  it('is not announced to people who didn’t choose it', async () => {
    const person = await withKind('weekly-content');
    await plan(person, 24);
    await runPlanEnds();
    expect(to(person)).toEqual([]);
  });
});
