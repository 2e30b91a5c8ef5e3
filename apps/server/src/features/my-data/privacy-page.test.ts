import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAILURES_KEPT_MS } from '@alento/domain/account/guessing';
import { INACTIVE_NOTICE_DAYS } from '@alento/domain/account/inactivity';
import {
  RECOVERY_CONFIRM_MS,
  RECOVERY_UNDO_MS,
  RESET_TOKEN_MS,
  SECOND_FACTOR_TICKET_MS,
  SESSION_DAYS,
  SESSION_LONGEST_MS,
  TOTP_SETUP_MS,
} from '@alento/domain/account/session';
import { IDEMPOTENCY_KEY_DAYS } from '@alento/domain/mood-entry/limits';
import {
  ACCOUNTING_YEARS,
  EXPORT_KEPT_HOURS,
  IMPORT_PREVIEW_HOURS,
  IMPORT_UNDO_DAYS,
} from '@alento/domain/my-data/limits';
import { DAY_MS, HOUR_MS } from '@alento/domain/time/local-date';
import { UPDATE_EVENTS_KEPT_DAYS } from '@alento/domain/update/updates';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { MARGIN_DAYS } from '../../backup/erased/erased-accounts.ts';
import { readConfig } from '../../config.ts';
import { schema } from '../../db/schema/schema.ts';
import { allSealedDocuments } from '../../testing/sealed-documents/documents.ts';
import { EVENTS_KEPT_MS } from '../payment/payment.jobs.ts';
import { ROW_DAYS } from './export/export.jobs.ts';
import { EXPORTED, LEFT_OUT } from './exported-tables.cases.ts';
import { LATER_DAYS } from './import/import.jobs.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const PAGE = readFileSync(join(ROOT, 'docs/privacy.md'), 'utf8');
const MINUTE_MS = 60_000;
const { BACKUP_KEEP_DAYS } = readConfig({});

/** Columns of bytes that contain no text of a person. */
const NO_TEXT = ['user_keys.wrapped_key', 'idempotency_keys.request_hash'];

/** The cells of each row of a table below a heading, by the name in its first cell. */
function rowsBelow(heading: string): [name: string, cells: string[]][] {
  const [, section = ''] = PAGE.split(`\n## ${heading}\n`);
  const lines = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
  return lines.map((line) => {
    const [name = '', ...cells] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return [name.replaceAll('`', ''), cells];
  });
}
const rows = rowsBelow('Tables');
const cellsOf = new Map(rows);
const cell = (table: string, index: number): string => cellsOf.get(table)?.[index] ?? '';
const [HOW_LONG, ENCRYPTED, EXPORT, DELETION] = [1, 2, 3, 4];
const namesIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

const tables = Object.values(schema).filter((table) => is(table, PgTable));
const columnsOf = (table: PgTable) => Object.values(getTableColumns(table));

describe('docs/privacy.md', () => {
  it('has one complete row for each table of the database, and no other', () => {
    expect(rows.map(([name]) => name).sort()).toEqual(tables.map((table) => getTableName(table)).sort());
    for (const [name, cells] of rows) {
      expect(cells, name).toHaveLength(5);
      expect(
        cells.every((text) => text !== ''),
        name,
      ).toBe(true);
    }
  });

  it.each(tables.map((table) => [getTableName(table), table] as const))(
    'names exactly the encrypted columns of %s',
    (name, table) => {
      const sealed = columnsOf(table)
        .filter((column) => column.getSQLType() === 'bytea' && !NO_TEXT.includes(`${name}.${column.name}`))
        .map((column) => column.name);
      expect(namesIn(cell(name, ENCRYPTED)).sort()).toEqual(sealed.sort());
      if (sealed.length === 0) expect(cell(name, ENCRYPTED)).toBe('no');
    },
  );

  it('names the property of an export for each table that is exported, and no other', () => {
    for (const [name] of rows) {
      const property = EXPORTED[name];
      expect(cell(name, EXPORT), name).toBe(property === undefined ? 'no' : `\`${property}\``);
    }
    expect(Object.keys(LEFT_OUT).every((name) => cellsOf.has(name))).toBe(true);
  });

  it('says for each table with rows of an account that a deletion removes them', () => {
    const owned = tables.filter((table) => columnsOf(table).some(({ name }) => name === 'user_id'));
    expect(owned.length).toBeGreaterThan(20);
    for (const table of [...owned, schema.users]) expect(cell(getTableName(table), DELETION)).toMatch(/^removed/);
  });

  it('lists each personal document', async () => {
    const kinds = (await allSealedDocuments()).flatMap(
      ({ name }) => /^personal_documents\.content\.(.+)$/.exec(name)?.[1] ?? [],
    );
    expect(kinds.length).toBeGreaterThan(3);
    const documents = rowsBelow('Documents in `personal_documents`');
    expect(documents.map(([name]) => name).sort()).toEqual(kinds.sort());
  });

  it.each([
    ['sessions', `${SESSION_DAYS} days after the last renewal, at most ${SESSION_LONGEST_MS / DAY_MS} days`],
    ['verifications', `${RESET_TOKEN_MS / HOUR_MS} hour,`],
    ['recovery_changes', `${RECOVERY_CONFIRM_MS / DAY_MS} day to confirm, ${RECOVERY_UNDO_MS / DAY_MS} days to undo`],
    ['second_factors', `${TOTP_SETUP_MS / HOUR_MS} hour if never confirmed`],
    ['factor_tickets', `${SECOND_FACTOR_TICKET_MS / MINUTE_MS} minutes`],
    ['payment_events', `${EVENTS_KEPT_MS / DAY_MS} days`],
    ['accounting_records', `${ACCOUNTING_YEARS} years`],
    ['update_events', `${UPDATE_EVENTS_KEPT_DAYS} days`],
    ['idempotency_keys', `${IDEMPOTENCY_KEY_DAYS} days`],
    ['exports', `${ROW_DAYS} days`],
    ['export_parts', `${EXPORT_KEPT_HOURS} hours`],
    ['imports', `a preview ${IMPORT_PREVIEW_HOURS} hours; an import can be undone for ${IMPORT_UNDO_DAYS} days`],
    ['imports', `its row goes ${LATER_DAYS} days later`],
    ['import_parts', `at most ${IMPORT_PREVIEW_HOURS} hours`],
    ['erased_accounts', `${BACKUP_KEEP_DAYS} days by default, and ${MARGIN_DAYS} days more`],
  ])('says how long rows of %s live, as the code does: %s', (name, text) => {
    expect(cell(name, HOW_LONG)).toContain(text);
  });

  it('states the same time for backups as the privacy policy', () => {
    const policy = readFileSync(join(ROOT, 'content/legal/politica-de-privacidade.md'), 'utf8');
    expect(policy).toContain(`| Cópias de segurança do servidor | ${BACKUP_KEEP_DAYS} dias,`);
    expect(policy).toContain(`pelo prazo das cópias e mais ${MARGIN_DAYS} dias`);
    expect(policy).toContain(`o que permite desfazer, ${IMPORT_UNDO_DAYS + LATER_DAYS} dias`);
    expect(policy).toContain(`a data do pedido, ${ROW_DAYS} dias`);
    expect(policy).toContain(`| Avisos do Stripe sobre pagamentos | ${EVENTS_KEPT_MS / DAY_MS} dias |`);
  });

  it('says how long backups, counts of attempts and unused accounts are kept, as the code does', () => {
    expect(PAGE).toContain(`\`BACKUP_KEEP_DAYS\`, ${BACKUP_KEEP_DAYS} days by default`);
    expect(FAILURES_KEPT_MS).toBe(DAY_MS);
    expect(cell('rate_limits', HOW_LONG)).toContain('at most a day');
    expect(PAGE).toContain(`\`INACTIVE_NOTICE_DAYS\` (${INACTIVE_NOTICE_DAYS}) more days`);
  });
});
