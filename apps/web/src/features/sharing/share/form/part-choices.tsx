import { PART_WITHIN, SHARED_PARTS, type SharedPart } from '@alento/domain/sharing/parts';
import { partTexts } from '../../parts.copy.ts';
import { Choice } from './choice.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { formCopy as copy } from './form.copy.ts';

type Props = {
  parts: readonly SharedPart[];
  error: string | undefined;
  onChange: (parts: readonly SharedPart[]) => void;
};

/** Which parts are shared. A part that belongs to another one goes with it. */
export function PartChoices({ parts, error, onChange }: Props) {
  const choose = (part: SharedPart, isOn: boolean): void => {
    const others = parts.filter((one) => one !== part && PART_WITHIN[one] !== part);
    onChange(isOn ? [...parts, part] : others);
  };
  return (
    <ChoiceGroup legend={copy.parts} hint={copy.partsHint} field="parts" error={error}>
      {SHARED_PARTS.map((part) => {
        const within = PART_WITHIN[part];
        return (
          <Choice
            key={part}
            type="checkbox"
            label={partTexts[part].name}
            hint={partTexts[part].owner}
            checked={parts.includes(part)}
            disabled={within !== undefined && !parts.includes(within)}
            onChange={({ target }) => choose(part, target.checked)}
            className={within ? 'ml-2 border-border border-l-2 pl-6' : ''}
          />
        );
      })}
    </ChoiceGroup>
  );
}
