import { endpoints } from '@alento/contract/endpoints';
import { localDateOf } from '@alento/domain/time/local-date';
import type { Database } from '../../db/database.ts';
import { orRefuse } from '../../http/errors/refusal.ts';
import type { Mount } from '../../http/mount.ts';
import { repeatableOf } from '../../http/request/repeatable-request.ts';
import { presentMedicine } from './medication.presenter.ts';
import type { Medications } from './medication.service.ts';
import { readMedicationDays } from './medication-days.ts';

type Deps = { db: Database; clock: () => number; medications: Medications };

export function medicationRoutes(mount: Mount, { db, clock, medications }: Deps): void {
  mount(endpoints.listMedications, ({ c }) => medications.list(c.var.actor));

  mount(endpoints.createMedication, async ({ c, body }) =>
    orRefuse(await medications.create(c.var.actor, body, repeatableOf(c, 'createMedication', body))),
  );

  mount(endpoints.changeMedication, async ({ c, params, body }) =>
    orRefuse(await medications.change(c.var.actor, params.id, body)),
  );

  mount(endpoints.removeMedication, async ({ c, params }) => {
    orRefuse(await medications.remove(c.var.actor, params.id));
    return undefined;
  });

  mount(endpoints.listMedicationDays, async ({ c, query }) => {
    const { actor } = c.var;
    const { days, medicines } = orRefuse(await readMedicationDays(db, actor, query.startDate, query.endDate));
    const today = localDateOf(clock(), actor.timeZone);
    return { today, days, medications: medicines.map(presentMedicine) };
  });

  mount(endpoints.noteDose, async ({ c, body: { status, ...place } }) =>
    orRefuse(await medications.note(c.var.actor, place, status)),
  );
}
