import { BrandMark } from '../../ui/brand-mark.tsx';
import { appCopy } from '../app.copy.ts';

type Props = {
  /** Whether it is rendered inside the layout, which already has a `main`. */
  isInside?: boolean;
};

/**
 * Shown while the token is validated or the first screen loads. The root path never shows it, because it is a separate
 * document.
 */
export function FullScreenLoading({ isInside = false }: Props) {
  const Frame = isInside ? 'div' : 'main';
  return (
    <Frame data-starting className="grid min-h-dvh place-items-center">
      <div role="status" className="flex flex-col items-center gap-4 text-ink-muted">
        <BrandMark size={56} className="animate-breathe" />
        {appCopy.loading}
      </div>
    </Frame>
  );
}
