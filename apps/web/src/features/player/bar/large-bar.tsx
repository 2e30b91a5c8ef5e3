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

/** The player's bar below the header, with all controls. */
export function LargeBar(props: PlayerFormProps) {
  const { item, playback, engine } = props;
  return (
    <div className="mx-auto flex h-full max-w-[72rem] items-center gap-4 px-6">
      <Cover item={item} />
      <div className="w-56 min-w-0 xl:w-64">
        <Title item={item} />
        <Clock {...props} />
      </div>
      <div className="flex items-center gap-1">
        <BackButton engine={engine} />
        <PlayButton {...props} />
        <ForwardButton engine={engine} />
      </div>
      {playback.problem === null ? (
        <div className="min-w-0 flex-1">
          <PlayerSlider playback={playback} engine={engine} />
        </div>
      ) : (
        <PlayerProblem problem={playback.problem} />
      )}
      <RateChoice engine={engine} rate={playback.rate} />
      <div className="flex items-center">
        <MinimiseButton />
        <CloseButton />
      </div>
    </div>
  );
}
