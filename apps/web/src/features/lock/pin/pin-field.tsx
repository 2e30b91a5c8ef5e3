import { PIN_MAX_DIGITS } from '@alento/domain/lock/pin';
import { PasswordField } from '../../../ui/field/password-field.tsx';

/** Room for a pasted PIN with spaces between its digits. */
const LONGEST_TEXT = PIN_MAX_DIGITS * 3;

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
  name: string;
  autoFocus?: boolean;
};

/** A field for a PIN: the keyboard has digits, and a password manager doesn't take it for the account's password. */
export const PinField = ({ onChange, ...field }: Props) => (
  <PasswordField
    {...field}
    inputMode="numeric"
    autoComplete="off"
    maxLength={LONGEST_TEXT}
    data-1p-ignore=""
    data-lpignore="true"
    onChange={(event) => onChange(event.target.value)}
  />
);
