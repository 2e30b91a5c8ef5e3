import { Copy, MessageCircle, Share2 } from 'lucide-react';
import { useState } from 'react';
import { getDevice } from '../../../../platform/this-device.ts';
import { AnchorButton, Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { toast } from '../../../../ui/overlay/toast.tsx';
import { linkCopy as copy } from './list.copy.ts';

/** Whether the device has a sheet for sharing. Android's WebView has none of its own, but the shell has. */
const hasSheet = (): boolean => getDevice().shell !== null || 'share' in navigator;

/** WhatsApp, with the link as a message whose receiver the person chooses there. */
const whatsappOf = (url: string): string => `https://wa.me/?text=${encodeURIComponent(`${copy.title}: ${url}`)}`;

/**
 * Copies the link of an invitation, or gives it to the system's share sheet; without one, to the website of WhatsApp,
 * which then knows the link. The link is shown if it can't be copied.
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
      {hasSheet() ? (
        <Button variant="secondary" onClick={() => void sendBySheet()} icon={Share2}>
          {copy.send}
        </Button>
      ) : (
        <AnchorButton
          href={whatsappOf(url)}
          target="_blank"
          rel="noopener noreferrer"
          variant="secondary"
          icon={MessageCircle}
        >
          {copy.whatsapp} <span className="sr-only">{copy.newTab}</span>
        </AnchorButton>
      )}
    </>
  );
}
