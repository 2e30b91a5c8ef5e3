/**
 * Finds unused code and, with `--production`, code that only tests use: tests, their harnesses and their tables don't
 * count as users then. Patterns that end with `!` belong to both.
 */
const isProduction = process.argv.includes('--production');

/** @type {import('knip').KnipConfig} */
export default {
  ignoreExportsUsedInFile: isProduction,
  ignore: isProduction ? ['**/*.{harness,fixture,cases,dialogues}.{ts,tsx}'] : [],
  workspaces: {
    '.': {
      entry: [
        'bench/*.ts!',
        'bench/floor/main.ts!',

        'e2e/**/*.{spec,setup}.ts',
        isProduction ? 'e2e/support/*.ts!' : 'e2e/support/stories-data.ts',
        'scripts/*/*.mjs!',
        'scripts/check/import-direction.cjs!',
        'scripts/gallery/gallery.ts!',
        'scripts/**/*.test.ts',
        'testing/*/main.ts',
        'testing/**/*.test.ts',
      ],
      project: ['scripts/**!', 'bench/**/*.ts!', '{e2e,testing}/**/*.ts'],
      ignoreDependencies: ['react', 'react-dom', 'react-router', '@tanstack/react-query', '@swc/core'],
    },
    'packages/*': {
      entry: ['src/**/*.test.ts'],
      project: ['src/**/*.ts!', '!src/**/*.{test,harness,fixture,cases,dialogues}.ts!'],
      includeEntryExports: isProduction,
    },
    'packages/diary-import': {
      entry: ['src/**/*.test.ts'],
      project: ['src/**/*.ts!', '!src/**/*.{test,harness}.ts!'],
    },
    'apps/server': {
      entry: [
        'src/main.ts!',
        'src/commands/*.ts!',
        // Built ahead, with its tests: readers of shared data.
        'src/access/make-reader.ts!',
        'src/**/*.test.ts',
        'src/testing/**/*.setup.ts',
        'src/testing/**/*-and-die.ts',
      ],
      project: ['src/**/*.ts!', '!src/**/*.{test,harness,bad,good}.ts!', '!src/testing/**!'],
    },
    'apps/web': {
      entry: [
        'build/{build,build-for-stories,constructed-styles}.ts!',
        'src/{main,prerender/entry}.tsx!',
        'src/landing/script/landing.ts!',
        'src/ui/loading/constructed-style.ts!',
        'service-worker/service-worker.ts!',
        '{src,service-worker}/**/*.test.{ts,tsx}',
      ],
      project: [
        '{src,service-worker}/**/*.{ts,tsx}!',
        'build/*.ts!',
        '!**/*.{test,harness,fixture}.{ts,tsx}!',
        '!src/testing/**!',
        '!src/app/style/contrast.ts!',
      ],
      ignoreDependencies: ['tailwindcss', '@fontsource-variable/figtree', 'zod'],
    },
    'apps/native': {
      entry: ['capacitor.config.ts!', 'tests/*.test.ts'],
      project: ['*.ts!', 'build/*.ts!', 'tests/*.ts'],
      // Knip would load the configuration, which needs PUBLIC_URL.
      capacitor: false,
      ignoreDependencies: ['^@(aparajita|capacitor|capgo)/'],
    },
  },
};
