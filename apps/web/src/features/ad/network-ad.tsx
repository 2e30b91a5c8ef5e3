import { AD_FRAME_PATH, type AdSlot } from '@alento/domain/interface/ad-placement';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { adCopy } from './ad.copy.ts';

/** Whether a message from the frame means that the network has no ad for it. */
const saysEmpty = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'alentoAd' in data && data.alentoAd === 'unfilled';

type Props = {
  slot: AdSlot;
  /** Rendered if the network has no ad. */
  instead: ReactNode;
};

/**
 * An ad of the network, for people who consented. It is in an iframe with another origin, so that no third-party script
 * runs in the page or continues to run after a navigation.
 */
export function NetworkAd({ slot, instead }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>): void => {
      if (source !== null && source === frame.current?.contentWindow && saysEmpty(data)) setEmpty(true);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  if (isEmpty) return instead;
  const label = slot === 'in-content' ? adCopy.labelInContent : adCopy.label;
  return (
    <aside aria-label={label} className="flex h-full flex-col rounded-card border border-border border-dashed p-2">
      <p className="px-2 text-ink-muted text-xs">{adCopy.label}</p>
      <iframe
        ref={frame}
        title={adCopy.frame}
        src={AD_FRAME_PATH}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        loading="lazy"
        // Requests from the frame then carry no cookies of the network, in browsers that support this attribute.
        {...{ credentialless: '' }}
        className="min-h-0 w-full flex-1 border-0"
      />
    </aside>
  );
}
