import type { SharedPart } from '@alento/domain/sharing/parts';
import { SHARED_PARTS } from '@alento/domain/sharing/parts';
import { DAY, type Person, type TestApp } from '../test-app.ts';

const PHQ = { phq1: 1, phq2: 2, phq3: 1, phq4: 2, phq5: 0, phq6: 1, phq7: 1, phq8: 0, phq9: 0 };
const PLAN = { warningSigns: ['sinal-do-plano'], whatHelps: [], reasons: [], places: [], safeSpace: [] };

/** The body of an answer that has to be a success. */
export async function must(call: Promise<{ status: number; body: unknown }>) {
  const { status, body } = await call;
  if (status >= 300) throw new Error(`The call answered ${status}: ${JSON.stringify(body)}`);
  return body as { id: string };
}

/**
 * A person with entries on the last days (the newest today), notes, a tag, a screening, a record, answers and a plan.
 */
export async function sharingOwner(app: TestApp, days = 10): Promise<Person> {
  const owner = await app.newPerson('premium');
  const tag = await must(owner.call('POST', '/tags', { name: 'marcador-dela', icon: 'tag' }));
  for (let day = 0; day < days; day += 1)
    await must(
      owner.call('POST', '/mood-entries', {
        score: 1 + (day % 5),
        note: `nota-do-dia-${day}`,
        tags: day % 2 === 0 ? [tag.id] : [],
        timestamp: app.now() - day * DAY,
      }),
    );
  await must(owner.call('POST', '/screenings', { instrument: 'PHQ-9', answers: PHQ }));
  await must(
    owner.call('PUT', '/onboarding/user-data', {
      name: 'nome-de-verdade',
      isAnonymous: false,
      isReceivingTreatment: true,
      treatmentDetails: 'terapia-dela',
      psychiatricMedications: 'remedio-dela',
      sleepQuality: 'ruim',
    }),
  );
  await must(owner.call('PUT', '/safety-plan', { ...PLAN, people: [], professionals: [] }));
  const { id } = await must(owner.call('POST', '/health-records'));
  await app.runJobs();
  const own = { ownWords: 'palavras-dela', displayName: '', removed: [] };
  await must(owner.call('PUT', `/health-records/${id}/own-part`, own));
  return owner;
}

/** A person with a professional profile. */
export async function professional(app: TestApp, name = 'Dra. Helena'): Promise<Person> {
  const person = await app.newPerson();
  await must(person.call('PUT', '/professional-profile', { name, crp: '06/123456', uf: 'SP' }));
  return person;
}

type Choice = { parts?: readonly SharedPart[]; startDate?: string; endDate?: string; expiresInDays?: number };

/** Invites a professional. Returns id and token of the invitation. */
export const invite = (owner: Person, { parts = SHARED_PARTS, ...choice }: Choice = {}) =>
  must(
    owner.call('POST', '/professional-invites', {
      ...{ startDate: '2026-01-01', endDate: '2026-12-31', ownerName: 'Lua de Março', parts },
      ...choice,
    }),
  ) as Promise<{ id: string; token: string; url: string }>;

/** Invites a professional, who accepts. Returns the id of the share. */
export async function shared(owner: Person, reader: Person, choice: Choice = {}): Promise<string> {
  const { id, token } = await invite(owner, choice);
  await must(reader.call('POST', `/professional-invites/by-token/${token}/accept`));
  return id;
}
