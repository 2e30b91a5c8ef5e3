import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { getDevice } from '../../../../platform/this-device.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { toast } from '../../../../ui/overlay/toast.tsx';
import { linkCopy as copy } from './list.copy.ts';

/** Whether the device has a sheet for sharing. Android's WebView has none of its own, but the shell has. */
const hasSheet = (): boolean => getDevice().shell !== null || 'share' in navigator;

/**
 * Copies the link of an invitation, or gives it to the system's share sheet. The link is shown if it can't be copied.
 */
export function SendLink({ url, showsLink = false }: { url: string; showsLink?: boolean }) {
  const [isVisible, setVisible] = useState(showsLink);
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
  // A sheet that doesn't open leaves the copy of the link, which is what the other button does.
  const sendBySheet = async (): Promise<void> => {
    if (!(await getDevice().share({ title: copy.title, url }))) await copyLink();
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
      <Button variant={showsLink ? 'primary' : 'secondary'} onClick={() => void copyLink()} icon={Copy}>
        {copy.copy}
      </Button>
      {hasSheet() && (
        <Button variant="secondary" onClick={() => void sendBySheet()} icon={Share2}>
          {copy.send}
        </Button>
      )}
    </>
  );
}
