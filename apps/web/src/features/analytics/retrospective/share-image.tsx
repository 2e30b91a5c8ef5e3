import { MOOD_SCORES, type MoodScore } from '@alento/domain/mood-entry/scale';
import type { Retrospective } from '@alento/domain/retrospective/retrospective';
import { useMutation } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useRef } from 'react';
import { apiOrigin } from '../../../lib/api/api-origin.ts';
import { shareFile } from '../../../lib/page/save-file.ts';
import { Alert } from '../../../ui/alert.tsx';
import { BrandMark } from '../../../ui/brand-mark.tsx';
import { Button } from '../../../ui/button.tsx';
import { MoodFace } from '../../../ui/mood/mood-face.tsx';
import { uiCopy } from '../../../ui/ui.copy.ts';
import { calendarOf } from './image/image-layout.ts';
import { paintImage } from './image/paint-image.ts';
import { shareCopy as copy } from './retrospective.copy.ts';
import type { Span } from './span.ts';

type Props = {
  span: Span;
  days: Retrospective['days'];
  /** What stands above the calendar: name of the span, face and word of the average, and number of days. */
  words: { title: string; score: MoodScore; word: string; days: string };
};

/** The button that draws a picture of the span on this device and gives it to the system's sheet, or saves it. */
export function ShareImage({ span, days, words }: Props) {
  const source = useRef<HTMLDivElement>(null);
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async () => {
      if (!source.current) return 'failed';
      const image = await paintImage(source.current, { ...words, brand: copy.brand }, calendarOf(span, days));
      return shareFile(image, copy.fileName(span));
    },
  });
  return (
    <div className="max-w-md text-sm">
      {/* It stays enabled while it works, so that it keeps the focus. */}
      <Button icon={Share2} aria-busy={isPending || undefined} onClick={() => isPending || mutate()}>
        {isPending ? copy.making : copy.share}
      </Button>
      <p className="mt-2">{copy.lead}</p>
      <p role="status" className="mt-2 font-semibold empty:hidden">
        {data === 'saved' ? uiCopy.downloaded : null}
      </p>
      <Alert className="mt-2 font-medium">
        {error ? copy.failed : data === 'failed' ? uiCopy.notDownloaded(new URL(apiOrigin()).host) : null}
      </Alert>
      <div ref={source} hidden>
        {MOOD_SCORES.map((score) => (
          <MoodFace key={score} score={score} from="rostos" />
        ))}
        <BrandMark />
      </div>
    </div>
  );
}
