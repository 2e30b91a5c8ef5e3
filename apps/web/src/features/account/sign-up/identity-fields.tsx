import { errorText } from '@alento/domain/errors/catalogue';
import { lacksNine } from '@alento/domain/onboarding/national-number';
import { formatPhone } from '@alento/domain/onboarding/phone';
import { Switch } from '../../../ui/field/switch.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useTouched } from '../../../ui/field/use-left.ts';
import type { IdentityInput } from '../sign-in/sign-in.mutation.ts';
import { identityProblems } from './identity.rules.ts';
import { identityFieldsCopy as copy } from './identity-fields.copy.ts';

type Props = {
  identity: IdentityInput;
  /** @param isComplete whether the account could be created with it */
  onChange: (identity: IdentityInput, isComplete: boolean) => void;
};

/** The fields of a sign-up with a name: name, phone number, and whether the e-mail address is stored. */
export function IdentityFields({ identity, onChange }: Props) {
  const name = useTouched();
  const phone = useTouched();
  const problems = identityProblems(identity);
  const phoneProblem = phone.isLeft ? problems.phone : undefined;
  const change = (changes: Partial<IdentityInput>): void => {
    const next = { ...identity, ...changes };
    onChange(next, Object.keys(identityProblems(next)).length === 0);
  };
  return (
    <div className="flex animate-appear flex-col gap-4">
      <TextField
        label={copy.name}
        hint={copy.nameHint}
        name="name"
        autoComplete="name"
        required
        value={identity.name}
        error={name.isLeft && problems.name ? errorText(problems.name) : undefined}
        onChange={(event) => change({ name: event.target.value })}
        onBlur={name.leave}
      />
      <TextField
        label={copy.phone}
        hint={phoneProblem && lacksNine(identity.phone) ? errorText('CHANNEL_NUMBER_WITHOUT_NINE') : undefined}
        type="tel"
        name="phone"
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder={copy.phonePlaceholder}
        value={identity.phone}
        error={phoneProblem && errorText(phoneProblem)}
        onChange={(event) => change({ phone: formatPhone(event.target.value) })}
        onBlur={phone.leave}
      />
      <Switch
        name={copy.keepEmail}
        hint={copy.keepEmailHint}
        isOn={identity.keepsEmail}
        onChange={(keepsEmail) => change({ keepsEmail })}
      />
    </div>
  );
}
