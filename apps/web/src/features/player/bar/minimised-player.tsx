import { Maximize2 } from 'lucide-react';
import { player } from '../../../state/player/player.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { playerCopy } from '../player.copy.ts';
import { CloseButton, PlayButton, type PlayerFormProps, Title } from './player-parts.tsx';
import { PlayerProblem } from './player-problem.tsx';

/** The minimised player: title and play button. */
export const MinimisedPlayer = (props: PlayerFormProps) => (
  <div className="flex items-center gap-1 p-1.5">
    <PlayButton {...props} />
    <div className="min-w-0 max-w-44 flex-1 px-2">
      {props.playback.problem === null ? (
        <Title item={props.item} />
      ) : (
        <PlayerProblem problem={props.playback.problem} />
      )}
    </div>
    <IconButton label={playerCopy.restore} onClick={() => player.minimise(false)} data-restore>
      <Maximize2 aria-hidden size={18} />
    </IconButton>
    <CloseButton />
  </div>
);
