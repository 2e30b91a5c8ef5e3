import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { updateCopy as copy } from '../update.copy.ts';
import type { AppUpdate } from '../updater/app-update.ts';
import type { Updater } from '../updater/updater.ts';
import { versionName } from '../version-name.ts';

const { bar, percent: percentText, announced } = copy.downloading;

/** Steps of the announced progress, percent. Each percent would be too much to listen to. */
const ANNOUNCED_STEP = 25;

/** The progress of the download. `announcedProgress` is what screen readers hear of it. */
const DownloadProgress = ({ percent }: { percent: number }) => (
  <ProgressBar label={bar} text={percentText(percent)} done={percent} of={100} />
);

/** A text for each quarter of the download; empty before the first. */
function announcedProgress(percent: number): string {
  const step = Math.floor(percent / ANNOUNCED_STEP) * ANNOUNCED_STEP;
  return step > 0 ? announced(step) : '';
}

type Action = {
  label: string;
  variant?: 'quiet' | 'secondary';
  onPress: () => unknown;
  /** Whether the button only closes the dialog, so that the header needs no other. */
  closes?: boolean;
};
type Parts = {
  title: string;
  text: string;
  content: ReactNode;
  actions?: readonly Action[];
};

const More = ({ children }: { children: string }) => <p className="max-w-prose text-ink-muted">{children}</p>;

function failedParts({ error, detail, status, isUndone, version }: AppUpdate, updater: Updater): Parts {
  const { title, undone, download, install, back, close, revert } = copy.failed;
  const isDownload = status === 'failed' && error === 'Falha no download';
  const reason = isUndone ? undone(versionName(version)) : isDownload ? download : install;
  return {
    title,
    text: error ?? '',
    content: (
      <div className="flex flex-col gap-3">
        <p className="font-semibold">{detail}</p>
        <More>{reason}</More>
        <More>{back}</More>
      </div>
    ),
    actions: [
      { label: revert, variant: 'secondary', onPress: updater.goBack },
      { label: close, onPress: updater.close, closes: true },
    ],
  };
}

function partsOf(update: AppUpdate, updater: Updater): Parts {
  const { version, status, progress } = update;
  if (status === 'failed') return failedParts(update, updater);
  const { title, text, more } = copy[status];
  const said = { title, text: text(versionName(version)), content: <More>{more}</More> };
  switch (status) {
    case 'available':
      return {
        ...said,
        actions: [
          { label: copy.available.skip, variant: 'secondary', onPress: updater.skip },
          { label: copy.available.download, onPress: updater.download },
        ],
      };
    case 'downloading':
      return {
        ...said,
        content: (
          <div className="flex flex-col gap-4">
            <DownloadProgress percent={progress} />
            {said.content}
          </div>
        ),
      };
    case 'installing':
      return said;
    case 'downloaded':
      return {
        ...said,
        actions: [
          { label: copy.downloaded.later, variant: 'quiet', onPress: updater.close, closes: true },
          { label: copy.downloaded.install, variant: 'secondary', onPress: updater.install },
          { label: copy.downloaded.installAndRestart, onPress: updater.installAndRestart },
        ],
      };
    case 'installed':
      return {
        ...said,
        actions: [
          { label: copy.installed.later, variant: 'secondary', onPress: updater.close, closes: true },
          { label: copy.installed.restart, onPress: updater.restart },
        ],
      };
  }
}

/**
 * Moves the focus when an open dialog changes to the next state, which removes the button that had it. The button that
 * changes nothing gets it, because the state may change while the person is pressing a key.
 */
function useFocusOnChange(place: RefObject<HTMLElement | null>, status: AppUpdate['status']): void {
  const before = useRef(status);
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    place.current?.closest('[role="dialog"]')?.querySelector<HTMLElement>('[data-focus-first]')?.focus();
  }, [place, status]);
}

type Props = { update: AppUpdate; isOpen: boolean; updater: Updater };

/** The dialog of the update's state. */
export function UpdateDialog({ update, isOpen, updater }: Props) {
  const { title, text, content, actions = [] } = partsOf(update, updater);
  const place = useRef<HTMLDivElement>(null);
  useFocusOnChange(place, update.status);
  const progress = update.status === 'downloading' ? announcedProgress(update.progress) : '';
  return (
    <Dialog
      open={isOpen}
      onClose={() => updater.close()}
      title={title}
      description={text}
      footer={
        actions.length > 0 &&
        actions.map(({ label, variant, onPress, closes }) => (
          <Button key={label} variant={variant} data-focus-first={closes} onClick={() => void onPress()}>
            {label}
          </Button>
        ))
      }
      withoutCross={actions.some(({ closes }) => closes)}
    >
      <div ref={place}>
        {content}
        {/* The title of the next state is announced too, because the dialog stays open. */}
        <VisuallyHidden role="status">{progress || title}</VisuallyHidden>
      </div>
    </Dialog>
  );
}
