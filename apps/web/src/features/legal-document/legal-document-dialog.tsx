import type { LegalDocumentType } from '@alento/domain/legal/documents';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { documentTitle } from './legal-document.queries.ts';
import { LegalDocumentBody } from './legal-document-body.tsx';

type Props = { type: LegalDocumentType | null; onClose: () => void };

/** A dialog with a legal document: title, version date and content. */
export function LegalDocumentDialog({ type, onClose }: Props) {
  if (type === null) return null;
  return (
    <Dialog onClose={onClose} title={documentTitle(type)}>
      <LegalDocumentBody type={type} />
    </Dialog>
  );
}
