import { Search } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { messageOf, offline } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { historySearchCopy as copy } from './history-search.copy.ts';
import type { HistorySearchProps } from './history-search-dialog.tsx';

/** The button that opens the search of notes and conversations. The dialog's code is loaded on demand. */
export function HistorySearch() {
  const [Opened, setOpened] = useState<ComponentType<HistorySearchProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = async (): Promise<void> => {
    try {
      const { HistorySearchDialog } = await import('./history-search-dialog.tsx');
      setOpened(() => HistorySearchDialog);
      setOpen(true);
    } catch {
      toast.failed(messageOf(offline()));
    }
  };
  return (
    <>
      <Button variant="secondary" onClick={() => void open()} aria-haspopup="dialog">
        <Search aria-hidden size={18} />
        {copy.open}
      </Button>
      {Opened && isOpen && <Opened onClose={() => setOpen(false)} />}
    </>
  );
}
