import { endpoints } from '@alento/contract/endpoints';
import { localDateOf } from '@alento/domain/time/local-date';
import type { Store } from '../../db/database.ts';
import { orRefuse } from '../../http/errors/refusal.ts';
import type { Mount } from '../../http/mount.ts';
import { repeatableOf } from '../../http/request/repeatable-request.ts';
import { presentMedicine } from './medication.presenter.ts';
import type { Medications } from './medication.service.ts';
import { readMedicationDays } from './medication-days.ts';

type Deps = Store & { medications: Medications };

export function medicationRoutes(mount: Mount, { db, clock, medications }: Deps): void {
  mount(endpoints.listMedications, ({ actor }) => medications.list(actor));

  mount(endpoints.createMedication, ({ c, actor, body }) =>
    medications.create(actor, body, repeatableOf(c, 'createMedication', body)),
  );

  mount(endpoints.changeMedication, ({ actor, params, body }) => medications.change(actor, params.id, body));

  mount(endpoints.removeMedication, ({ actor, params }) => medications.remove(actor, params.id));

  mount(endpoints.listMedicationDays, async ({ actor, query }) => {
    const { days, medicines } = orRefuse(await readMedicationDays(db, actor, query.startDate, query.endDate));
    const today = localDateOf(clock(), actor.timeZone);
    return { today, days, medications: medicines.map(presentMedicine) };
  });

  mount(endpoints.noteDose, ({ actor, body: { status, ...place } }) => medications.note(actor, place, status));
}
