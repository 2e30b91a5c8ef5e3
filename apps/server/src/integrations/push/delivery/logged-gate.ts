import type { Logger } from 'pino';
import { ServiceGate } from './service-gate.ts';

/** A gate that logs when its circuit opens and closes. Of the address only the host: paths and tokens identify people. */
export const gateFor = (host: string, log: Logger): ServiceGate =>
  new ServiceGate((isOpen) => {
    if (isOpen) log.warn({ host }, 'a push service failed repeatedly: only probes are sent to it');
    else log.info({ host }, 'a push service takes messages again');
  });
