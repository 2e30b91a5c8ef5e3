import type { ContentCard } from '@alento/contract/content';
import { Pause, Play } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { isSameSound, player } from '../../../state/player/player.ts';
import { Button } from '../../../ui/button.tsx';
import { listenCopy } from './piece.copy.ts';

type Props = {
  content: Pick<ContentCard, 'id' | 'title' | 'url' | 'tags' | 'imageUrl'>;
  podcast: string;
};

const nothing = (): null => null;

/** Plays or pauses a piece in the app's player. Without JavaScript it links to the audio file. */
export function ListenButton({ content, podcast }: Props) {
  const state = useSyncExternalStore(player.subscribe, player.current, nothing);
  const { id, title, url, tags, imageUrl } = content;
  const plays = state?.isPlaying === true && isSameSound(state.item, { id, podcast });
  const verb = plays ? listenCopy.pause : listenCopy.play;
  return (
    <>
      <Button
        aria-label={listenCopy.named(verb, title)}
        onClick={() => player.toggle({ id, title, podcast, url, tags, imageUrl })}
        className="noscript:hidden"
      >
        {plays ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
        {verb}
      </Button>
      <noscript>
        <a href={podcast} className="inline-flex min-h-11 items-center text-brand underline underline-offset-4">
          {listenCopy.file}
        </a>
      </noscript>
    </>
  );
}
