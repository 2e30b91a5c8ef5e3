import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId } from 'react';
import { player } from '../../../state/player/player.ts';
import { IconButton } from '../../../ui/button.tsx';
import { playerCopy } from '../player.copy.ts';
import {
  BackButton,
  Clock,
  CloseButton,
  Cover,
  ForwardButton,
  MinimiseButton,
  PlayButton,
  type PlayerFormProps,
  RateChoice,
  Title,
} from './player-controls.tsx';
import { PlayerProblem } from './player-problem.tsx';
import { PlayerSlider } from './player-slider.tsx';

type Props = PlayerFormProps & { isExpanded: boolean; canMinimise: boolean };

/** The player's bar on small screens: one row, and a second row if it is expanded. The slider is at its upper edge. */
export function SmallBar({ isExpanded, canMinimise, ...props }: Props) {
  const { item, playback, engine } = props;
  const id = useId();
  const Chevron = isExpanded ? ChevronDown : ChevronUp;
  return (
    <>
      <div className="absolute inset-x-4 -top-2">
        <PlayerSlider playback={playback} engine={engine} />
      </div>
      <div className="flex h-15 items-center gap-1 pt-3 pr-1 pl-2">
        {playback.problem === null ? (
          <>
            <Cover item={item} className="size-10" />
            <div className="min-w-0 flex-1 pl-1.5">
              <Title item={item} />
              <Clock {...props} />
            </div>
          </>
        ) : (
          <PlayerProblem problem={playback.problem} />
        )}
        {/* If pressing play can't solve the problem, the problem's own button replaces the play button. */}
        {(playback.problem === null || playback.problem === 'refused') && <PlayButton {...props} />}
        <IconButton
          label={isExpanded ? playerCopy.less : playerCopy.more}
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? id : undefined}
          onClick={() => player.expand(!isExpanded)}
          className="-mr-1"
        >
          <Chevron aria-hidden size={20} />
        </IconButton>
        <CloseButton />
      </div>
      {isExpanded && (
        <div id={id} className="flex h-13 items-center justify-between px-2 pb-1">
          <div className="flex items-center">
            <BackButton engine={engine} />
            <ForwardButton engine={engine} />
          </div>
          <div className="flex items-center gap-1">
            <RateChoice engine={engine} rate={playback.rate} />
            {canMinimise && <MinimiseButton />}
          </div>
        </div>
      )}
    </>
  );
}
