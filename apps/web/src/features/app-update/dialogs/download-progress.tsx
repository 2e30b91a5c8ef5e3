import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { updateCopy } from '../update.copy.ts';

const { bar, percent: percentText, announced } = updateCopy.downloading;

/** Steps of the announced progress, percent. Each percent would be too much to listen to. */
const ANNOUNCED_STEP = 25;

/** The progress of the download. Screen readers hear of every quarter. */
export function DownloadProgress({ percent }: { percent: number }) {
  const step = Math.floor(percent / ANNOUNCED_STEP) * ANNOUNCED_STEP;
  return (
    <>
      <ProgressBar label={bar} text={percentText(percent)} done={percent} of={100} />
      <VisuallyHidden role="status">{step > 0 ? announced(step) : ''}</VisuallyHidden>
    </>
  );
}
