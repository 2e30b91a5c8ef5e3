import { isMoodScore, MOOD_LABELS, MOOD_SCORES } from '@alento/domain/mood-entry/scale';
import { CircleHelp } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { Select } from '../../../ui/field/select.tsx';
import { MoodFace } from '../../../ui/mood/mood-face.tsx';
import { previewCopy as copy } from './import.copy.ts';
import type { ScaleRow } from './mapping.ts';
import { ChoiceRow, PagedList } from './paged-list.tsx';

type RowProps = {
  item: ScaleRow;
  index: number;
  onChoose: (index: number, score: number) => void;
  /** Changes when the row takes the focus; null if it doesn't. */
  focus: number | null;
};

const Row = memo(function Row({ item: { name, score, entries }, index, onChoose, focus }: RowProps) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (focus !== null) select.current?.focus();
  }, [focus]);
  const isChosen = isMoodScore(score);
  return (
    <ChoiceRow name={name} entries={entries}>
      <div className="flex items-center gap-3">
        {isChosen ? (
          <MoodFace score={score} size={36} />
        ) : (
          <CircleHelp aria-hidden size={36} strokeWidth={1.5} className="shrink-0 text-ink-muted" />
        )}
        <Select
          ref={select}
          label={copy.scaleOf(name)}
          aria-invalid={isChosen ? undefined : true}
          value={isChosen ? String(score) : ''}
          onChange={({ target }) => onChoose(index, Number(target.value))}
          className="flex-1 sm:w-48 sm:flex-none"
        >
          {!isChosen && (
            <option value="" disabled>
              {copy.chooseScore}
            </option>
          )}
          {MOOD_SCORES.map((each) => (
            <option key={each} value={each}>
              {MOOD_LABELS[each]}
            </option>
          ))}
        </Select>
      </div>
    </ChoiceRow>
  );
});

type Props = {
  rows: readonly ScaleRow[];
  page: number;
  onPage: (page: number) => void;
  onChoose: (index: number, score: number) => void;
  /** The row that takes the focus, because its mood is missing. `time` changes with each request. */
  wanted: { index: number; time: number } | null;
};

/** Which of our six moods each name of the file becomes. */
export const ScaleChoices = ({ rows, page, onPage, onChoose, wanted }: Props) => (
  <PagedList
    label={copy.scaleList}
    items={rows}
    page={page}
    onPage={onPage}
    row={(item, index) => (
      <Row
        key={item.name}
        item={item}
        index={index}
        onChoose={onChoose}
        focus={wanted?.index === index ? wanted.time : null}
      />
    )}
  />
);
