import { OWN_WORDS_MAX, RECORD_DAYS, RECORD_MIN_DAYS } from '@alento/domain/health-record/limits';
import { SECTION_TITLES } from '@alento/domain/health-record/record-text.copy';
import { routes } from '@alento/domain/interface/routes';
import { PLAN_QUOTAS } from '@alento/domain/plan/quotas';
import {
  INVITE_LINK_DAYS,
  LISTING_TEXT_MAX,
  OPEN_SHARES_MAX,
  SHARE_DAYS_DEFAULT,
  SHARE_DAYS_MAX,
} from '@alento/domain/sharing/limits';
import { SHARED_PARTS, type SharedPart } from '@alento/domain/sharing/parts';
import { describe, expect, it } from 'vitest';
import { all, pageOf, policy as policyHtml, terms as termsHtml } from './product-texts.harness.ts';

const plain = (text: string): string => text.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const answerOf = (id: string): string => pageOf(id).answer;
const bodyOf = (id: string): string => plain(pageOf(id).html);
const [policy, terms] = [plain(policyHtml), plain(termsHtml)];

const { free, essencial, premium } = PLAN_QUOTAS;
const FREE = free.healthRecordsPerMonth;
const ESSENCIAL = essencial.healthRecordsPerMonth;

/** How the texts name each part. */
const PART_NAMES: Readonly<Record<SharedPart, RegExp>> = {
  moods: /humores/i,
  notes: /notas/i,
  screenings: /soma do PHQ-9,(?: e o)? GAD-7 com cada resposta/,
  'self-harm-answer': /item 9 do PHQ-9/i,
  records: /prontuários/i,
  medication: /tratamento e medicação/i,
  'safety-plan': /plano de segurança/i,
};

describe('the texts about records', () => {
  it('state the days of a record and how long own words may be', () => {
    const days = [`últimos ${RECORD_DAYS} dias`, `pelo menos ${RECORD_MIN_DAYS}`];
    expect(answerOf('record-document')).toContain(days[0]);
    expect(answerOf('record-document')).toContain(`registros em ${RECORD_MIN_DAYS} dias`);
    expect(bodyOf('record-document')).toContain(`em pelo menos ${RECORD_MIN_DAYS} dos últimos ${RECORD_DAYS} dias`);
    for (const text of days) expect(terms).toContain(text);
    expect(bodyOf('record-document')).toContain(
      `${SECTION_TITLES['own-words']} , até ${new Intl.NumberFormat('pt-BR').format(OWN_WORDS_MAX)} caracteres`,
    );
  });

  it('state how many records each plan has', () => {
    expect(premium.healthRecordsPerMonth).toBe(Infinity);
    expect(answerOf('record-document')).toContain(
      `No Grátis é ${FREE} por mês; no Essencial, ${ESSENCIAL}; no Premium, sem limite.`,
    );
    expect(bodyOf('record-document')).toContain(`${FREE} no Grátis, ${ESSENCIAL} no Essencial, sem limite no Premium`);
    expect(answerOf('plans')).toContain(`${FREE} prontuário por mês`);
    expect(answerOf('plans')).toContain(`${ESSENCIAL} prontuários`);
    expect(bodyOf('plans')).toContain(`${ESSENCIAL} prontuários por mês`);
    expect(bodyOf('plans')).toContain('prontuários sem limite');
    expect(bodyOf('limit')).toContain(`${FREE} prontuário por mês; no Essencial, ${ESSENCIAL}`);
  });

  it('say that a record is no diagnosis, and no record of a health service', () => {
    expect(answerOf('record-document')).toContain('Não é laudo nem diagnóstico');
    for (const text of [bodyOf('record-document'), terms])
      expect(text).toContain('não é o prontuário de um serviço de saúde');
  });
});

describe('the texts about sharing', () => {
  it('state how long a link and a share are valid, and how many can be open', () => {
    for (const id of ['therapist', 'professional']) expect(answerOf(id)).toContain(`vale ${INVITE_LINK_DAYS} dias`);
    expect(bodyOf('therapist')).toContain(`pode ser aceito por ${INVITE_LINK_DAYS} dias`);
    expect(bodyOf('therapist')).toContain(`de 1 a ${SHARE_DAYS_MAX} dias. Sem mudar nada, são ${SHARE_DAYS_DEFAULT}`);
    expect(bodyOf('therapist')).toContain(`Até ${OPEN_SHARES_MAX} convites e acessos`);
    for (const text of [policy, terms]) {
      expect(text).toContain(`vale por ${INVITE_LINK_DAYS} dias`);
      expect(text).toContain(`de 1 a ${SHARE_DAYS_MAX} dias`);
    }
    expect(bodyOf('professional')).toContain(`até ${LISTING_TEXT_MAX} caracteres`);
  });

  it.each(SHARED_PARTS)('name the part %s', (part) => {
    const recipients = policy.split('Profissionais:')[1]?.split('Rede de anúncios:')[0] ?? '';
    for (const text of [bodyOf('therapist'), recipients]) expect(text).toMatch(PART_NAMES[part]);
  });

  it('say that nobody checks the CRP, that crises raise no alarm, and what can’t be undone', () => {
    for (const text of [bodyOf('therapist'), bodyOf('professional'), policy, terms])
      expect(text).toMatch(/não (?:o )?(?:confere|cadastro)[^.]{0,30}conselho/);
    for (const text of [bodyOf('therapist'), bodyOf('professional'), terms])
      expect(text).toMatch(/avis\w+[^.]{0,60}crise/);
    for (const text of [answerOf('end-share'), policy, terms])
      expect(text).toMatch(/já foi lido, impresso ou salvo não (?:dá para desfazer|pode ser desfeito)/);
  });

  it('lead to the screens', () => {
    const { records, sharing, patients, professionalProfile, psychologists } = routes;
    for (const id of ['therapist', 'end-share', 'health-data']) expect(answerOf(id)).toContain(`(${sharing.path})`);
    expect(answerOf('record-document')).toContain(`(${records.path})`);
    for (const { path } of [patients, professionalProfile, psychologists])
      expect(pageOf('professional').html).toContain(`href="${path}"`);
    for (const text of [policy, terms]) expect(text).toContain(sharing.path);
    expect(policy).toContain(professionalProfile.path);
  });
});

it('no help page and no legal text says that records or sharing don’t exist yet', () => {
  const subject = '(?:prontuári|compartilh|convidar um profissional|contas? de profissional)';
  const later = '(?:ainda não (?:exist|há|dá)|em breve|quando (?:existir|estiver))';
  for (const text of all.map(plain)) {
    expect(text).not.toMatch(new RegExp(`${later}[^.]{0,60}${subject}`, 'i'));
    expect(text).not.toMatch(new RegExp(`${subject}[^.]{0,60}${later}`, 'i'));
  }
});
