import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

/**
 * A live region. It is rendered empty first, because screen readers should not announce its first text on mount. While
 * it is mute, it announces nothing, because a voice reads the replies aloud.
 */
export function Announcement({ text, isMute }: { text: string; isMute: boolean }) {
  const [announced, setAnnounced] = useState('');
  const seen = useRef('');
  useEffect(() => {
    if (!isMute && text !== seen.current) setAnnounced(text);
    seen.current = text;
  }, [text, isMute]);
  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
}
