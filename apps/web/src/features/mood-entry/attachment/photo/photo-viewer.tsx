import { ChevronLeft, ChevronRight, type LucideIcon, Trash2, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type TouchEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/dialog.tsx';
import { FullScreenDialog } from '../../../../ui/overlay/opened-full-screen.tsx';
import { ErrorState } from '../../../../ui/state/part-states.tsx';
import { Spinner } from '../../../../ui/state/spinner.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { AttachmentSource, ShownAttachment } from '../attachment.types.ts';
import { photoCopy as copy } from './photo.copy.ts';
import { useZoom, ZOOM } from './photo-zoom.ts';
import { usePicture } from './use-picture.ts';

type PictureProps = { id: string; name: string; isZoomed: boolean; load: () => Promise<Blob> };

function Picture({ id, name, isZoomed, load }: PictureProps) {
  const { address, hasFailed, retry, fail } = usePicture(id, load);
  if (hasFailed) return <ErrorState message={copy.failed} onRetry={retry} />;
  if (address === null) {
    return (
      <p role="status" className="grid place-items-center">
        <Spinner size={32} />
        <VisuallyHidden>{copy.loading}</VisuallyHidden>
      </p>
    );
  }
  const fit = isZoomed ? 'object-contain' : 'object-scale-down';
  return <img src={address} alt={name} onError={fail} className={`absolute inset-0 size-full ${fit}`} />;
}

/** A finger must move this far to go to another photo, px. */
const SWIPE = 48;

/**
 * Calls `go` with -1 or 1 after a swipe of one finger. A zoomed photo or page is moved by the finger instead. These are
 * touch events, because the browser ends the pointer events of a finger once it zooms or scrolls.
 */
function useSwipe(go: (by: -1 | 1) => void, isPhotoZoomed: boolean) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent): void {
      const touch = touches[0];
      const isZoomed = isPhotoZoomed || (window.visualViewport?.scale ?? 1) > 1.01;
      start.current = touch && touches.length === 1 && !isZoomed ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent): void {
      const touch = changedTouches[0];
      if (!touch || !start.current) return;
      const [right, down] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      start.current = null;
      if (Math.abs(right) >= SWIPE && Math.abs(right) > 2 * Math.abs(down)) go(right < 0 ? 1 : -1);
    },
  };
}

type BarProps = { at: number; count: number; onShow: (place: number) => void; isZoomed: boolean; onZoom: () => void };

/** The buttons below a photo: to go on, if there are several, and to zoom. */
function Bar({ at, count, onShow, isZoomed, onZoom }: BarProps) {
  const step = (label: string, to: number, Icon: LucideIcon) =>
    count > 1 && (
      <IconButton
        label={label}
        aria-disabled={to < 0 || to >= count}
        onClick={() => onShow(to)}
        className="aria-disabled:opacity-40"
      >
        <Icon aria-hidden size={26} />
      </IconButton>
    );
  return (
    <div className="flex justify-center gap-6 pb-2">
      {step(copy.previous, at - 1, ChevronLeft)}
      <IconButton label={isZoomed ? copy.zoomOut : copy.zoomIn} onClick={onZoom}>
        {isZoomed ? <ZoomOut aria-hidden size={22} /> : <ZoomIn aria-hidden size={22} />}
      </IconButton>
      {step(copy.next, at + 1, ChevronRight)}
    </div>
  );
}

type Props = {
  photos: readonly ShownAttachment[];
  source: Pick<AttachmentSource, 'file'>;
  /** Day and time of the entry, such as "12 de novembro, 14:32"; null for a new entry. */
  when: string | null;
  /** Id of the photo that is shown first. */
  first: string;
  /** Also called when there is no photo left. */
  onClose: () => void;
  /** Deletes a photo after the person confirmed it, and says what failed. Without it, photos can't be deleted here. */
  onRemove?: (id: string) => Promise<unknown>;
};

/** The photos of an entry, one at a time on the whole screen. Browsers zoom by two fingers too. */
export function PhotoViewer({ photos, source, when, first, onClose, onRemove }: Props) {
  const [wanted, setWanted] = useState(() =>
    Math.max(
      0,
      photos.findIndex(({ id }) => id === first),
    ),
  );
  const [question, setQuestion] = useState<'closed' | 'open' | 'busy'>('closed');
  const count = photos.length;
  const at = Math.min(wanted, count - 1);
  const photo = photos[at];
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (count === 0) close();
  }, [count]);

  const zoom = useZoom(photo?.key);
  const show = (place: number): void => setWanted(Math.min(count - 1, Math.max(0, place)));
  const swipe = useSwipe((by) => show(at + by), zoom.isZoomed);
  const byKey = (event: KeyboardEvent): void => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 }[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (!zoom.move(event.key)) {
      if (to === undefined) return;
      show(to);
    }
    event.preventDefault();
  };
  if (!photo) return null;
  const remove = async (): Promise<void> => {
    setQuestion('busy');
    try {
      await onRemove?.(photo.id);
    } finally {
      setQuestion('closed');
    }
  };
  const name = copy.name(at + 1, count, when);
  const scale = zoom.isZoomed ? ZOOM : 1;
  return (
    <>
      <FullScreenDialog
        title={name}
        onClose={onClose}
        onKeyDown={byKey}
        actions={
          onRemove && (
            <IconButton label={copy.delete} onClick={() => setQuestion('open')}>
              <Trash2 aria-hidden size={20} />
            </IconButton>
          )
        }
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the zoom button does the same. */}
        <section
          {...swipe}
          ref={zoom.frame}
          aria-label={copy.photo}
          // Scrollable content has to be reachable by keyboard.
          tabIndex={zoom.isZoomed ? 0 : undefined}
          onClick={zoom.tap}
          className="min-h-0 flex-1 touch-manipulation overflow-auto overscroll-contain focus-visible:-outline-offset-4"
        >
          <div
            className="relative grid place-items-center"
            style={{ width: `${scale * 100}%`, height: `${scale * 100}%` }}
          >
            <Picture
              key={photo.key}
              id={photo.key}
              name={name}
              isZoomed={zoom.isZoomed}
              load={() => source.file(photo.id)}
            />
          </div>
        </section>
        <Bar at={at} count={count} onShow={show} isZoomed={zoom.isZoomed} onZoom={zoom.toggle} />
      </FullScreenDialog>
      <ConfirmDialog
        open={question !== 'closed'}
        busy={question === 'busy'}
        danger
        title={copy.deleteTitle}
        description={copy.deleteText}
        confirmLabel={copy.delete}
        onClose={() => setQuestion('closed')}
        onConfirm={() => void remove()}
      />
    </>
  );
}
