import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plan } from '@alento/contract/plan';
import { priceMark, priceText } from '@alento/domain/plan/plans';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { constructedStyles } from './build/constructed-styles.ts';

/** Serves the landing page at `/` during development. Each request renders it again, with the prices of the API. */
function landingInDevelopment(apiAddress: string): Plugin {
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

const API_ADDRESS = process.env.API_ADDRESS ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), tailwindcss(), constructedStyles(), landingInDevelopment(API_ADDRESS)],
  server: { proxy: { '/api': API_ADDRESS } },
  // One stylesheet for all screens, so that prerendered pages don't wait for the stylesheet of a screen.
  build: {
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    // Browsers without module preloading load the modules anyway, so they get no polyfill.
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    // The word lists of the password check are this large. They are loaded only when a new password is typed.
    chunkSizeWarningLimit: 1200,
  },
});
