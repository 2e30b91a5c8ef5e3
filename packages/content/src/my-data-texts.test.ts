import { INACTIVE_NOTICE_DAYS } from '@alento/domain/account/limits';
import { SESSION_DAYS, SESSION_LONGEST_MS } from '@alento/domain/account/session';
import { CONTACT_MARK } from '@alento/domain/legal/privacy-contact';
import { IDEMPOTENCY_KEY_DAYS } from '@alento/domain/mood-entry/limits';
import {
  ACCOUNTING_YEARS,
  EXPORT_LIFETIME_HOURS,
  EXPORTS_PER_DAY,
  IMPORT_ENTRIES_MAX,
  IMPORT_FILE_MAX_BYTES,
  IMPORT_PREVIEW_HOURS,
  IMPORT_TEXTS_MAX_BYTES,
  IMPORT_UNDO_DAYS,
} from '@alento/domain/my-data/limits';
import { DAY_MS } from '@alento/domain/time/local-date';
import { describe, expect, it } from 'vitest';
import { all, helpOf, policy, terms } from './product-texts.harness.ts';

/** The policy's row about a kind of data, without tags. */
const rowOf = (start: string): string =>
  (policy.split(`<td>${start}`)[1]?.split('</tr>')[0] ?? '').replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const inFigures = (count: number): string => new Intl.NumberFormat('pt-BR').format(count);
const IN_WORDS = ['nenhuma', 'uma', 'duas', 'três'];

describe('the legal texts', () => {
  it.each([
    ['Código técnico de um envio', `${IDEMPOTENCY_KEY_DAYS} dias`],
    ['Arquivo da cópia que você pede', `${EXPORT_LIFETIME_HOURS} horas depois de pronto`],
    ['Diário que você traz', `A prévia que você não confirma, ${IMPORT_PREVIEW_HOURS} horas`],
    ['Registro contábil de um pagamento', `${ACCOUNTING_YEARS} anos desde o pagamento`],
  ])('state how long data are kept, as the code does: %s, %s', (start, text) => {
    expect(rowOf(start)).toContain(text);
  });

  it('state the days of a session, of an undo and of the notice about an unused account', () => {
    expect(policy).toContain(`${SESSION_DAYS} dias sem uso, e no máximo ${SESSION_LONGEST_MS / DAY_MS} dias`);
    expect(policy).toContain(`os registros que uma importação trouxe se desfazem juntos por ${IMPORT_UNDO_DAYS} dias`);
    expect(policy).toContain(`sem uso por mais ${INACTIVE_NOTICE_DAYS} dias, é excluída`);
    expect(policy).toContain(`Até ${IN_WORDS[EXPORTS_PER_DAY]} por dia`);
  });

  it('have a place for the contact, and no example address', () => {
    for (const text of [terms, policy]) {
      expect(text.split(CONTACT_MARK)).toHaveLength(2);
      expect(text).not.toMatch(/@|\.invalid/);
    }
  });

  it('say where data are seen, exported, imported and deleted', () => {
    for (const text of [terms, policy])
      for (const word of ['/meus-dados', 'cópia', 'traz']) expect(text).toContain(word);
    expect(policy).toContain('Excluir minha conta');
    expect(terms).toContain('Você pode excluir sua conta quando quiser, em /meus-dados');
  });
});

describe('the help pages about one’s data', () => {
  it('state the limits of exports and imports, and how long they can be used', () => {
    expect(helpOf('export')).toContain(`por ${EXPORT_LIFETIME_HOURS} horas`);
    expect(helpOf('export')).toContain(`até ${IN_WORDS[EXPORTS_PER_DAY]} vezes por dia`);
    expect(helpOf('import')).toContain(`desfazer por ${IMPORT_UNDO_DAYS} dias`);
    expect(helpOf('import')).toContain(`até ${inFigures(IMPORT_TEXTS_MAX_BYTES / 1e6)} MB de texto`);
    expect(helpOf('import')).toContain(`se apaga em ${IMPORT_PREVIEW_HOURS} horas`);
    expect(helpOf('import')).toContain(
      `até ${inFigures(IMPORT_FILE_MAX_BYTES / 1e6)} MB e ${inFigures(IMPORT_ENTRIES_MAX)} registros`,
    );
    expect(helpOf('mood-undo')).toContain(`se desfazem juntos por ${IMPORT_UNDO_DAYS} dias`);
    expect(helpOf('delete-account')).toContain(`por ${ACCOUNTING_YEARS} anos`);
  });

  it('lead to the screens', () => {
    for (const [id, path] of [
      ['export', '/meus-dados'],
      ['import', '/meus-dados/importar'],
      ['delete-account', '/meus-dados/excluir'],
    ] as const)
      expect(helpOf(id)).toContain(`(${path})`);
  });
});

it('no help page and no legal text says that exporting, importing or deleting the account has to be asked for', () => {
  for (const text of all) {
    expect(text).not.toMatch(
      /ainda não (?:dá|é possível|está pronta)[^.]{0,40}(?:export|import|baixar (?:seus|o hist)|excluir a conta)/i,
    );
    expect(text).not.toMatch(/exclusão[^.]{0,60}(?:ainda não está pronta|pelo contato da seção 16)/i);
    expect(text).not.toContain('.invalid');
  }
});
