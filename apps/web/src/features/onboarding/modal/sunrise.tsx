import { HILLS } from '../../../ui/horizon.tsx';

/** The visible part of the panorama, in units of its drawing. */
const WINDOW = 640;
/** How far the nearest hill moves from the first step to the last. */
const WAY = 560;
/** How much closer together the hills are than on the large picture, so that all are visible in a narrow strip. */
const CLOSER = 34;

/**
 * A sun that rises with the progress, over hills that pass by, the near ones faster: each step has its own picture.
 * Decoration only.
 */
export function Sunrise({ position, total }: { position: number; total: number }) {
  const risen = total > 1 ? (position - 1) / (total - 1) : 1;
  return (
    <div aria-hidden className="relative h-13 overflow-hidden sm:h-18 [@media(max-height:32rem)]:hidden">
      <div
        className="absolute inset-0 bg-accent-soft transition-opacity duration-calm"
        style={{ opacity: 0.2 + 0.6 * risen }}
      />
      <div
        className="absolute left-[70%] aspect-square h-1/2 rounded-full border-4 border-accent-soft bg-accent transition-[bottom] duration-calm"
        style={{ bottom: `${2 + 46 * risen}%` }}
      />
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WINDOW} 310`}
        preserveAspectRatio="none"
        className="absolute top-[35%] left-0 h-[230%] w-full"
      >
        {HILLS.map(([fill, path], nearness) => (
          <path
            key={fill}
            d={path}
            fill={fill}
            className="transition-transform duration-calm"
            style={{
              transform: `translate(${-risen * WAY * (0.7 + nearness * 0.06)}px, ${-CLOSER * nearness}px)`,
            }}
          />
        ))}
      </svg>
    </div>
  );
}
