import type { Export } from '@alento/contract/my-data/exports';
import type { Import } from '@alento/contract/my-data/imports';
import { paths } from '@alento/domain/interface/paths';
import { routeAt } from '@alento/domain/interface/route-at';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { type StartedJob, startedJobs } from '../../../state/account/started-jobs.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { IconButton } from '../../../ui/button.tsx';
import { exportsQuery, importsQuery } from '../my-data.queries.ts';
import { noticeCopy as copy } from './notice.copy.ts';

/** How an export or an import ended, as its notice says it. */
type Ending = {
  of: StartedJob;
  text: string;
  link: { to: string; label: string };
  /** Whether a recent note of the diary calls for a way to help. */
  showsHelp: boolean;
  /** Screens that show it themselves. */
  seenAt: readonly string[];
};

type Known = { exports: readonly Export[]; imports: readonly Import[] };

const inMyData = { to: paths.myData, label: copy.see };

function endOfExport(of: StartedJob, { status }: Export): Ending | null {
  if (status === 'processing') return null;
  const seen = { of, showsHelp: false, seenAt: [paths.myData, paths.deleteAccount] };
  return status === 'ready'
    ? { ...seen, text: copy.exportReady, link: { to: paths.myData, label: copy.download } }
    : { ...seen, text: copy.exportFailed, link: inMyData };
}

function endOfImport(of: StartedJob, { status, created, updated, showsHelp }: Import): Ending | null {
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

/** How an export or an import ended; null while it runs, or if it is not among the known ones. */
function endingOf(of: StartedJob, { exports, imports }: Known): Ending | null {
  const exported = exports.find(({ id }) => of === `export:${id}`);
  if (exported) return endOfExport(of, exported);
  const imported = imports.find(({ id }) => of === `import:${id}`);
  return imported ? endOfImport(of, imported) : null;
}

/** The account's stream announces each step. This is for a device without a stream, ms. */
const POLL_MS = 30_000;

/** Kinds of screens on which nothing else may ask for attention. */
const QUIET_SCREENS: readonly unknown[] = ['chat', 'crisis', 'screening'];

const LINK = 'inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4';

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
const isVisibleNow = (): boolean => document.visibilityState !== 'hidden';

const pollWhile = (list: readonly { status: string }[] | undefined): number | false =>
  list?.some(({ status }) => status === 'processing') ? POLL_MS : false;

/** The ends of what this device has started, as far as they are known and not shown yet. */
function useEndings(userId: string): { isWaiting: boolean; endings: Ending[] } {
  useSyncExternalStore(startedJobs.subscribe, () => startedJobs.stored(userId));
  const waiting = startedJobs.list(userId);
  const isWaitingFor = (kind: string): boolean => waiting.some((one) => one.startsWith(kind));
  const { data: exports = [] } = useQuery({
    ...exportsQuery(),
    enabled: isWaitingFor('export'),
    refetchInterval: ({ state }) => pollWhile(state.data),
  });
  const { data: imports = [] } = useQuery({
    ...importsQuery(),
    enabled: isWaitingFor('import'),
    refetchInterval: ({ state }) => pollWhile(state.data),
  });
  const endings = waiting.flatMap((one) => endingOf(one, { exports, imports }) ?? []);
  return { isWaiting: waiting.length > 0, endings };
}

function EndingCard({ ending, onClose }: { ending: Ending; onClose: () => void }) {
  const { text, link, showsHelp } = ending;
  return (
    <div className="fixed right-[max(1rem,var(--safe-right))] left-[max(1rem,var(--safe-left))] bottom-[calc(var(--bottom-bar)+var(--floating-room)+0.75rem)] z-20 mx-auto flex max-w-md animate-rise items-start gap-2 rounded-card border border-border bg-surface-raised py-2 pr-2 pl-4 shadow-raised">
      <div className="min-w-0 flex-1 pt-2.5">
        <p className="font-semibold">{text}</p>
        {showsHelp && <p className="mt-1 text-ink-muted text-sm">{copy.help}</p>}
        <div className="flex flex-wrap gap-x-5">
          <Link to={link.to} onClick={onClose} className={LINK}>
            {link.label}
          </Link>
          {showsHelp && (
            <Link to={paths.help} className={LINK}>
              {copy.helpLink}
            </Link>
          )}
        </div>
      </div>
      <IconButton label={copy.close} onClick={onClose}>
        <X aria-hidden size={20} />
      </IconButton>
    </div>
  );
}

/**
 * A quiet notice on any screen that an export or an import has ended, if this device has started it: once, in one tab,
 * and not on the screens of the chat, of a crisis or of a screening.
 */
export function EndingNotice({ userId }: { userId: string }) {
  const { pathname } = useLocation();
  const { isWaiting, endings } = useEndings(userId);
  const isVisible = useSyncExternalStore(onVisibility, isVisibleNow);
  const isCrisis = useSyncExternalStore(crisis.subscribe, crisis.current) !== null;
  const [visibleEndings, setVisibleEndings] = useState<readonly Ending[]>([]);
  const isQuiet = isCrisis || QUIET_SCREENS.includes(routeAt(pathname).ads);
  const isSeen = ({ seenAt }: Ending): boolean => seenAt.includes(pathname);
  if (visibleEndings.some(isSeen)) setVisibleEndings(visibleEndings.filter((one) => !isSeen(one)));
  const [next] = isVisible && !isQuiet ? endings : [];
  useEffect(() => {
    if (!next) return;
    void startedJobs.take(userId, next.of).then((isOurs) => {
      if (isOurs) setVisibleEndings((before) => [...before, next]);
    });
  }, [userId, next]);
  const [first] = visibleEndings;
  if (!isWaiting && !first) return null;
  // The region is there before its text, so that a screen reader announces the text.
  return (
    <div role="status">
      {first && !isQuiet && !isSeen(first) && (
        <EndingCard key={first.of} ending={first} onClose={() => setVisibleEndings(visibleEndings.slice(1))} />
      )}
    </div>
  );
}
