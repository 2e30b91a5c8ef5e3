import { BrandMark } from '../../ui/brand-mark.tsx';
import { appCopy } from '../app.copy.ts';

type Props = {
  /** Whether it stands inside the layout, whose main it then is not. */
  isInside?: boolean;
};

/** While authentication or the first screen loads (core §2). The root path is another document. */
export function FullScreenLoading({ isInside = false }: Props) {
  const Frame = isInside ? 'div' : 'main';
  return (
    <Frame className="grid min-h-dvh place-items-center">
      <div role="status" className="flex flex-col items-center gap-4 text-ink-muted">
        <BrandMark size={56} className="animate-breathe" />
        {appCopy.loading}
      </div>
    </Frame>
  );
}
