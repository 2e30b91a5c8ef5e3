import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { constructedStyles } from './build/constructed-styles.ts';
import { landingInDevelopment } from './build/landing-in-development.ts';

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
