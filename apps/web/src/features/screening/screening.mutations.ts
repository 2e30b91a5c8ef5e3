import type { Screening } from '@alento/contract/screening';
import type { Instrument } from '@alento/domain/screening/instruments';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import type { KeyedRequest } from '../../lib/intent/intent.ts';
import { session } from '../../lib/session/session.ts';
import { screeningKeys } from './screening.keys.ts';

/** The body of a request with answers. */
export type Answers = {
  instrument: Instrument;
  answers: Record<string, number>;
  difficulty: number | null;
};

export function useSendScreening() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ key, body: { instrument, answers, difficulty } }: KeyedRequest<Answers>) => {
      const body = { instrument, answers, ...(difficulty === null ? {} : { difficulty }) };
      return (await call('POST /screenings', { body }, { idempotencyKey: key })).data;
    },
    onMutate: () => screeningKeys.all(),
    onSuccess: (created, _sending, key) => {
      // If the person's session ended during the request, its result is ignored.
      if (!key || key[1] !== session.userId()) return;
      client.setQueryData<Screening[]>(key, (known) =>
        known ? [created, ...known.filter(({ id }) => id !== created.id)] : known,
      );
    },
    onSettled: (_created, _error, _sending, key) => {
      if (key && key[1] === session.userId()) void client.invalidateQueries({ queryKey: key });
    },
  });
}
