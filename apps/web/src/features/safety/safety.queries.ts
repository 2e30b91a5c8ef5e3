import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/client.ts';
import { session } from '../../lib/session/session.ts';
import { safetyKeys } from '../../state/crisis/safety.keys.ts';
import { takeServerState } from './ask-again/safety-answers.ts';

/** Reads the server's safety state, which is also stored on the device. */
export const safetyStateQuery = () =>
  queryOptions({
    queryKey: safetyKeys.state(),
    queryFn: async ({ signal }) => {
      const userId = session.userId();
      const { data } = await call('GET /safety/state', {}, { signal });
      if (userId !== null) takeServerState(userId, data);
      return data;
    },
  });
