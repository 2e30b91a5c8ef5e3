import { Share2 } from 'lucide-react';
import { useId, useState } from 'react';
import { apiOrigin } from '../../../lib/api/api-origin.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { shareCopy } from './piece.copy.ts';
import { share } from './share.ts';

type Props = { content: { title: string; url: string } };

/**
 * A button that shares the URL, or shows it to be copied by hand if sharing fails. It isn't rendered without
 * JavaScript.
 */
export function ShareButton({ content }: Props) {
  const [address, setAddress] = useState<string | null>(null);
  const id = useId();

  async function handOn(): Promise<void> {
    const link = new URL(content.url, apiOrigin()).href;
    const outcome = await share({ title: content.title, url: link });
    setAddress(outcome === 'failed' ? link : null);
    if (outcome === 'copied') toast.saved(shareCopy.copied);
  }

  return (
    <>
      <Button
        variant="secondary"
        aria-label={`${shareCopy.share}: ${content.title}`}
        onClick={() => void handOn()}
        className="noscript:hidden"
        icon={Share2}
      >
        {shareCopy.share}
      </Button>
      {address !== null && (
        <div className="w-full" role="status">
          <label htmlFor={id} className="font-semibold text-sm">
            {shareCopy.byHand}
          </label>
          <input
            id={id}
            readOnly
            value={address}
            onFocus={({ target }) => target.select()}
            className="mt-1 min-h-11 w-full rounded-control border border-border-strong bg-surface-raised px-3 text-ink text-sm"
          />
        </div>
      )}
    </>
  );
}
