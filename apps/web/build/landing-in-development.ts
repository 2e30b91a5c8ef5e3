import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plan } from '@alento/contract/plan';
import { priceMark, priceText } from '@alento/domain/plan/plans';
import type { Plugin } from 'vite';

/** Serves the landing page at `/` during development. Each request renders it again, with the prices of the API. */
export function landingInDevelopment(apiAddress: string): Plugin {
  return {
    name: 'alento:landing-in-development',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path] = (request.url ?? '').split('?');
        if (path !== '/') return next();
        const draw = async (): Promise<void> => {
          const template = await readFile(join(server.config.root, 'landing.html'), 'utf8');
          const { renderLanding } = await server.ssrLoadModule('/src/prerender/entry.tsx');
          const answer = await fetch(`${apiAddress}/api/plans`);
          const plans = (await answer.json()) as Plan[];
          const page = plans.reduce(
            (html, { id, priceCents }) => html.replaceAll(priceMark(id), priceText(priceCents)),
            template.replace('<!--page-->', () => renderLanding() as string),
          );
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(await server.transformIndexHtml('/landing.html', page));
        };
        draw().catch(next);
      });
    },
  };
}
