import type { Medication } from '@alento/contract/medication/medications';
import { MEDICATIONS_MAX } from '@alento/domain/medication/limits';
import { addDays, type LocalDate } from '@alento/domain/time/local-date';
import { Archive, Pencil, Plus, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../lib/api/api-error.ts';
import { formatDate } from '../../../lib/time/dates.format.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { medicationCopy } from '../medication.copy.ts';
import { useChangeMedication, useRemoveMedication } from '../medication.mutations.ts';
import { MedicineDialog } from './medicine-dialog.tsx';
import { medicinesCopy as copy } from './medicines.copy.ts';

type MedicineAction = { act: 'edit' | 'end' | 'remove'; medicine: Medication };
type Props = { medicines: readonly Medication[]; today: LocalDate; onAdd: () => void };

/** The person's medicines, with what can be done with each. */
export function MedicineList({ medicines, today, onAdd }: Props) {
  const [pendingAction, setPendingAction] = useState<MedicineAction | null>(null);
  const change = useChangeMedication();
  const removal = useRemoveMedication();
  const hasEnded = ({ endedOn }: Medication) => endedOn !== null && endedOn <= today;
  const ended = medicines.filter(hasEnded);
  const isFull = medicines.length >= MEDICATIONS_MAX;

  const act = async (work: () => Promise<unknown>, done: string, action: MedicineAction | null = null) => {
    try {
      await work();
      toast.saved(done);
    } catch (failure) {
      toast.failed(messageOf(failure));
    }
    // Another question may have been opened meanwhile.
    setPendingAction((pending) => (pending === action ? null : pending));
  };
  const setEnd = (medicine: Medication, endedOn: LocalDate | null) => {
    const { id, name, dose, times, reminds } = medicine;
    return change.mutateAsync({ id, name, dose, times, reminds, endedOn });
  };
  const rows = (listed: readonly Medication[]) => (
    <ul className="divide-y divide-border">
      {listed.map((medicine) => (
        <Row
          key={medicine.id}
          medicine={medicine}
          isEnded={hasEnded(medicine)}
          onAsk={(what) => setPendingAction({ act: what, medicine })}
          onResume={() => void act(() => setEnd(medicine, null), copy.resumed)}
        />
      ))}
    </ul>
  );

  return (
    <Card aria-labelledby="medicines">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="medicines" className="font-bold text-xl">
          {copy.title}
        </h2>
        <Button variant="secondary" disabled={isFull} onClick={onAdd} icon={Plus}>
          {medicationCopy.add}
        </Button>
      </div>
      {isFull && <p className="mt-2 text-ink-muted text-sm">{copy.full}</p>}
      <div className="mt-2">{rows(medicines.filter((medicine) => !hasEnded(medicine)))}</div>
      {ended.length > 0 && (
        <>
          <h3 className="mt-5 font-semibold">{copy.ended}</h3>
          {rows(ended)}
        </>
      )}
      {pendingAction?.act === 'edit' && (
        <MedicineDialog medicine={pendingAction.medicine} onClose={() => setPendingAction(null)} />
      )}
      {pendingAction?.act === 'end' && (
        <ConfirmDialog
          onClose={() => setPendingAction(null)}
          title={copy.endTitle(pendingAction.medicine.name)}
          description={copy.endText}
          confirmLabel={copy.endConfirm}
          cancelLabel={copy.keep}
          busy={change.isPending && change.variables.endedOn !== null}
          onConfirm={() => void act(() => setEnd(pendingAction.medicine, today), copy.hasEnded, pendingAction)}
        />
      )}
      {pendingAction?.act === 'remove' && (
        <ConfirmDialog
          onClose={() => setPendingAction(null)}
          title={copy.removeTitle(pendingAction.medicine.name)}
          description={copy.removeText}
          confirmLabel={copy.removeConfirm}
          cancelLabel={copy.keep}
          danger
          busy={removal.isPending}
          onConfirm={() => void act(() => removal.mutateAsync(pendingAction.medicine.id), copy.removed, pendingAction)}
        />
      )}
    </Card>
  );
}

type RowProps = {
  medicine: Medication;
  isEnded: boolean;
  onAsk: (act: MedicineAction['act']) => void;
  onResume: () => void;
};

function Row({ medicine: { name, dose, times, reminds, since, endedOn }, isEnded, onAsk, onResume }: RowProps) {
  const facts = [
    times.length === 0 ? copy.noTimes : times.join(', '),
    reminds && !isEnded && copy.reminds,
    isEnded && endedOn !== null ? copy.endedOn(formatDate(addDays(endedOn, -1))) : copy.since(formatDate(since)),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-3">
      <p className="min-w-0 flex-1 basis-48 break-words" dir="auto">
        <span className="font-semibold">{name}</span>
        {dose !== '' && <span className="text-ink-muted"> {dose}</span>}
        <span className="block text-ink-muted text-sm">{facts.filter(Boolean).join(' · ')}</span>
      </p>
      <span className="-ml-2 flex">
        {isEnded ? (
          <IconButton label={copy.resumeOf(name)} onClick={onResume}>
            <Undo2 size={18} aria-hidden="true" />
          </IconButton>
        ) : (
          <>
            <IconButton label={copy.edit(name)} onClick={() => onAsk('edit')}>
              <Pencil size={18} aria-hidden="true" />
            </IconButton>
            <IconButton label={copy.endOf(name)} onClick={() => onAsk('end')}>
              <Archive size={18} aria-hidden="true" />
            </IconButton>
          </>
        )}
        <IconButton label={copy.removeOf(name)} onClick={() => onAsk('remove')}>
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      </span>
    </li>
  );
}
