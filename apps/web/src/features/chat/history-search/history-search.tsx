import { Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { searchButtonCopy as copy } from './search-button.copy.ts';

const HistorySearchDialog = lazyPart(async () => (await import('./history-search-dialog.tsx')).HistorySearchDialog);

/** The button that opens the search of notes and conversations. */
export function HistorySearch() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)} aria-haspopup="dialog" icon={Search}>
        {copy.open}
      </Button>
      {isOpen && <HistorySearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}
