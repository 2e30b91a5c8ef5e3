import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { constructedStyles } from './build/constructed-styles.ts';
import { landingInDevelopment } from './build/landing-in-development.ts';

const API_ADDRESS = process.env.API_ADDRESS ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), tailwindcss(), constructedStyles(), landingInDevelopment(API_ADDRESS)],
  server: { proxy: { '/api': API_ADDRESS } },
  // One stylesheet: pages written at build time must not wait for a screen's own.
  build: {
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    // Browsers that don't preload modules still load them.
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    // The word lists of the password check, which come with the first new password.
    chunkSizeWarningLimit: 1200,
  },
});
