import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { APP_VERSION } from '../../lib/api/client-version.ts';
import { Button } from '../../ui/button.tsx';
import { getUpdater } from './start/app-updater.ts';
import { versionCopy as copy, problemTexts } from './update.copy.ts';
import type { UpdaterState } from './updater/app-update.ts';
import type { Updater } from './updater/updater.ts';
import { versionName } from './version-name.ts';

type ItemProps = { title: string; lead: string; summary: ReactNode; action: ReactNode };
type Props = { Item: (props: ItemProps) => ReactNode };

function resultOf({ search, update }: UpdaterState): ReactNode {
  switch (search) {
    case 'searching':
      return copy.searching;
    case 'up-to-date':
      return copy.upToDate;
    case 'offline':
      return copy.offline;
    case 'failed':
      return (
        <>
          <span className="block">{problemTexts.check}</span>
          {copy.failed}
        </>
      );
    case 'found':
      return update ? copy.waiting(versionName(update.version)) : '';
    case 'none':
      return '';
  }
}

function Version({ Item, updater }: Props & { updater: Updater }) {
  const state = useSyncExternalStore(updater.subscribe, updater.current);
  const [hasSearched, setHasSearched] = useState(false);
  return (
    <Item
      title={copy.title}
      lead={copy.lead(versionName(APP_VERSION))}
      summary={
        <div className="mt-2 text-sm">
          {APP_VERSION.includes('+') && <p className="text-ink-muted text-xs">{APP_VERSION}</p>}
          {/* Searches that run by themselves are not announced. */}
          <p role="status" className="empty:hidden">
            {hasSearched && resultOf(state)}
          </p>
          {state.problem !== null && <p className="text-ink-muted">{state.problem}</p>}
        </div>
      }
      action={
        <Button
          variant="secondary"
          busy={hasSearched && state.search === 'searching'}
          onClick={() => {
            setHasSearched(true);
            void updater.search(true);
          }}
        >
          {copy.search}
        </Button>
      }
    />
  );
}

/** The item of /perfil about the version of the app. It exists in the native shell only. */
export function VersionItem({ Item }: Props) {
  const updater = getUpdater();
  return updater && <Version Item={Item} updater={updater} />;
}
