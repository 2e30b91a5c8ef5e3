import type { Tag } from '@alento/contract/tag';
import { isEmotion } from '@alento/domain/mood-entry/emotions';
import { tagsLeft } from '@alento/domain/tag/plan-tag';
import { useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { tagsQuery } from '../../tag/tag.queries.ts';
import { previewCopy as copy } from './import.copy.ts';
import { type TagRow, tagCounts } from './mapping.ts';
import { ChoiceRow, PagedList } from './paged-list.tsx';

/** The value of the choice to leave an activity out. No tag has an empty id. */
const OUT = '';
/** Lists of at most this many activities are shown at once. */
const OPEN_MAX = 6;

type RowProps = {
  item: TagRow;
  index: number;
  tags: readonly Tag[];
  /** Whether the tags are still being read: then the names of the choices are not known. */
  isLoading: boolean;
  onChoose: (index: number, tag: string | null) => void;
};

const Row = memo(function Row({ item: { name, tag, entries }, index, tags, isLoading, onChoose }: RowProps) {
  const isUnread = tag !== null && tag !== 'new' && !tags.some(({ id }) => id === tag);
  return (
    <ChoiceRow name={name} entries={entries}>
      <Select
        label={copy.tagOf(name)}
        value={tag ?? OUT}
        disabled={isLoading}
        onChange={({ target }) => onChoose(index, target.value === OUT ? null : target.value)}
        className="sm:w-56"
      >
        {isLoading ? (
          <option value={tag ?? OUT}>{copy.tagsLoading}</option>
        ) : (
          <>
            <option value="new">{copy.tagNew}</option>
            <option value={OUT}>{copy.tagOut}</option>
            {/* The tags may be unreadable, or one of them too new for the list. */}
            {isUnread && <option value={tag}>{copy.tagExisting}</option>}
            {tags.map(({ id, name: tagName }) => (
              <option key={id} value={id}>
                {tagName}
              </option>
            ))}
          </>
        )}
      </Select>
    </ChoiceRow>
  );
});

const NO_TAGS: readonly Tag[] = [];

type Props = {
  rows: readonly TagRow[];
  /** Whether the limit of tags leaves some of the activities out. */
  isCut: boolean;
  onChoose: (index: number, tag: string | null) => void;
  onLeaveAllOut: () => void;
};

/** Which tag each activity of the file becomes. */
export function TagChoices({ rows, isCut, onChoose, onLeaveAllOut }: Props) {
  const { data: tags = NO_TAGS, isError, isPending } = useQuery(tagsQuery());
  const [page, setPage] = useState(0);
  const { created, merged, out } = tagCounts(rows);
  // Words for feelings don't count in the limit.
  const counted = rows.filter(({ name, tag }) => tag === 'new' && !isEmotion(name)).length;
  const room = tagsLeft(tags);
  const list = (
    <>
      {isError && <p className="mt-2 text-ink-muted text-sm">{copy.tagsFailed}</p>}
      <PagedList
        label={copy.tagsList}
        items={rows}
        page={page}
        onPage={setPage}
        row={(item, index) => (
          <Row key={item.name} item={item} index={index} tags={tags} isLoading={isPending} onChoose={onChoose} />
        )}
      />
      {rows.length > 1 && out < rows.length && (
        <Button variant="quiet" onClick={onLeaveAllOut} className="mt-2 -ml-4">
          {copy.tagsOut}
        </Button>
      )}
    </>
  );
  return (
    <>
      <p className="max-w-prose">{copy.tagsSummary(created, merged, out)}</p>
      {isCut && <p className="mt-1 max-w-prose text-ink-muted text-sm">{copy.tagsCut}</p>}
      <p role="status" className="mt-2 max-w-prose font-medium text-danger text-sm empty:hidden">
        {counted > room ? copy.tagsFull(Math.max(0, room), counted) : null}
      </p>
      {counted === room && out > 0 && <p className="mt-2 max-w-prose text-ink-muted text-sm">{copy.tagsAtLimit}</p>}
      {rows.length <= OPEN_MAX ? list : <Fold name={copy.tagsCheck}>{list}</Fold>}
    </>
  );
}
