import { Badge } from '../../../ui/badge.tsx';
import { SegmentedControl } from '../../../ui/field/segmented-control.tsx';
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

/** The switch between Texto and Áudio. */
export const ModeToggle = ({ mode, onChange }: { mode: ChatMode; onChange: (mode: ChatMode) => void }) => (
  <SegmentedControl label={copy.label} value={mode} options={OPTIONS} onChange={onChange} />
);
