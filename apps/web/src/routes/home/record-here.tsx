import type { MoodScore } from '@alento/domain/mood-entry/scale';
import { type ComponentType, useState } from 'react';
import { errorCopy, pickerCopy } from '../../features/mood-entry/mood-entry.copy.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { MoodPicker } from '../../ui/mood/mood-picker.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import type { RecordPartProps } from '../mood/record.tsx';

const load = async () => (await import('../mood/record.tsx')).RecordPart;

/** Loads the code when a face is hovered or focused. If that fails, the tap loads it again. */
const prepare = (): void => void load().catch(() => undefined);

/**
 * The six faces of /home. One tap saves, with the same component as on /registrar. Its code is loaded when a face is
 * first hovered, focused or pressed, because most visits record nothing.
 */
export function RecordHere() {
  const account = useAccount();
  const [chosen, setChosen] = useState<MoodScore | null>(null);
  const [Opened, setOpened] = useState<ComponentType<RecordPartProps> | null>(null);
  if (!account) return null;

  const choose = (score: MoodScore): void => {
    setChosen(score);
    load().then(
      (part) => setOpened(() => part),
      () => {
        setChosen(null);
        toast.failed(`${errorCopy.record}. ${pickerCopy.notLoaded}`);
      },
    );
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles events that bubble up from the faces.
    <div className="mb-6" onPointerEnter={prepare} onPointerDown={prepare} onFocus={prepare}>
      {Opened && chosen !== null ? (
        <Opened key={account.userId} userId={account.userId} begunWith={chosen} />
      ) : (
        <MoodPicker label={pickerCopy.group} size="large" chosen={chosen} onChoose={choose} />
      )}
    </div>
  );
}
