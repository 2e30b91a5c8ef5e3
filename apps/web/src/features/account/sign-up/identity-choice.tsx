import { errorText } from '@alento/domain/errors/catalogue';
import { formatPhone } from '@alento/domain/onboarding/phone';
import { Switch } from '../../../ui/field/switch.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useLeft } from '../../../ui/field/use-left.ts';
import { identityChoiceCopy as copy } from '../sign-in/login.copy.ts';
import type { GivenIdentity } from '../sign-in/sign-in.mutation.ts';
import type { IdentityProblems } from './sign-up.rules.ts';

const EMPTY: GivenIdentity = { name: '', phone: '', keepsEmail: false };

type Props = {
  /** Null for an anonymous account, which is the default. */
  identity: GivenIdentity | null;
  onChange: (identity: GivenIdentity | null) => void;
  problems: IdentityProblems;
};

/** The choice between an anonymous account and one with name and contact (decision D23a). */
export function IdentityChoice({ identity, onChange, problems }: Props) {
  const name = useLeft();
  const phone = useLeft();
  return (
    <div className="flex flex-col gap-4">
      <Switch
        name={copy.choice}
        hint={copy.choiceHint}
        isOn={identity !== null}
        onChange={(isOn) => onChange(isOn ? EMPTY : null)}
      />
      {identity !== null && (
        <div className="flex animate-appear flex-col gap-4">
          <TextField
            label={copy.name}
            hint={copy.nameHint}
            name="name"
            autoComplete="name"
            required
            value={identity.name}
            error={name.isLeft && problems.name ? errorText(problems.name) : undefined}
            onChange={(event) => onChange({ ...identity, name: event.target.value })}
            onBlur={name.leave}
          />
          <TextField
            label={copy.phone}
            type="tel"
            name="phone"
            inputMode="numeric"
            autoComplete="tel-national"
            placeholder={copy.phonePlaceholder}
            value={identity.phone}
            error={phone.isLeft && problems.phone ? errorText(problems.phone) : undefined}
            onChange={(event) => onChange({ ...identity, phone: formatPhone(event.target.value) })}
            onBlur={phone.leave}
          />
          <Switch
            name={copy.keepEmail}
            hint={copy.keepEmailHint}
            isOn={identity.keepsEmail}
            onChange={(keepsEmail) => onChange({ ...identity, keepsEmail })}
          />
        </div>
      )}
    </div>
  );
}
