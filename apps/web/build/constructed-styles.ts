import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const OWN = join(import.meta.dirname, '../src/ui/loading/constructed-style.ts');
const IMPORT = `import { addConstructedStyle } from ${JSON.stringify(OWN)};\n`;

type Change = { from: RegExp; to: string };

/** Code in packages that creates <style> elements, and its replacement. */
const CHANGES: readonly { file: RegExp; changes: readonly Change[] }[] = [
  {
    // Sonner adds the style sheet of the toasts once.
    file: /\/sonner\/dist\/index\.mjs$/,
    changes: [
      {
        from: /function __insertCSS\(code\) \{\n.*?\n\}\n/s,
        to: "function __insertCSS(code) {\n  if (code && typeof document !== 'undefined') addConstructedStyle(code);\n}\n",
      },
    ],
  },
  {
    // react-remove-scroll replaces its style sheet, because the width of the scrollbar varies between screens.
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

/** Throws if a package no longer contains the code to replace, because a new version of it has to be reviewed. */
export function withConstructedStyles(code: string, id: string): string | null {
  const found = CHANGES.find(({ file }) => file.test(id));
  if (!found) return null;
  return found.changes.reduce((text, { from, to }) => {
    if (!from.test(text)) throw new Error(`${id} has changed: build/constructed-styles.ts has to follow.`);
    return text.replace(from, () => to);
  }, IMPORT + code);
}

/**
 * Makes packages use constructed style sheets instead of <style> elements, which our Content-Security-Policy blocks.
 */
export const constructedStyles = (): Plugin => ({
  name: 'alento:constructed-styles',
  apply: 'build',
  transform: (code, id) => withConstructedStyles(code, id),
});

/**
 * Finds scripts that create a <style> element. React's own code for them doesn't match, and our components render none.
 */
const WRITES_STYLE = /\bdocument\.createElement\(\s*[`'"]style[`'"]\s*\)/;

/** Rejects a build whose scripts would create a <style> element, which the browser would block. */
export async function refuseStyleElements(dist: string): Promise<void> {
  const assets = join(dist, 'assets');
  for (const name of (await readdir(assets)).filter((file) => file.endsWith('.js'))) {
    if (WRITES_STYLE.test(await readFile(join(assets, name), 'utf8')))
      throw new Error(`${name} writes a <style> element: build/constructed-styles.ts has to change the package.`);
  }
}
