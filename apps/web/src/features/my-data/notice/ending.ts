import type { Export } from '@alento/contract/my-data/exports';
import type { Import } from '@alento/contract/my-data/imports';
import { paths } from '@alento/domain/interface/paths';
import type { BeingMade } from '../../../state/account/being-made.ts';
import { noticeCopy as copy } from './notice.copy.ts';

/** How an export or an import ended, as its notice says it. */
export type Ending = {
  of: BeingMade;
  text: string;
  link: { to: string; label: string };
  /** Whether a recent note of the diary calls for a way to help. */
  showsHelp: boolean;
  /** Screens that show it themselves. */
  seenAt: readonly string[];
};

type Known = { exports: readonly Export[]; imports: readonly Import[] };

const inMyData = { to: paths.myData, label: copy.see };

function endOfExport(of: BeingMade, { status }: Export): Ending | null {
  if (status === 'processing') return null;
  const seen = { of, showsHelp: false, seenAt: [paths.myData, paths.deleteAccount] };
  return status === 'ready'
    ? { ...seen, text: copy.exportReady, link: { to: paths.myData, label: copy.download } }
    : { ...seen, text: copy.exportFailed, link: inMyData };
}

function endOfImport(of: BeingMade, { status, created, updated, showsHelp }: Import): Ending | null {
  if (status !== 'ready' && status !== 'failed') return null;
  const seen = { of, showsHelp, seenAt: [paths.myData, paths.importDiary] };
  if (status === 'failed') return { ...seen, text: copy.importFailed, link: inMyData };
  return created + updated > 0
    ? {
        ...seen,
        text: created > 0 ? copy.importReady(created) : copy.importUpdated,
        link: { to: paths.history, label: copy.history },
      }
    : { ...seen, text: copy.importNothing, link: inMyData };
}

/** The end of something that was being made; null if it goes on, or if it is not among the known ones. */
export function endingOf(of: BeingMade, { exports, imports }: Known): Ending | null {
  const id = of.slice(of.indexOf(':') + 1);
  if (of.startsWith('export:')) {
    const made = exports.find((one) => one.id === id);
    return made ? endOfExport(of, made) : null;
  }
  const made = imports.find((one) => one.id === id);
  return made ? endOfImport(of, made) : null;
}
