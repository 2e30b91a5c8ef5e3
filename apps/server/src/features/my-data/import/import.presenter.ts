import type { Import, ImportPreview } from '@alento/contract/my-data/imports';
import { IMPORT_UNDO_DAYS } from '@alento/domain/my-data/limits';
import { DAY_MS } from '@alento/domain/time/local-date';
import type { Person } from '../../../access/person.ts';
import { IMPORT, type ImportContent } from '../../../sealed-json/import.ts';
import type { ImportRow } from './import.repository.ts';

const rowIdOf = (actor: Person, id: string): string => `${actor.owner.userId}/${id}`;

export const openImport = (actor: Person, { id, content }: ImportRow): ImportContent =>
  IMPORT.open(actor.userKey(), rowIdOf(actor, id), content);

export const sealImport = (actor: Person, id: string, content: ImportContent) =>
  IMPORT.seal(actor.userKey(), rowIdOf(actor, id), content);

/** Until when a complete import can be undone, ms epoch. */
export const undoUntilOf = ({ finishedAt }: ImportRow): number | null =>
  finishedAt === null ? null : finishedAt.getTime() + IMPORT_UNDO_DAYS * DAY_MS;

/** The API's representation of an import. */
export function presentImport(actor: Person, row: ImportRow): Import {
  const { id, source, status, done, total, created, createdAt } = row;
  const { fileName, showsHelp, updated } = openImport(actor, row);
  return {
    ...{ id, source, fileName, status, created, updated },
    progress: { done, of: total },
    createdAt: createdAt.getTime(),
    undoUntil: status === 'ready' ? undoUntilOf(row) : null,
    showsHelp: showsHelp === 1,
  };
}

/** The API's representation of a preview. */
export function presentPreview({ id, source, total }: ImportRow, content: ImportContent): ImportPreview {
  const { fileName, days, known, changed, since, until, scale, tags, problems } = content;
  return {
    ...{ id, source, fileName, days, known, changed, since, until, problems, scale },
    entries: total,
    tags: tags.map(({ name, entries: count, tag }) => ({ name, entries: count, tag })),
  };
}
