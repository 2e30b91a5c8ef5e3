import { Copy } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { codesCopy } from './setup.copy.ts';

/** Copies a text to the clipboard. If the browser refuses, the person can still select the text. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast.saved(codesCopy.copied);
    } catch {
      // The clipboard is missing, or the page has no permission to use it.
      toast.failed(codesCopy.copyFailed);
    }
  };
  return (
    <Button variant="secondary" onClick={() => void copy()} icon={Copy}>
      {label}
    </Button>
  );
}
