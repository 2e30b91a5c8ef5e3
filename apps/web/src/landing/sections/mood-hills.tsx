import { MOOD_SCORES } from '@alento/domain/mood-entry/scale';
import { MoodFace } from '../../ui/mood/mood-face.tsx';
import { howCopy } from '../landing.copy.ts';
import { HILLS, PLACES, SCENE, SHORE } from './mood-hills.scene.ts';

const Layer = ({ path, fill }: { path: string; fill: string }) => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 ${SCENE.width} ${SCENE.height}`}
    preserveAspectRatio="none"
    className="absolute inset-0 size-full"
  >
    <path d={path} fill={fill} />
  </svg>
);

/** Illustration of the hero: six faces behind six hills, the worst mood in front, the best near the sun. */
export const MoodHills = ({ className = '' }: { className?: string }) => (
  <div role="img" aria-label={howCopy.faces} className={`pointer-events-none w-full overflow-x-clip ${className}`}>
    <div className="absolute right-[5%] bottom-[60%] aspect-square w-[34%] max-w-96 rounded-full border-[1rem] border-accent-soft bg-accent sm:border-[1.75rem]" />
    {MOOD_SCORES.toReversed().map((score) => (
      <div key={score} className="contents">
        <div
          className="-translate-x-1/2 absolute w-[clamp(2.9rem,7.2vw,8rem)]"
          style={{ left: `${PLACES[score].left}%`, bottom: `${PLACES[score].bottom}%` }}
        >
          <MoodFace score={score} size={96} className="h-auto w-full" />
        </div>
        <Layer path={HILLS[score]} fill={`var(--mood-${score})`} />
      </div>
    ))}
    <Layer path={SHORE} fill="var(--surface)" />
  </div>
);
