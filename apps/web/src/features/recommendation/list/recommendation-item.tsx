import type { Recommendation } from '@alento/contract/recommendation';
import { ChevronDown, ExternalLink, Pause, Play } from 'lucide-react';
import { useId, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { apiOrigin } from '../../../lib/api/api-origin.ts';
import { isSameSound, type PlayerItem, player } from '../../../state/player/player.ts';
import { Button } from '../../../ui/button.tsx';
import { LazyImage } from './lazy-image.tsx';
import { linkTargetOf } from './link-target.ts';
import { listCopy } from './opened-card.copy.ts';

/** Converts a recommendation to an item of the player with the specified fields, whose id is its URL. Null without audio. */
function playerItemOf(recommendation: Recommendation) {
  const { url, title, description, podcast, tags, imageUrl, references, lastUpdated } = recommendation;
  if (podcast === null) return null;
  return {
    id: url,
    title,
    content: description,
    podcast,
    diseaseCode: '',
    isPremium: false,
    requiredPlan: 'basic',
    tags,
    references,
    lastUpdated,
    expertReviewed: false,
    url,
    imageUrl,
  };
}

/** The link covers the whole item, so that a tap anywhere on the item opens it. Other buttons are above the link. */
const LINK =
  'after:absolute after:inset-0 after:rounded-control hover:text-brand focus-visible:outline-none ' +
  'focus-visible:after:outline-3 focus-visible:after:outline-focus';

function Title({ recommendation: { url, title } }: { recommendation: Recommendation }) {
  const target = linkTargetOf(url, apiOrigin());
  if (!target) return title;
  if ('inApp' in target) {
    return (
      <Link to={target.inApp} className={LINK}>
        {title}
      </Link>
    );
  }
  return (
    <a href={target.outside} target="_blank" rel="noopener noreferrer" className={LINK}>
      {title} <span className="sr-only">{listCopy.newWindow}</span>
      <ExternalLink aria-hidden="true" size={16} className="inline align-baseline" />
    </a>
  );
}

/** A button that plays and pauses the item in the app's player. */
function PlayButton({ item }: { item: PlayerItem }) {
  const current = useSyncExternalStore(player.subscribe, player.current, () => null);
  const isPlaying = current?.isPlaying === true && isSameSound(current.item, item);
  const Icon = isPlaying ? Pause : Play;
  return (
    <Button variant="secondary" onClick={() => player.toggle(item)} icon={Icon}>
      {isPlaying ? listCopy.pause : listCopy.play} <span className="sr-only">{item.title}</span>
    </Button>
  );
}

/** One recommendation: its link, description and reason, and its audio if it has one. */
export function RecommendationItem({ recommendation }: { recommendation: Recommendation }) {
  const { title, description, kind, imageUrl, imageDescription, aiReason } = recommendation;
  const [isOpen, setOpen] = useState(false);
  const about = useId();
  const item = playerItemOf(recommendation);
  return (
    <li className="relative flex gap-4 py-4">
      <LazyImage src={imageUrl} alt={imageDescription} className="w-24 shrink-0 self-start sm:w-36" />
      <div className="min-w-0 flex-1">
        <p className="text-ink-muted text-xs">{listCopy.kinds[kind]}</p>
        <h3 className="font-semibold leading-snug">
          <Title recommendation={recommendation} />
        </h3>
        <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-1 *:relative">
          {item && <PlayButton item={item} />}
          <Button
            variant="quiet"
            aria-expanded={isOpen}
            aria-controls={about}
            onClick={() => setOpen((before) => !before)}
            // Its text starts where the other lines start, also below the button that plays.
            className="-ml-4"
          >
            {listCopy.about} <span className="sr-only">{listCopy.aboutOf(title)}</span>
            <ChevronDown
              aria-hidden="true"
              size={18}
              className={`transition-transform motion-reduce:transition-none ${isOpen ? 'rotate-180' : ''}`}
            />
          </Button>
        </div>
        <div id={about} hidden={!isOpen} className="relative mt-2 text-sm">
          <p className="max-w-prose">{description}</p>
          <p className="mt-2 max-w-prose text-ink-muted">
            <strong className="font-semibold text-ink">{listCopy.reason}</strong> {aiReason}
          </p>
        </div>
      </div>
    </li>
  );
}
