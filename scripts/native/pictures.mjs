/*
 * Draws icons and splash screens of the native projects from the web app's logo.
 *   npm run native:pictures
 * Android's are vector drawings, iOS's are rendered by a browser. Run it again when the logo or a colour changes.
 * apps/native/tests/pictures.test.ts fails if they differ.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { ANDROID_RESOURCES } from '../../apps/native/build/android-resources.ts';
import { IOS_PICTURES } from '../../apps/native/build/drawings.ts';
import { pictureDigest } from '../../apps/native/build/picture-digest.ts';
import { findBrowser } from '../../e2e/support/browser.ts';
import { ROOT } from '../run/install.mjs';

const NATIVE = join(ROOT, 'apps/native');
const RESOURCES = join(NATIVE, 'android/app/src/main/res');
const ASSETS = join(NATIVE, 'ios/App/App/Assets.xcassets');

for (const [path, content] of Object.entries(ANDROID_RESOURCES)) {
  mkdirSync(dirname(join(RESOURCES, path)), { recursive: true });
  writeFileSync(join(RESOURCES, path), content);
}

const browser = await chromium.launch(await findBrowser());
try {
  const page = await browser.newPage();
  const digests = {};
  for (const { file, side, svg } of IOS_PICTURES) {
    await page.setViewportSize({ width: side, height: side });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
    await page.screenshot({ path: join(ASSETS, file) });
    digests[file] = pictureDigest({ side, svg, picture: readFileSync(join(ASSETS, file)) });
  }
  writeFileSync(join(NATIVE, 'pictures.json'), `${JSON.stringify(digests, null, 2)}\n`);
} finally {
  await browser.close();
}
