// @vitest-environment node
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { refuseStyleElements, withConstructedStyles } from './constructed-styles.ts';

const MODULES = join(import.meta.dirname, '../../../node_modules');
const STYLE_ELEMENT = /createElement\(['"]style['"]\)/;

it.each(['sonner/dist/index.mjs', 'react-style-singleton/dist/es2015/singleton.js'])(
  'withConstructedStyles() replaces the <style> element of %s with a constructed style sheet',
  async (file) => {
    const path = join(MODULES, file);
    const code = await readFile(path, 'utf8');
    expect(code).toMatch(STYLE_ELEMENT);
    const changed = withConstructedStyles(code, path) ?? '';
    expect(changed).toContain('addConstructedStyle(');
    // The replaced functions may still be defined, because the bundler removes unused ones. They must not be called.
    expect(changed).not.toMatch(/stylesheet = makeStyleTag|style\.type = /);
  },
);

it('withConstructedStyles() returns null for react, and throws if the code of sonner has changed', () => {
  expect(withConstructedStyles('let a;', join(MODULES, 'react/index.js'))).toBeNull();
  expect(() => withConstructedStyles('let a;', join(MODULES, 'sonner/dist/index.mjs'))).toThrow('has changed');
});

it('react-style-singleton is loaded from dist/es2015, where withConstructedStyles() replaces code', () => {
  const { module } = createRequire(import.meta.url)(join(MODULES, 'react-style-singleton/package.json'));
  expect(module).toBe('dist/es2015/index.js');
});

it('refuseStyleElements() rejects a build whose scripts create a <style> element', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'alento-styles-'));
  try {
    await mkdir(join(dist, 'assets'));
    await writeFile(join(dist, 'assets/a.js'), 'document.createElement(`div`)');
    await refuseStyleElements(dist);
    await writeFile(join(dist, 'assets/b.js'), 'document.createElement(`style`)');
    await expect(refuseStyleElements(dist)).rejects.toThrow('b.js writes a <style> element');
  } finally {
    await rm(dist, { recursive: true });
  }
});
