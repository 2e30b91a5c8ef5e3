import { endpoints } from '@alento/contract/endpoints';
import { orRefuse } from '../../http/errors/refusal.ts';
import type { Mount } from '../../http/mount.ts';
import type { Safety } from './safety.service.ts';

export function safetyRoutes(mount: Mount, safety: Safety): void {
  mount(endpoints.readSafetyPlan, ({ c }) => safety.readPlan(c.var.actor));

  mount(endpoints.changeSafetyPlan, async ({ c, body: { basedOn, ...content } }) =>
    orRefuse(await safety.changePlan(c.var.actor, content, basedOn)),
  );

  mount(endpoints.readSafetyState, ({ c }) => safety.readState(c.var.actor));

  mount(endpoints.answerSafety, ({ c, body }) => safety.answer(c.var.actor, body.answer, body.answeredAt));
}
