import type { ArticleList } from '@alento/contract/content';
import { BookmarkCheck, CloudOff } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useIsOnline } from '../../../lib/page/use-is-online.ts';
import type { SavedCard } from '../../../state/content/saved-here.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkRow } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { contentCopy } from '../content.copy.ts';
import { savedCopy as copy } from './saved.copy.ts';
import { useSavedCards } from './use-saved-cards.ts';

/** Number of pieces that are shown at first. */
const FIRST = 3;

/** Says what opens without a network. Above a member's screen a line says already that there is none. */
const OfflineNote = ({ title, text }: { title?: string; text: string }) => (
  <div role="status" className="mb-6 flex gap-3 rounded-card border border-border bg-surface p-4">
    <CloudOff aria-hidden size={22} className="mt-0.5 shrink-0 text-brand" />
    <div className="min-w-0">
      {title && <p className="mb-1 font-bold">{title}</p>}
      <p className="max-w-[60ch] text-ink-muted">{text}</p>
    </div>
  </div>
);

function SavedList({ cards }: { cards: readonly SavedCard[] }) {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The pressed button was removed, and with it the focus.
  useLayoutEffect(() => {
    if (isWhole) list.current?.querySelectorAll('a')[FIRST]?.focus();
  }, [isWhole]);
  return (
    <Section title={copy.title} look="font-bold text-xl tracking-tight" className="border-border border-t py-8">
      <ul ref={list} className="mt-2 max-w-2xl">
        {cards.slice(0, isWhole ? undefined : FIRST).map(({ id, kind, title, url, minutes }) => (
          <LinkRow
            key={id}
            to={url}
            icon={BookmarkCheck}
            label={title}
            value={contentCopy.kindAndMinutes(kind, minutes)}
          />
        ))}
      </ul>
      {!isWhole && cards.length > FIRST && (
        <Button variant="quiet" onClick={() => setWhole(true)} className="-ml-4">
          {copy.all(cards.length)}
        </Button>
      )}
    </Section>
  );
}

type Props = {
  userId?: string | undefined;
  /** All articles, if they are known. */
  list: { data?: ArticleList | undefined };
};

function MemberPieces({ userId, list }: Props & { userId: string }) {
  const cards = useSavedCards(userId, list.data?.articles);
  const isOnline = useIsOnline();
  return (
    <>
      {!isOnline && <OfflineNote text={cards?.length === 0 ? copy.how : copy.rest} />}
      {cards && cards.length > 0 && <SavedList cards={cards} />}
    </>
  );
}

/** What a member saved, and without a network what needs one. */
export const SavedPieces = ({ userId, list }: Props) =>
  userId === undefined ? (
    <OfflineNote title={copy.offline} text={copy.visitor} />
  ) : (
    <MemberPieces key={userId} userId={userId} list={list} />
  );
