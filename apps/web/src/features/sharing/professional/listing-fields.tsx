import { LISTING_TEXT_MAX } from '@alento/domain/sharing/limits';
import { SERVICE_KINDS, type ServiceKind } from '@alento/domain/sharing/listing';
import { characterCount } from '@alento/domain/text/plain-text';
import { Switch } from '../../../ui/field/switch.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { SERVICE_KIND_NAMES } from '../../../ui/service-kinds.copy.ts';
import { profileCopy as copy } from './profile.copy.ts';

export type ListingDraft = { isListed: boolean; serviceKinds: readonly ServiceKind[]; text: string; contact: string };

type Props = {
  draft: ListingDraft;
  isHidden: boolean;
  error: string | null;
  onChange: (change: Partial<ListingDraft>) => void;
};

/** Whether and how the professional is listed on /psicologos. */
export function ListingFields({ draft, isHidden, error, onChange }: Props) {
  const { isListed, serviceKinds, text, contact } = draft;
  const used = characterCount(text);
  const choose = (kind: ServiceKind, isOn: boolean): void =>
    onChange({ serviceKinds: SERVICE_KINDS.filter((one) => (one === kind ? isOn : serviceKinds.includes(one))) });
  return (
    <div className="grid gap-5">
      <Switch
        name={copy.listed}
        hint={copy.listedHint}
        isOn={isListed}
        onChange={(isOn) => onChange({ isListed: isOn })}
      />
      {isHidden && <p className="max-w-prose rounded-control bg-accent-soft p-4 text-on-accent-soft">{copy.hidden}</p>}
      {!isListed && <p className="max-w-prose text-ink-muted text-sm">{copy.unlisted}</p>}
      {isListed && (
        <>
          <fieldset data-field="kinds" className="min-w-0">
            <legend className="font-semibold text-sm">{copy.kinds}</legend>
            <div className="mt-1 flex flex-wrap gap-x-6">
              {SERVICE_KINDS.map((kind) => (
                <label key={kind} className="flex min-h-11 cursor-pointer items-center gap-3">
                  <input
                    type="checkbox"
                    checked={serviceKinds.includes(kind)}
                    onChange={({ target }) => choose(kind, target.checked)}
                    className="size-5 cursor-pointer accent-(--brand)"
                  />
                  {SERVICE_KIND_NAMES[kind]}
                </label>
              ))}
            </div>
          </fieldset>
          <div data-field="contact">
            <TextField
              label={copy.contact}
              hint={copy.contactHint}
              autoComplete="off"
              value={contact}
              onChange={({ target }) => onChange({ contact: target.value })}
            />
          </div>
          <div data-field="text">
            <TextArea
              label={copy.text}
              hint={copy.textHint}
              dir="auto"
              value={text}
              counter={{ used, max: LISTING_TEXT_MAX }}
              onChange={({ target }) => onChange({ text: target.value })}
            />
          </div>
        </>
      )}
      <p role="alert" className="font-medium text-danger text-sm empty:hidden">
        {error}
      </p>
    </div>
  );
}
