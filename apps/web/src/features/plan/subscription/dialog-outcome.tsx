import { useEffect, useRef } from 'react';

/** What a dialog has changed, in words. It takes the focus, because the pressed button is gone. */
export function DialogOutcome({ message }: { message: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} role="status" tabIndex={-1} className="outline-none">
      {message}
    </p>
  );
}
