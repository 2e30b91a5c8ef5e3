import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { IconButton } from '../button.tsx';
import { uiCopy } from '../ui.copy.ts';
import { describedBy, FieldFrame, INPUT_CLASSES } from './field-frame.tsx';
import { useTypedEarly } from './typed-early.ts';

type Props = Omit<ComponentProps<'input'>, 'id' | 'ref' | 'type' | 'className'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Called when the person shows or hides the password. */
  onShow?: (isVisible: boolean) => void;
};

/** A password field with a button that shows the password. */
export function PasswordField({ label, hint, error, onShow, ...input }: Props) {
  const id = useId();
  const ref = useTypedEarly(input);
  const [isVisible, setIsVisible] = useState(false);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <input
          ref={ref}
          id={id}
          type={isVisible ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          {...input}
          className={`${INPUT_CLASSES} pr-13`}
        />
        <IconButton
          label={isVisible ? uiCopy.hidePassword : uiCopy.showPassword}
          aria-pressed={isVisible}
          onClick={() => {
            setIsVisible(!isVisible);
            onShow?.(!isVisible);
          }}
          className="absolute top-1/2 right-1 -translate-y-1/2"
        >
          {isVisible ? <EyeOff aria-hidden size={20} /> : <Eye aria-hidden size={20} />}
        </IconButton>
      </div>
    </FieldFrame>
  );
}
