import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { updateCopy } from '../update.copy.ts';

const { bar, percent: percentText, announced } = updateCopy.downloading;

/** Steps of the announced progress, percent. Each percent would be too much to listen to. */
const ANNOUNCED_STEP = 25;

/** The progress of the download. `announcedProgress` is what screen readers hear of it. */
export const DownloadProgress = ({ percent }: { percent: number }) => (
  <ProgressBar label={bar} text={percentText(percent)} done={percent} of={100} />
);

/** A text for each quarter of the download; empty before the first. */
export function announcedProgress(percent: number): string {
  const step = Math.floor(percent / ANNOUNCED_STEP) * ANNOUNCED_STEP;
  return step > 0 ? announced(step) : '';
}
