import { useMutation } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { encode } from 'uqr';
import { isOffline, isRefusal, messageOf } from '../../../lib/api/api-error.ts';
import { focusAtOnce } from '../../../lib/page/take-focus.ts';
import { Alert } from '../../../ui/alert.tsx';
import { AnchorButton, Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { selectField } from '../identity/form-field.ts';
import { CopyButton } from './copy-button.tsx';
import { type Added, confirmApp, type NewApp } from './second-factor.calls.ts';
import { setupCopy as copy } from './setup.copy.ts';

/** Width of the light border that scanners need, in modules (the squares of a QR code). */
const BORDER = 2;

/** The dark modules as an SVG path, with one rectangle for each run of dark modules in a row. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      let run = 0;
      while (row[x + run]) run += 1;
      if (run > 0) path += `M${x} ${y}h${run}v1h-${run}z`;
      x += run;
    }
  }
  return path;
}

/** A QR code, dark on light also in the dark theme, because scanners need that. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full max-w-56 shrink-0 rounded-control border border-border bg-paper fill-on-paper sm:w-48"
    >
      <path d={pathOf(data)} />
    </svg>
  );
}

const FIELD = 'first-code';

/** Groups the secret by four characters, so that it is easier to copy by hand. */
const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

const textOf = (error: Error): string => (isOffline(error) ? copy.unsure : messageOf(error));

/** Shows the secret for an authenticator app, and requests a first code to verify that the app stored the secret. */
export function AppSetup({ app, onAdded }: { app: NewApp; onAdded: (added: Added) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const { mutate, isPending, error } = useMutation({ mutationFn: confirmApp, onSuccess: onAdded });
  const isWrong = isRefusal(error, 'SECOND_FACTOR_WRONG');
  useEffect(() => {
    if (error) selectField(form.current, FIELD);
  }, [error]);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    mutate(code.trim());
  };
  return (
    <div className="flex flex-col gap-5">
      <p ref={focusAtOnce} tabIndex={-1} className="scroll-mt-6 outline-none">
        {copy.scan}
      </p>
      <div className="flex flex-col items-center gap-5 sm:flex-row">
        <QrCode text={app.uri} label={copy.picture} />
        <div className="flex w-full min-w-0 flex-col gap-2">
          <AnchorButton href={app.uri} variant="secondary" className="mb-3 pointer-fine:hidden" icon={Smartphone}>
            {copy.openHere}
          </AnchorButton>
          <p className="font-semibold text-sm">{copy.secret}</p>
          <p className="select-all break-words rounded-control bg-surface-sunken px-4 py-3 font-mono text-sm">
            {grouped(app.secret)}
          </p>
          <CopyButton text={app.secret} label={copy.copySecret} />
        </div>
      </div>
      <form ref={form} method="dialog" onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label={copy.code}
          hint={copy.codeHint}
          name={FIELD}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          value={code}
          error={isWrong && error ? messageOf(error) : undefined}
          onChange={(event) => setCode(event.target.value)}
          className="tabular-nums tracking-wider"
        />
        <Alert>{error && !isWrong ? textOf(error) : null}</Alert>
        <Button type="submit" size="lg" busy={isPending}>
          {copy.turnOn}
        </Button>
      </form>
    </div>
  );
}
