import { CloudUpload, ImageOff, Trash2, TriangleAlert } from 'lucide-react';
import { IconButton } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/state/part-states.tsx';
import type { AttachmentSource, ShownAttachment } from '../attachment.types.ts';
import { photoCopy as copy } from './photo.copy.ts';
import { usePicture } from './use-picture.ts';

type ThumbnailProps = {
  photo: ShownAttachment;
  name: string;
  load: AttachmentSource['thumbnail'];
  onOpen: (id: string) => void;
  onRemove: ((id: string) => void) | false;
};

const SQUARE = 'grid size-18 place-items-center overflow-hidden rounded-control bg-surface-sunken';

/** Whether a photo is only on this device, and why. Its button's name says the same. */
const WaitingMark = ({ isRefused }: { isRefused: boolean }) => (
  <span
    className={`absolute bottom-1 left-1 grid size-6 place-items-center rounded-pill ${isRefused ? 'bg-danger text-on-danger' : 'bg-surface-raised text-ink'}`}
  >
    {isRefused ? <TriangleAlert aria-hidden size={14} /> : <CloudUpload aria-hidden size={14} />}
  </span>
);

function Thumbnail({ photo: { id, key, waiting }, name, load, onOpen, onRemove }: ThumbnailProps) {
  const { address, hasFailed, retry, fail } = usePicture(key, () => load(id));
  const full = waiting === undefined ? name : waiting.refusal === null ? copy.waiting(name) : copy.refused(name);
  return (
    <li>
      <div className="relative">
        {hasFailed ? (
          <button
            type="button"
            aria-label={copy.notLoaded(name)}
            onClick={retry}
            className={`${SQUARE} content-center gap-1 px-1 text-center text-ink text-xs leading-4 hover:text-brand`}
          >
            <ImageOff aria-hidden size={18} className="text-ink-muted" />
            {copy.retry}
          </button>
        ) : (
          <button type="button" aria-label={full} onClick={() => onOpen(id)} className={SQUARE}>
            {address === null ? (
              <Skeleton className="size-full" />
            ) : (
              <img src={address} alt="" onError={fail} className="size-full object-cover" />
            )}
          </button>
        )}
        {waiting && <WaitingMark isRefused={waiting.refusal !== null} />}
      </div>
      {onRemove && (
        // Below the picture, so that a tap on the picture never removes it.
        <IconButton label={copy.remove(name)} onClick={() => onRemove(id)} className="w-18">
          <Trash2 aria-hidden size={18} />
        </IconButton>
      )}
    </li>
  );
}

type Props = {
  photos: readonly ShownAttachment[];
  source: Pick<AttachmentSource, 'thumbnail'>;
  /** Day and time of the entry, such as "12 de novembro, 14:32"; null for a new entry. */
  when: string | null;
  onOpen: (id: string) => void;
  onRemove: (id: string) => void;
  /** Whether each can be removed right there. What the server refused always can. */
  isEditing?: boolean;
};

/** The photos of an entry in small. Each opens the viewer. */
export function PhotoThumbnails({ photos, source, when, onOpen, onRemove, isEditing = false }: Props) {
  if (photos.length === 0) return null;
  return (
    <ul aria-label={copy.list} className="flex flex-wrap gap-2">
      {photos.map((photo, at) => (
        <Thumbnail
          key={photo.key}
          photo={photo}
          name={copy.name(at + 1, photos.length, when)}
          load={source.thumbnail}
          onOpen={onOpen}
          onRemove={(isEditing || photo.waiting?.refusal != null) && onRemove}
        />
      ))}
    </ul>
  );
}
