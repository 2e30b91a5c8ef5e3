import { endpoints } from '@alento/contract/endpoints';
import { type RankedPlan, rankedPlanOf } from '@alento/domain/plan/plans';
import type { Context } from 'hono';
import type { Env } from '../../http/env.ts';
import type { Mount } from '../../http/mount.ts';
import type { Contents } from './content.service.ts';
import type { Readings } from './reading.service.ts';

/** The caller's plan; that of a visitor is `basic`. */
const planOf = (c: Context<Env>): RankedPlan => (c.var.visitor ? rankedPlanOf(c.var.visitor.planId) : 'basic');

/** Routes of the library. */
export function contentRoutes(mount: Mount, contents: Contents, readings: Readings): void {
  mount(endpoints.listArticles, async ({ c }) => contents.articles(planOf(c)));
  mount(endpoints.readArticle, ({ c, params }) => contents.article(params.id, planOf(c)));
  mount(endpoints.listPodcasts, async ({ c }) => ({ podcasts: contents.podcasts(planOf(c)) }));
  mount(endpoints.listBooks, async ({ c }) => ({ books: contents.books(planOf(c)) }));
  mount(endpoints.readBook, ({ c, params }) => contents.book(params.id, planOf(c)));

  mount(endpoints.searchContent, async ({ c, body }) => ({ results: contents.search(body.query, planOf(c)) }));

  mount(endpoints.readReading, ({ actor }) => readings.read(actor));
  mount(endpoints.changeReading, ({ actor, params, body }) => readings.change(actor, params.id, body));
}
