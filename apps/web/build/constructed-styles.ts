import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const OWN = join(import.meta.dirname, '../src/ui/loading/constructed-style.ts');
const IMPORT = `import { addConstructedStyle } from ${JSON.stringify(OWN)};\n`;

type Change = { from: RegExp; to: string };

/** Where packages put <style> elements into the page, and what stands there instead. */
const CHANGES: readonly { file: RegExp; changes: readonly Change[] }[] = [
  {
    // The toasts' rules, once.
    file: /\/sonner\/dist\/index\.mjs$/,
    changes: [
      {
        from: /function __insertCSS\(code\) \{\n.*?\n\}\n/s,
        to: "function __insertCSS(code) {\n  if (code && typeof document !== 'undefined') addConstructedStyle(code);\n}\n",
      },
    ],
  },
  {
    // What keeps the page behind a dialog from scrolling (react-remove-scroll); the width differs from screen to screen.
    file: /\/react-style-singleton\/dist\/es2015\/singleton\.js$/,
    changes: [
      {
        from: /if \(\(stylesheet = makeStyleTag\(\)\)\) \{.*?\n {16}\}/s,
        to: 'stylesheet = addConstructedStyle(style);',
      },
      { from: /stylesheet\.parentNode && stylesheet\.parentNode\.removeChild\(stylesheet\);/, to: 'stylesheet();' },
    ],
  },
];

/** Throws where a package no longer has what is changed: a new version has to be looked at. */
export function withConstructedStyles(code: string, id: string): string | null {
  const found = CHANGES.find(({ file }) => file.test(id));
  if (!found) return null;
  return found.changes.reduce((text, { from, to }) => {
    if (!from.test(text)) throw new Error(`${id} has changed: build/constructed-styles.ts has to follow.`);
    return text.replace(from, () => to);
  }, IMPORT + code);
}

/** Lets packages construct their style sheets instead of writing <style> elements, which the policy of our pages blocks. */
export const constructedStyles = (): Plugin => ({
  name: 'alento:constructed-styles',
  apply: 'build',
  transform: (code, id) => withConstructedStyles(code, id),
});

/** React's own, for <style> elements that a component draws, asks another document object: we draw none. */
const WRITES_STYLE = /\bdocument\.createElement\(\s*[`'"]style[`'"]\s*\)/;

/** Refuses a build whose scripts would write a <style> element: the browser would block it. */
export async function refuseStyleElements(dist: string): Promise<void> {
  const assets = join(dist, 'assets');
  for (const name of (await readdir(assets)).filter((file) => file.endsWith('.js'))) {
    if (WRITES_STYLE.test(await readFile(join(assets, name), 'utf8')))
      throw new Error(`${name} writes a <style> element: build/constructed-styles.ts has to change the package.`);
  }
}
