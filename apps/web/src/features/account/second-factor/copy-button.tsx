import { Copy } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { codesCopy } from './second-factor.copy.ts';

/** Copies a text to the clipboard. If the browser refuses, the person can select it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast.saved(codesCopy.copied);
    } catch {
      // Browsers without a clipboard, or without permission to use it, reject.
      toast.failed(codesCopy.copyFailed);
    }
  };
  return (
    <Button variant="secondary" onClick={() => void copy()}>
      <Copy aria-hidden size={18} />
      {label}
    </Button>
  );
}
