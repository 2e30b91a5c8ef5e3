import { ExportDocument } from '@alento/contract/my-data/export-document';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { schema } from '../../db/schema/schema.ts';
import { EXPORTED, LEFT_OUT, WITHOUT_ACCOUNT } from './exported-tables.cases.ts';

const tables = Object.values(schema).filter((table) => is(table, PgTable));
const personal = tables
  .filter(
    (table) =>
      getTableName(table) === 'users' || Object.values(getTableColumns(table)).some(({ name }) => name === 'user_id'),
  )
  .map((table) => getTableName(table));

describe('tables with rows of a person', () => {
  it('are exported, or left out for a reason', () => {
    expect(personal.length).toBeGreaterThan(20);
    expect([...Object.keys(EXPORTED), ...Object.keys(LEFT_OUT)].sort()).toEqual([...personal].sort());
    for (const reason of Object.values(LEFT_OUT)) expect(reason.length).toBeGreaterThan(20);
  });

  it('have an account’s id, so that no other table is taken for one of nobody', () => {
    const others = tables.map((table) => getTableName(table)).filter((name) => !personal.includes(name));
    expect(others.sort()).toEqual([...WITHOUT_ACCOUNT].sort());
  });

  it('are named with a property of the document', () => {
    expect(Object.values(EXPORTED).filter((property) => !(property in ExportDocument.shape))).toEqual([]);
  });
});
