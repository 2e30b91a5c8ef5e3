import { UFS, ufsOfCrp } from '@alento/domain/sharing/crp';
import { useId } from 'react';
import { describedBy, FieldFrame } from '../../../ui/field/field-frame.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { UF_NAMES as ufNames } from '../../../ui/uf-names.copy.ts';
import { identityCopy as copy } from './identity.copy.ts';
import type { IdentityDraft, IdentityField, Problem } from './identity-draft.ts';

const BY_NAME = UFS.toSorted((a, b) => ufNames[a].localeCompare(ufNames[b], 'pt-BR'));

type Props = { draft: IdentityDraft; problems: readonly Problem[]; onChange: (draft: IdentityDraft) => void };

/** Name, CRP and UF. A council of one unit fills in the unit. */
export function IdentityFields({ draft, problems, onChange }: Props) {
  const id = useId();
  const errorAt = (field: IdentityField): string | undefined =>
    problems.find((problem) => problem.field === field)?.text;
  const ufError = errorAt('uf');
  const typeCrp = (crp: string): void => {
    const [only, ...others] = ufsOfCrp(crp);
    onChange({ ...draft, crp, uf: draft.uf === '' && only && others.length === 0 ? only : draft.uf });
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      <div data-field="name">
        <TextField
          label={copy.name}
          hint={copy.nameHint}
          dir="auto"
          autoComplete="name"
          required
          value={draft.name}
          error={errorAt('name')}
          onChange={({ target }) => onChange({ ...draft, name: target.value })}
        />
      </div>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <div data-field="crp">
          <TextField
            label={copy.crp}
            hint={copy.crpHint}
            autoComplete="off"
            required
            value={draft.crp}
            error={errorAt('crp')}
            onChange={({ target }) => typeCrp(target.value)}
          />
        </div>
        <div data-field="uf">
          <FieldFrame id={id} label={copy.uf} hint={copy.ufHint} error={ufError}>
            <Select
              id={id}
              label={copy.uf}
              required
              value={draft.uf}
              aria-invalid={ufError ? true : undefined}
              aria-describedby={describedBy(id, copy.ufHint, ufError)}
              onChange={({ target }) => onChange({ ...draft, uf: UFS.find((uf) => uf === target.value) ?? '' })}
              className="min-h-12"
            >
              <option value="">{copy.ufChoose}</option>
              {BY_NAME.map((uf) => (
                <option key={uf} value={uf}>{`${ufNames[uf]} (${uf})`}</option>
              ))}
            </Select>
          </FieldFrame>
        </div>
      </div>
      <p className="max-w-prose text-ink-muted text-sm">{copy.unchecked}</p>
    </div>
  );
}
