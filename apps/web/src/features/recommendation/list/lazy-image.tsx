import { IMAGE_MARGIN_PX } from '@alento/domain/recommendation/limits';
import { useState } from 'react';
import { useIsNear } from '../../../ui/loading/use-is-near.ts';
import { listCopy } from './opened-card.copy.ts';

/** The size of the placeholder, with the ratio 4 to 3. */
const WIDTH = 400;
const HEIGHT = 300;

type Props = { src: string; alt: string; className?: string };

/** An image that loads shortly before it is visible. Its space is reserved. */
export function LazyImage({ src, alt, className = '' }: Props) {
  const { place, isNear } = useIsNear<HTMLDivElement>(IMAGE_MARGIN_PX);
  const [failed, setFailed] = useState(false);
  return (
    <div
      ref={place}
      className={`grid aspect-[4/3] place-items-center overflow-hidden rounded-control bg-surface-sunken ${className}`}
    >
      {failed ? (
        <p className="px-1 text-center text-ink-muted text-xs">{listCopy.imageFailed}</p>
      ) : (
        isNear && (
          <img
            src={src}
            alt={alt}
            width={WIDTH}
            height={HEIGHT}
            decoding="async"
            onError={() => setFailed(true)}
            className="size-full object-cover"
          />
        )
      )}
    </div>
  );
}
