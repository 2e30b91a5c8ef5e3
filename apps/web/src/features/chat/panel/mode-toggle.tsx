import { Mic } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { SegmentedControl } from '../../../ui/field/segmented-control.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { modeCopy as copy } from '../chat.copy.ts';

export type ChatMode = 'text' | 'audio';

const OPTIONS = [
  { value: 'text', label: copy.text },
  {
    value: 'audio',
    label: copy.audio,
    icon: (
      <span className="ml-1">
        <Badge tone="brand">{copy.beta}</Badge>
      </span>
    ),
  },
] as const;

/** The switch between Texto and Áudio (companion §2). */
export const ModeToggle = ({ mode, onChange }: { mode: ChatMode; onChange: (mode: ChatMode) => void }) => (
  <SegmentedControl label={copy.label} value={mode} options={OPTIONS} onChange={onChange} />
);

/** Shows that voice is not available yet. */
export const AudioSoon = ({ onBack }: { onBack: () => void }) => (
  <div className="grid min-h-0 flex-1 content-center overflow-y-auto px-4">
    <EmptyState
      title={copy.soonTitle}
      text={copy.soonText}
      picture={
        <span className="grid size-16 place-items-center rounded-pill bg-brand-soft text-on-brand-soft">
          <Mic aria-hidden size={30} />
        </span>
      }
      action={
        <Button variant="secondary" onClick={onBack}>
          {copy.toText}
        </Button>
      }
    />
  </div>
);
