import type { Reading } from '@alento/contract/content';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeReading, readingQuery } from '../../../state/content/content.queries.ts';
import { contentKeys } from '../../../state/content/content-keys.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { saveCopy } from '../content.copy.ts';

type Saved = { isSaved: boolean; toggle: () => void };

const withSaved = (reading: Reading, id: string, saved: boolean): Reading => {
  const others = reading.saved.filter((one) => one !== id);
  return { ...reading, saved: saved ? [id, ...others] : others };
};

/** Whether a member saved a piece. The value changes before the response, and is reverted if the server refuses. */
export function useSaved(userId: string, id: string): Saved {
  const client = useQueryClient();
  const key = contentKeys.reading(userId);
  const { data } = useQuery(readingQuery(userId));
  const { mutate, isPending, variables } = useMutation({
    // Requests are sent one after the other, so that the last tap is applied last.
    scope: { id: `saved ${id}` },
    mutationFn: (saved: boolean) => changeReading(client, userId, id, { saved }),
    onMutate: async (saved) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<Reading>(key, (reading) => reading && withSaved(reading, id, saved));
    },
    onError: async (_, saved) => {
      client.setQueryData<Reading>(key, (reading) => reading && withSaved(reading, id, !saved));
      toast.failed(saveCopy.failed);
      await client.invalidateQueries({ queryKey: key });
    },
  });
  // The value of the latest request takes precedence over responses to earlier ones.
  const isSaved = isPending ? variables : (data?.saved.includes(id) ?? false);
  return { isSaved, toggle: () => mutate(!isSaved) };
}
