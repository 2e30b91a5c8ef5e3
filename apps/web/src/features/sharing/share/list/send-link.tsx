import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { toast } from '../../../../ui/overlay/toast.tsx';
import { linkCopy as copy } from './list.copy.ts';

/** Opens the system's share sheet. Closing it is no failure. */
async function sendBySheet(url: string): Promise<void> {
  try {
    await navigator.share({ title: copy.title, url });
  } catch (error) {
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
  }
}

/**
 * Copies the link of an invitation, or gives it to the system's share sheet. The link is shown if it can't be copied.
 */
export function SendLink({ url, isShown = false }: { url: string; isShown?: boolean }) {
  const [isVisible, setVisible] = useState(isShown);
  const copyLink = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      toast.saved(copy.copied);
    } catch {
      // The clipboard is missing, or the page has no permission to use it.
      setVisible(true);
      toast.failed(copy.byHand);
    }
  };
  return (
    <>
      {isVisible && (
        <div className="w-full">
          <TextField
            readOnly
            label={copy.label}
            value={url}
            onFocus={({ target }) => target.select()}
            className="text-ellipsis"
          />
        </div>
      )}
      <Button variant={isShown ? 'primary' : 'secondary'} onClick={() => void copyLink()}>
        <Copy aria-hidden size={18} />
        {copy.copy}
      </Button>
      {'share' in navigator && (
        <Button variant="secondary" onClick={() => void sendBySheet(url)}>
          <Share2 aria-hidden size={18} />
          {copy.send}
        </Button>
      )}
    </>
  );
}
