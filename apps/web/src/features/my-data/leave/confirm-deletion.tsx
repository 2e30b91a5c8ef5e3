import { errorText } from '@alento/domain/errors/catalogue';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { IdentityQuestion } from '../identity-question.ts';
import { HoldButton } from './hold-button.tsx';
import { leaveCopy as copy, DELETE_WORD } from './leave.copy.ts';
import { deletionFailureText, useDeleteAccount } from './use-delete-account.ts';

/** The word typed or the button held, then the identity check, then the deletion. */
export function ConfirmDeletion({ Identity }: { Identity: IdentityQuestion }) {
  const [word, setWord] = useState('');
  const [isSure, setSure] = useState(false);
  const deleteAccount = useDeleteAccount();
  const typed = word.trim().toLocaleUpperCase('pt-BR');
  const isTyped = typed === DELETE_WORD;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isTyped) setSure(true);
  };
  return (
    <>
      <form onSubmit={submit} className="flex flex-col items-start gap-3 sm:flex-row sm:items-start">
        <div className="w-full sm:w-72">
          <TextField
            label={copy.word}
            name="delete-word"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={word}
            error={DELETE_WORD.startsWith(typed) ? undefined : copy.wordWrong}
            onChange={(event) => setWord(event.target.value)}
          />
        </div>
        <Button type="submit" variant="danger" size="lg" disabled={!isTyped} className="w-full sm:mt-6 sm:w-auto">
          {copy.next}
        </Button>
      </form>
      <p className="my-4 text-ink-muted text-sm">{copy.or}</p>
      <HoldButton onHeld={() => setSure(true)} />
      {isSure && (
        <Identity
          text={copy.identityText}
          confirmLabel={copy.identityConfirm}
          danger
          perform={deleteAccount}
          failureText={deletionFailureText}
          offlineText={errorText('SUBSCRIPTION_CONNECTION')}
          onConfirmed={() => setSure(false)}
          onClose={() => setSure(false)}
        />
      )}
    </>
  );
}
