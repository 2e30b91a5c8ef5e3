import { randomUUID } from 'node:crypto';
import { localDateOf } from '@alento/domain/time/local-date';
import { sealAnalysis } from '../../crypto/note-context.ts';
import { consents } from '../../db/schema/consent.ts';
import { imports } from '../../db/schema/my-data.ts';
import { billingAccounts, payments, userPlans } from '../../db/schema/payment.ts';
import { listingReports } from '../../db/schema/sharing.ts';
import { writeEntries } from '../../entries/write-entries.ts';
import { IMPORT } from '../../sealed-json/import.ts';
import { DAY, PASSWORD, type TestApp } from '../test-app.ts';
import { addAttachment, jpeg } from './add-attachment.ts';
import { registration } from './push-registration.ts';
import { keepRecovery } from './recovery-email.ts';
import { setTotp } from './second-factor.ts';
import { must } from './sharing-people.ts';

/** Rows that need a payment service, an import or an external AI, written directly. */
async function addRows(app: TestApp, userId: string, entryId: string, word: string): Promise<void> {
  const { db } = app.database;
  const at = new Date(app.now());
  const person = await app.personForJob(userId);
  await writeEntries.keepAnalysis(
    db,
    person.owner,
    entryId,
    sealAnalysis(person.userKey(), userId, entryId, `${word}-comentario`),
  );
  await db.insert(userPlans).values({
    ...{ userId, id: `sub_${word}`, planId: 'premium', createdAt: at, status: 'active', method: 'card' },
    ...{ period: 'month', priceCents: 2990, currentPeriodEnd: new Date(app.now() + 20 * DAY) },
  });
  await db.insert(payments).values({
    ...{ userId, id: `in_${word}`, userPlanId: `sub_${word}`, chargeId: `ch_${word}`, amountCents: 2990 },
    ...{ refundedCents: 0, paidAt: at, coversUntil: new Date(app.now() + 20 * DAY) },
  });
  await db.insert(billingAccounts).values({
    ...{ userId, customerId: `cus_${word}`, begunReading: 1, storedReading: 1, createdAt: at },
    ...{ checkoutId: `cs_${word}`, checkoutState: 'paid', checkoutAt: at },
  });
  await db.insert(imports).values({
    ...{ userId, id: `import-${word}`, source: 'daylio', status: 'ready', done: 1, total: 1, created: 1 },
    content: IMPORT.seal(person.userKey(), `${userId}/import-${word}`, {
      ...{ fileName: `${word}-arquivo.csv`, days: 1, known: 0, changed: 0, update: 0, updated: 0 },
      ...{ since: null, until: null },
      ...{ scale: [], tags: [], problems: [], createdTags: [], showsHelp: 0 },
    }),
    ...{ createdAt: at, finishedAt: at },
  });
  await db.insert(consents).values({
    ...{ id: `consent-${word}`, userId, purpose: 'external-ai', textVersion: '2026-01-01' },
    ...{ grantedAt: new Date(app.now() - DAY), revokedAt: at },
  });
}

/**
 * Signs a person up and writes data of every kind. Each text contains the word, and so do the ids that the person's
 * data could have.
 *
 * @returns the person, and the texts that an export has to contain.
 */
export async function wholePerson(app: TestApp, word: string) {
  const { token, userId, call, request } = await app.signUp(`${word}@exemplo.com`);
  const texts = [`${word}-nome`, `${word}-recuperar@exemplo.com`, `${word}-pendente@exemplo.com`];
  const text = (what: string): string => {
    texts.push(`${word}-${what}`);
    return `${word}-${what}`;
  };
  await must(call('PUT', '/onboarding/user-data', { isAnonymous: false, name: `${word}-nome`, hobby: text('hobby') }));
  await must(call('PUT', '/notification-channels/email/address', { address: text('avisos@exemplo.com') }));
  await must(keepRecovery(app, token, `${word}-recuperar@exemplo.com`));
  app.mails.length = 0;
  await must(
    call('PUT', '/account/recovery-email', { recoveryEmail: `${word}-pendente@exemplo.com`, password: PASSWORD }),
  );
  const tag = await must(call('POST', '/tags', { name: text('tag'), icon: 'moon' }));
  let entry = { id: '' };
  for (const day of [4, 3, 2, 1, 0])
    entry = await must(
      call('POST', '/mood-entries', {
        score: day,
        note: text(`nota${day}`),
        tags: [tag.id],
        timestamp: app.now() - day * DAY,
      }),
    );
  await addAttachment({ request }, entry.id, Buffer.concat([jpeg(12), Buffer.from(text('foto'))]));
  const answers = Object.fromEntries(Array.from({ length: 7 }, (_, place) => [`gad${place + 1}`, 1]));
  await must(call('POST', '/screenings', { instrument: 'GAD-7', answers }));
  const plan = { warningSigns: [text('sinal')], whatHelps: [], reasons: [], places: [], safeSpace: [] };
  await must(
    call('PUT', '/safety-plan', { ...plan, people: [{ name: text('amigo'), phone: '188' }], professionals: [] }),
  );
  const step = { id: randomUUID(), text: text('passo'), timesAWeek: 3 };
  await must(call('PUT', '/small-steps', { steps: [step] }));
  const today = localDateOf(app.now(), 'America/Sao_Paulo');
  await must(call('PUT', `/small-steps/${step.id}/days/${today}`, { isDone: true }));
  const medicine = await must(
    call('POST', '/medications', { name: text('remedio'), dose: text('dose'), times: ['08:00'] }),
  );
  const dose = { medicationId: medicine.id, date: today, time: '08:00' };
  await must(call('PUT', '/medication-doses', { ...dose, status: 'taken' }));
  await must(call('POST', '/safety/answers', { answer: 'safe' }));
  await must(call('POST', '/chat', { message: text('mensagem') }));
  await must(call('POST', '/weekly-summary'));
  const record = await must(call('POST', '/health-records'));
  await must(call('GET', '/content-recommendations'));
  await must(call('PUT', '/reading/por-que-o-sono-foge', { saved: true, share: 0.5 }));
  await app.runJobs();
  await must(
    call('PUT', '/professional-profile', {
      ...{ name: text('profissional'), crp: '06/123', uf: 'SP', isListed: true, serviceKinds: ['online'] },
      contact: text('contato'),
    }),
  );
  const invite = { startDate: '2026-01-01', endDate: '2026-12-31', parts: ['moods'], ownerName: text('apelido') };
  await must(call('POST', '/professional-invites', invite));
  await app.database.db
    .insert(listingReports)
    .values({ userId, listingId: `anuncio-${word}`, reason: 'other', createdAt: new Date(app.now()) });
  texts.push(`anuncio-${word}`);
  const own = { ownWords: text('prontuario'), displayName: text('nome-no-documento'), removed: ['weeks'] };
  await must(call('PUT', `/health-records/${record.id}/own-part`, own));
  await addRows(app, userId, entry.id, word);
  texts.push(
    `${word}-comentario`,
    `cus_${word}`,
    `in_${word}`,
    `sub_${word}`,
    `ch_${word}`,
    `import-${word}`,
    `${word}-arquivo.csv`,
  );
  const device = registration(`aparelho-${word}`);
  await must(call('POST', '/push-notifications/register', device));
  await must(call('PUT', '/push-notifications/schedule', { deviceId: device.deviceId, evening: '21:15' }));
  texts.push(device.deviceId);
  const { endpoint, keys } = device.subscription;
  const { secret, codes } = await setTotp(app, token);
  const [code = ''] = codes;
  return {
    ...{ userId, token, call, request, texts },
    /** Values that no export may contain. */
    secrets: [secret, ...codes, PASSWORD, endpoint, keys.p256dh, keys.auth],
    /** A confirmation that requires the second factor; it can be used once. */
    confirmation: { password: PASSWORD, secondFactor: { kind: 'recovery-code', code } },
  };
}
