import type { Import, ImportPreview } from '@alento/contract/my-data/imports';
import { useCallback, useState } from 'react';
import { messageOf } from '../../../lib/api/api-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/field/switch.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { previewCopy as copy, importCopy } from './import.copy.ts';
import { choicesOf, missingIn, scaleRows, withRow } from './mapping.ts';
import { pageIndexOf } from './paged-list.tsx';
import { Part } from './part.tsx';
import { ScaleChoices } from './scale-choices.tsx';
import { TagChoices } from './tag-choices.tsx';
import { useConfirmImport, useDropPreview } from './use-import.ts';

function contentsText({ entries, days, since, until }: ImportPreview): string {
  if (entries === 0) return copy.none;
  const contents = copy.contents(entries, days);
  if (since === null || until === null) return `${contents}.`;
  return `${contents}${since === until ? copy.day(since) : copy.span(since, until)}.`;
}

function knownText(added: number, { known, changed }: ImportPreview): string {
  if (added > 0) return copy.known(added, known);
  return changed > 0 ? copy.allKnownButChanged : copy.allKnown;
}

/** Whether the problems of a file are located by the lines of a table; others by the position of the entry. */
const isTable = ({ source, fileName }: ImportPreview): boolean =>
  source === 'daylio' && !/\.(daylio|json|zip)$/i.test(fileName);

const Problems = ({ preview }: { preview: ImportPreview }) => (
  <Fold name={copy.problems(preview.problems.length)}>
    <section
      aria-label={copy.problems(preview.problems.length)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content has to be reachable by keyboard.
      tabIndex={0}
      className="max-h-80 overflow-y-auto rounded-control text-sm"
    >
      <ul className="flex flex-col gap-2">
        {preview.problems.map(({ line, message }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a line may have several problems.
          <li key={index} className="break-words">
            <span className="font-semibold">{copy.line(line, isTable(preview))}:</span> {message}
          </li>
        ))}
      </ul>
    </section>
  </Fold>
);

/** Whether some activities are proposed to be left out, because there is no room for a tag for each. */
const isCut = ({ tags }: ImportPreview): boolean =>
  tags.some(({ tag }) => tag === null) && tags.some(({ tag }) => tag === 'new');

/** The state of the choices, and the request to look at the first one that is missing. */
function useChoices(preview: ImportPreview) {
  const [scale, setScale] = useState(() => scaleRows(preview));
  const [tags, setTags] = useState(preview.tags);
  const [page, setPage] = useState(0);
  const [wanted, setWanted] = useState<{ index: number; time: number } | null>(null);
  const turn = (next: number): void => {
    setWanted(null);
    setPage(next);
  };
  return {
    scale,
    tags,
    page,
    turn,
    wanted,
    missing: missingIn(scale).length,
    // Stable, so that a choice draws only its own row again.
    chooseScore: useCallback((index: number, score: number) => setScale((rows) => withRow(rows, index, { score })), []),
    chooseTag: useCallback((index: number, tag: string | null) => setTags((rows) => withRow(rows, index, { tag })), []),
    leaveAllOut: () => setTags((rows) => rows.map((row) => ({ ...row, tag: null }))),
    showMissing: (): void => {
      const index = scale.findIndex(({ score }) => score === null);
      setPage(pageIndexOf(index));
      setWanted((before) => ({ index, time: (before?.time ?? 0) + 1 }));
    },
  };
}

type Props = {
  preview: ImportPreview;
  onConfirmed: (started: Import) => void;
  onDropped: (isDropped: boolean) => void;
};

/** What a file contains and what it becomes here. Nothing is added before it is confirmed. */
export function Preview({ preview, onConfirmed, onDropped }: Props) {
  const choices = useChoices(preview);
  const { mutate: confirm, isPending, error } = useConfirmImport(onConfirmed);
  const { mutate: drop, isPending: isDropping } = useDropPreview(onDropped);
  const { scale, tags, missing } = choices;
  const [update, setUpdate] = useState(false);
  const { known, changed } = preview;
  const added = preview.entries - known;
  const updated = update ? changed : 0;
  const unknown = preview.scale.filter(({ score }) => score === null).length;
  const submit = (): void => {
    if (added > 0 && missing > 0) choices.showMissing();
    else confirm({ preview, ...choicesOf(scale, tags), update });
  };
  return (
    <div className="flex flex-col gap-5">
      <Part title={copy.title} isStage>
        <p className="break-words text-ink-muted text-sm">{preview.fileName}</p>
        <p className="mt-1 max-w-prose font-semibold">{contentsText(preview)}</p>
        {known > 0 && <p className="mt-1 max-w-prose">{knownText(added, preview)}</p>}
        {changed > 0 && (
          <div className="mt-4">
            <Switch name={copy.update} hint={copy.updateHint(changed)} isOn={update} onChange={setUpdate} />
          </div>
        )}
        {added > 0 && preview.source === 'alento' && <p className="mt-1 max-w-prose">{copy.ownCopy}</p>}
        {preview.problems.length > 0 && <Problems preview={preview} />}
      </Part>
      {/* Moods of Alento's own file have the names of here. */}
      {added > 0 && scale.length > 0 && preview.source !== 'alento' && (
        <Part title={copy.scaleTitle}>
          <p className="max-w-prose text-ink-muted">{copy.scaleLead}</p>
          {unknown > 0 && <p className="mt-1 max-w-prose font-semibold">{copy.scaleUnknown(unknown)}</p>}
          <ScaleChoices
            rows={scale}
            page={choices.page}
            onPage={choices.turn}
            onChoose={choices.chooseScore}
            wanted={choices.wanted}
          />
        </Part>
      )}
      {added > 0 && tags.length > 0 && (
        <Part title={copy.tagsTitle}>
          <TagChoices
            rows={tags}
            isCut={isCut(preview)}
            onChoose={choices.chooseTag}
            onLeaveAllOut={choices.leaveAllOut}
          />
        </Part>
      )}
      <Alert className="max-w-prose font-medium">{error ? messageOf(error) : null}</Alert>
      <div className="flex flex-col gap-2 sm:flex-row-reverse sm:justify-end">
        {added + updated > 0 && (
          <Button size="lg" busy={isPending} disabled={isDropping} onClick={submit}>
            {added > 0 && missing > 0 ? copy.missing(missing) : copy.confirm(added, updated)}
          </Button>
        )}
        <Button variant="secondary" size="lg" busy={isDropping} disabled={isPending} onClick={() => drop(preview.id)}>
          {added + changed > 0 ? importCopy.cancel : copy.another}
        </Button>
      </div>
    </div>
  );
}
