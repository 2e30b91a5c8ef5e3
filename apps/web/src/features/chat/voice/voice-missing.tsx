import { Button } from '../../../ui/button.tsx';
import { voiceMissingCopy as copy } from '../chat.copy.ts';

/** Shown if the code of the conversation by voice can't be loaded. */
export const VoiceMissing = ({ onText }: { onText: () => void }) => (
  <div className="grid min-h-0 flex-1 content-center justify-items-center gap-4 overflow-y-auto px-4 py-8 text-center">
    <p role="alert" className="max-w-sm">
      {copy.text}
    </p>
    <Button variant="secondary" onClick={onText}>
      {copy.toText}
    </Button>
  </div>
);
