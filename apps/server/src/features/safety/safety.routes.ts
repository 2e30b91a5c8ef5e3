import { endpoints } from '@alento/contract/endpoints';
import type { Mount } from '../../http/mount.ts';
import type { Safety } from './safety.service.ts';

export function safetyRoutes(mount: Mount, safety: Safety): void {
  mount(endpoints.readSafetyPlan, ({ actor }) => safety.readPlan(actor));

  mount(endpoints.changeSafetyPlan, ({ actor, body: { basedOn, ...content } }) =>
    safety.changePlan(actor, content, basedOn),
  );

  mount(endpoints.readSafetyState, ({ actor }) => safety.readState(actor));

  mount(endpoints.answerSafety, ({ actor, body }) => safety.answer(actor, body.answer, body.answeredAt));
}
