import { describe, expect, it } from 'vitest';
import { readBlocks, replaceBlock } from './block.ts';
import { documentOf } from './test-repository.ts';

const COMMIT = '0123456789abcdef0123456789abcdef01234567';
const OTHER = COMMIT.replace('0', 'f');

describe('blocks of figures in a document', () => {
  it('are parsed with their command, commit and paths', () => {
    const text = documentOf(COMMIT, 'src, !src/weights.ts');
    const [block] = readBlocks(text);
    expect(block).toMatchObject({
      command: 'npm run bench:api',
      commit: COMMIT,
      paths: ['src', '!src/weights.ts'],
      figures: 'old figures',
    });
    expect(text.slice(block?.start, block?.end)).toMatch(/^<!-- figures:[\s\S]*old figures\n<!-- \/figures -->$/);
  });

  it('may have no commit', () => {
    expect(readBlocks(documentOf(null))).toMatchObject([{ commit: null }]);
    expect(readBlocks('# No figures here\n')).toEqual([]);
  });

  it.each([
    ['without an end', documentOf(COMMIT).replace('<!-- /figures -->', ''), /line 3: .*not followed by/],
    [
      'without an end before the next block',
      documentOf(COMMIT).replace('<!-- /figures -->', '') + documentOf(OTHER),
      /line 3/,
    ],
    ['without a commit', documentOf(COMMIT).replace(/commit=\S+/, ''), /line 3: .*has no commit/],
    ['without paths', documentOf(COMMIT, ''), /line 3: .*has no paths/],
    ['with an abbreviated commit', documentOf('0123456'), /line 3: .*40 hex digits/],
  ])('are refused, with the line of the error, if they are %s', (_, text, says) => {
    expect(() => readBlocks(text)).toThrow(says);
  });

  it('are replaced without a change to the surrounding text or to other blocks', () => {
    const text = documentOf(null) + documentOf(COMMIT).replace('bench:api', 'bench:web');
    const [first, second] = readBlocks(text);
    if (!first || !second) throw new Error('Two blocks were written');
    const replaced = replaceBlock(text, first, OTHER, '\nnew figures\n');
    expect(readBlocks(replaced)).toMatchObject([{ commit: OTHER }, { commit: COMMIT }]);
    expect(replaced).toContain('Words before.\n<!-- figures:');
    expect(replaced).toContain('-->\n\nnew figures\n\n<!-- /figures -->\nWords after.\n');
    expect(replaced.slice(replaced.indexOf('bench:web'))).toBe(text.slice(text.indexOf('bench:web')));
    const [again] = readBlocks(replaced);
    if (!again) throw new Error('The block is gone');
    expect(replaceBlock(replaced, again, OTHER, 'new figures')).toBe(replaced);
  });
});
