import { endpoints } from '@alento/contract/endpoints';
import type { Mount } from '../../http/mount.ts';
import type { SmallStepService } from './small-step.service.ts';

export function smallStepRoutes(mount: Mount, smallSteps: SmallStepService): void {
  mount(endpoints.readSmallSteps, ({ actor }) => smallSteps.read(actor));

  mount(endpoints.changeSmallSteps, ({ actor, body }) => smallSteps.change(actor, body.steps));

  mount(endpoints.markSmallStep, ({ actor, params, body }) => smallSteps.mark(actor, { ...params, ...body }));
}
