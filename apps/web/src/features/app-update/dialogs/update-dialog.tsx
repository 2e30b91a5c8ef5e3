import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { updateCopy as copy } from '../update.copy.ts';
import type { AppUpdate } from '../updater/app-update.ts';
import type { Updater } from '../updater/updater.ts';
import { DownloadProgress } from './download-progress.tsx';

type Parts = {
  title: string;
  text: string;
  content: ReactNode;
  footer?: ReactNode;
  /** Whether the footer has a button that closes the dialog, so that the header needs none. */
  hasOwnClose?: boolean;
};

const More = ({ children }: { children: string }) => <p className="max-w-prose text-ink-muted">{children}</p>;

function failedParts({ error, detail, status, isUndone, version }: AppUpdate, updater: Updater): Parts {
  const { title, undone, download, install, back, close, revert } = copy.failed;
  const isDownload = status === 'failed' && error === 'Falha no download';
  const reason = isUndone ? undone(version) : isDownload ? download : install;
  return {
    title,
    text: error ?? '',
    content: (
      <div className="flex flex-col gap-3">
        <p className="font-semibold">{detail}.</p>
        <More>{reason}</More>
        <More>{back}</More>
      </div>
    ),
    footer: (
      <>
        <Button variant="secondary" onClick={() => void updater.goBack()}>
          {revert}
        </Button>
        <Button data-focus-first onClick={updater.close}>
          {close}
        </Button>
      </>
    ),
    hasOwnClose: true,
  };
}

function partsOf(update: AppUpdate, updater: Updater): Parts {
  const { version, status, progress } = update;
  if (status === 'failed') return failedParts(update, updater);
  const { title, text, more } = copy[status];
  const said = { title, text: text(version), content: <More>{more}</More> };
  switch (status) {
    case 'available':
      return {
        ...said,
        footer: (
          <>
            <Button variant="secondary" onClick={updater.skip}>
              {copy.available.skip}
            </Button>
            <Button data-focus-first onClick={() => void updater.download()}>
              {copy.available.download}
            </Button>
          </>
        ),
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
        hasOwnClose: true,
        footer: (
          <>
            <Button variant="quiet" onClick={updater.close}>
              {copy.downloaded.later}
            </Button>
            <Button variant="secondary" data-focus-first onClick={() => void updater.install()}>
              {copy.downloaded.install}
            </Button>
            <Button onClick={() => void updater.installAndRestart()}>{copy.downloaded.installAndRestart}</Button>
          </>
        ),
      };
    case 'installed':
      return {
        ...said,
        hasOwnClose: true,
        footer: (
          <>
            <Button variant="secondary" data-focus-first onClick={updater.close}>
              {copy.installed.later}
            </Button>
            <Button onClick={() => void updater.restart()}>{copy.installed.restart}</Button>
          </>
        ),
      };
  }
}

type Props = { update: AppUpdate; isOpen: boolean; updater: Updater };

/** The dialog of the update's state (companion §2). */
export function UpdateDialog({ update, isOpen, updater }: Props) {
  const { title, text, content, footer, hasOwnClose = false } = partsOf(update, updater);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) updater.close();
      }}
      title={title}
      description={text}
      footer={footer}
      withoutCross={hasOwnClose}
    >
      {content}
    </Dialog>
  );
}
