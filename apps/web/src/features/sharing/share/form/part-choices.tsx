import { SHARED_PARTS, type SharedPart } from '@alento/domain/sharing/parts';
import { partTexts } from '../../parts.copy.ts';
import { Choice } from './choice.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { formCopy as copy } from './form.copy.ts';

type Props = {
  parts: readonly SharedPart[];
  error: string | undefined;
  onChange: (parts: readonly SharedPart[]) => void;
};

/** Which parts are shared. Notes belong to the moods, so they go with them. */
export function PartChoices({ parts, error, onChange }: Props) {
  const choose = (part: SharedPart, isOn: boolean): void => {
    const others = parts.filter((one) => one !== part && !(part === 'moods' && one === 'notes'));
    onChange(isOn ? [...parts, part] : others);
  };
  return (
    <ChoiceGroup legend={copy.parts} hint={copy.partsHint} field="parts" error={error}>
      {SHARED_PARTS.map((part) => (
        <Choice
          key={part}
          type="checkbox"
          label={partTexts[part].name}
          hint={partTexts[part].owner}
          checked={parts.includes(part)}
          disabled={part === 'notes' && !parts.includes('moods')}
          onChange={({ target }) => choose(part, target.checked)}
          className={part === 'notes' ? 'ml-2 border-border border-l-2 pl-6' : ''}
        />
      ))}
    </ChoiceGroup>
  );
}
