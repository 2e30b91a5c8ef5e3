import { SHARE_DAYS_MAX } from '@alento/domain/sharing/limits';
import { SegmentedControl } from '../../../../ui/field/segmented-control.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { formCopy as copy } from './form.copy.ts';
import { DURATIONS, type ShareDraft } from './share-draft.ts';

const OPTIONS = DURATIONS.map((value) => ({ value, label: copy.durations[value] }));

type Props = { draft: ShareDraft; error: string | undefined; onChange: (change: Partial<ShareDraft>) => void };

/** How long the professional can read. */
export const DurationChoices = ({ draft, error, onChange }: Props) => (
  <ChoiceGroup legend={copy.duration} hint={copy.durationHint} field="days" error={error}>
    <SegmentedControl
      label={copy.duration}
      value={draft.duration}
      options={OPTIONS}
      onChange={(duration) => onChange({ duration })}
    />
    {draft.duration === 'other' && (
      <div className="mt-3 max-w-48">
        <TextField
          type="number"
          inputMode="numeric"
          min={1}
          max={SHARE_DAYS_MAX}
          step={1}
          label={copy.otherDays}
          value={draft.otherDays}
          onChange={({ target }) => onChange({ otherDays: target.value })}
        />
      </div>
    )}
  </ChoiceGroup>
);
