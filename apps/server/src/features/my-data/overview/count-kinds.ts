import type { DataKindSummary } from '@alento/contract/my-data/my-data';
import { DATA_KINDS, type DataKind } from '@alento/domain/my-data/kinds';
import type { Person } from '../../../access/person.ts';
import { countRows, type RowCount } from '../../../db/count-rows.ts';
import type { Runner } from '../../../db/database.ts';
import { countDocuments } from '../../../personal-document/count-documents.ts';

/** How much of each kind of data is kept about a person, and since when, in the order of DATA_KINDS. */
export async function countKinds(runner: Runner, person: Person): Promise<DataKindSummary[]> {
  const rows = await countRows(runner, person.owner.userId);
  const counts: Record<DataKind, RowCount> = { ...rows, ...(await countDocuments(runner, person)) };
  return DATA_KINDS.map((kind) => ({ kind, ...counts[kind] }));
}
