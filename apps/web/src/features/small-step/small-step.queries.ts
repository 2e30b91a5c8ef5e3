import { type SmallStep, type SmallSteps, withMark, withSteps } from '@alento/domain/small-step/small-step';
import { type LocalDate, localDateOf } from '@alento/domain/time/local-date';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/api-query.ts';
import { call } from '../../lib/api/client.ts';
import { session } from '../../lib/session/session.ts';
import { timeZone } from '../../lib/time/clock.ts';
import { serverNow } from '../../lib/time/clock-skew.ts';

export type StepChange = { steps: SmallStep[] } | { mark: { id: string; date: LocalDate; isDone: boolean } };

const key = () => ['small-steps', session.userId()] as const;

export const smallStepsQuery = () => apiQuery(key(), 'GET /small-steps', {});

async function send(change: StepChange): Promise<SmallSteps> {
  if ('steps' in change) return (await call('PUT /small-steps', { body: change })).data;
  const { isDone, ...params } = change.mark;
  return (await call('PUT /small-steps/{id}/days/{date}', { params, body: { isDone } })).data;
}

/** What is shown until the server responds. */
function expected(before: SmallSteps, change: StepChange): SmallSteps {
  if ('steps' in change) return withSteps(before, change.steps);
  const marked = withMark(before, change.mark, localDateOf(serverNow(), timeZone()));
  return marked.ok ? marked.value : before;
}

/** Changes the steps or a mark: at once on the screen, and at the server one change after the other. */
export function useChangeSteps() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['small-steps'],
    scope: { id: 'small-steps' },
    mutationFn: send,
    onMutate: async (change) => {
      const queryKey = key();
      await client.cancelQueries({ queryKey });
      client.setQueryData<SmallSteps>(queryKey, (before) => before && expected(before, change));
      return queryKey;
    },
    onSettled: (_answer, _failure, _change, queryKey) => {
      // A response lacks the changes that still wait.
      const isLast = client.isMutating({ mutationKey: ['small-steps'] }) === 1;
      if (queryKey && isLast) void client.invalidateQueries({ queryKey });
    },
  });
}
