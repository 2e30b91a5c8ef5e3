import type { ResponseOf } from '@alento/contract/endpoint';
import type { listMedicationDays, MedicationDay } from '@alento/contract/medication/medications';
import { countDoses } from '@alento/domain/medication/counts';
import type { LocalDate } from '@alento/domain/time/local-date';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import { dropDraft } from '../../lib/draft/form-draft.ts';
import type { KeyedRequest } from '../../lib/intent/intent.ts';
import { session } from '../../lib/session/session.ts';
import { medicationKeys } from './medication.queries.ts';

type Days = ResponseOf<typeof listMedicationDays>;
export type MedicationInput = { name: string; dose: string; times: string[]; reminds: boolean };
/** A dose of a day, with what is noted about it; null takes back what was noted. */
type DoseNote = MedicationDay['doses'][number] & { date: LocalDate };

/** The person who starts the request. If the session ends during the request, its result is ignored. */
const requester = () => ({ userId: session.userId() });

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: medicationKeys.all() });

/** Changes one day in every range of days that is loaded. */
function changeDay(client: QueryClient, date: LocalDate, change: (day: MedicationDay) => MedicationDay): void {
  client.setQueriesData<Days>(
    { queryKey: medicationKeys.all() },
    (loaded) => loaded && { ...loaded, days: loaded.days.map((day) => (day.date === date ? change(day) : day)) },
  );
}

/** The day with the note, as the server will answer. */
function noted(day: MedicationDay, { medicationId, time, status }: DoseNote): MedicationDay {
  const isMeant = (dose: MedicationDay['doses'][number]) => dose.medicationId === medicationId && dose.time === time;
  const doses = day.doses.some(isMeant)
    ? day.doses.map((dose) => (isMeant(dose) ? { ...dose, status } : dose))
    : [...day.doses, { medicationId, time, status }];
  return { ...day, doses, counts: countDoses(doses) };
}

/** Number of notes that have no answer yet. */
const notesUnderWay = new WeakMap<QueryClient, number>();

function countNotes(client: QueryClient, change: 1 | -1): number {
  const count = (notesUnderWay.get(client) ?? 0) + change;
  notesUnderWay.set(client, count);
  return count;
}

/**
 * Records the status of a dose. Updates the cache at once, and rolls it back if the request fails. Requests of the same
 * dose are sent in order. The days are read again after the last of them, because an earlier response would lack it.
 *
 * @param dose key of the dose
 */
export function useNoteDose(dose: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `note-dose ${dose}` },
    mutationFn: async (body: DoseNote) => (await call('PUT /medication-doses', { body })).data,
    onMutate: async (note) => {
      countNotes(client, 1);
      // A read that is under way would show the state before the note.
      await client.cancelQueries({ queryKey: medicationKeys.all() });
      changeDay(client, note.date, (day) => noted(day, note));
      return requester();
    },
    onSettled: (_day, _failure, _note, context) => {
      const isLast = countNotes(client, -1) === 0;
      if (isLast && context?.userId === session.userId()) void refresh(client);
    },
  });
}

function useChange<Input, Output>(send: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onMutate: requester,
    onSettled: async (_data, _failure, _input, context) => {
      if (context?.userId === session.userId()) await refresh(client);
    },
  });
}

export const useAddMedication = () =>
  useChange(
    async ({ key, body }: KeyedRequest<MedicationInput>) =>
      (await call('POST /medications', { body }, { idempotencyKey: key })).data,
  );

export const useChangeMedication = () =>
  useChange(
    async ({ id, ...body }: MedicationInput & { id: string; endedOn: LocalDate | null }) =>
      (await call('PUT /medications/{id}', { params: { id }, body })).data,
  );

/** Name of the draft of a medicine's form (lib/draft/form-draft.ts). */
export const medicineForm = (id = 'new'): string => `medicine-draft:${id}`;

export const useRemoveMedication = () =>
  useChange(async (id: string) => {
    await call('DELETE /medications/{id}', { params: { id } });
    dropDraft(medicineForm(id));
  });
