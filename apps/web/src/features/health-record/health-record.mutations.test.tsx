// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { server } from '../../testing/fake-server/fake-server.ts';
import { eligibilityOf, readyRecordOf, recordOf } from '../../testing/health-record-answers.ts';
import { Queries } from '../../testing/show.tsx';
import { giveUp, withMaria } from './health-record.harness.tsx';
import { useResetRecord } from './health-record.mutations.ts';

withMaria();

const RESET = 'PUT /health-records/{id}';
const READ = 'GET /health-records/{id}';

const resetting = () => renderHook(() => useResetRecord(), { wrapper: Queries }).result;

describe('useResetRecord()', () => {
  it('needs an id, and sends nothing without one', async () => {
    const hook = resetting();
    hook.current.mutate('');
    await waitFor(() => expect(hook.current.error?.message).toBe('ID do prontuário não fornecido para atualização'));
    expect(server.calls()).toHaveLength(0);
  });

  it.each([
    ['the connection was lost', () => server.fail(RESET)],
    ['an earlier attempt has begun it', () => server.refuse(RESET, 409, 'HEALTH_RECORD_PROCESSING')],
  ])('succeeds if %s and the record is being made', async (_, prepare) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    prepare();
    server.answer(READ, recordOf());
    const hook = resetting();
    hook.current.mutate('r1');
    await giveUp();
    await waitFor(() => expect(hook.current.data?.status).toBe('processing'));
  });

  it('is refused if another record is being made', async () => {
    server.refuse(RESET, 409, 'HEALTH_RECORD_PROCESSING');
    server.answer(READ, readyRecordOf());
    server.answer('GET /health-records/can-generate', eligibilityOf());
    const hook = resetting();
    hook.current.mutate('r1');
    await waitFor(() =>
      expect(hook.current.error?.message).toBe('Um prontuário já está sendo preparado. Espere ele ficar pronto.'),
    );
  });
});
