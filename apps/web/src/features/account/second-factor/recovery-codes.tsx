import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { saveFile } from '../../../lib/page/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { PrintButton } from '../../../ui/print/print-button.tsx';
import { CopyButton } from './copy-button.tsx';
import { codesCopy as copy } from './second-factor.copy.ts';

/** The content of the downloaded file: a heading and the codes. */
const fileOf = (codes: readonly string[]): string => [copy.heading, '', ...codes, ''].join('\n');

async function download(text: string): Promise<void> {
  const isSaved = await saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), copy.fileName);
  if (!isSaved) toast.failed(copy.notSaved);
}

/** Shows the recovery codes, with buttons to save them. They are never shown again. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  return (
    <div className="flex flex-col gap-5">
      <p ref={lead} tabIndex={-1} className="scroll-mt-6 outline-none">
        {copy.lead}
      </p>
      <div data-print className="rounded-control bg-surface-sunken px-4 py-4">
        <p className="hidden pb-4 font-bold print:block">{copy.heading}</p>
        <ol aria-label={copy.list} className="grid gap-x-4 gap-y-2 font-mono text-sm sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code} className="select-all break-all text-center">
              {code}
            </li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={codes.join('\n')} label={copy.copy} />
        <Button variant="secondary" onClick={() => void download(fileOf(codes))}>
          <Download aria-hidden size={18} />
          {copy.download}
        </Button>
        <PrintButton label={copy.print} />
      </div>
      <Button size="lg" onClick={onDone}>
        {copy.done}
      </Button>
    </div>
  );
}
