import { describe, expect, it } from 'vitest';
import { parseLegalText, readLegalTexts } from './legal-text.ts';

describe('legal texts', () => {
  it('are read as sanitised HTML, one text of each type', async () => {
    const texts = await readLegalTexts(new URL('../../../content/legal', import.meta.url).pathname);
    expect(texts.map(({ documentType }) => documentType).toSorted()).toEqual(['PRIVACY_POLICY', 'TERMS_OF_USE']);
    for (const { content } of texts) {
      expect(content).toContain('<h2>');
      expect(content).not.toMatch(/<(script|style|iframe|img)/);
    }
  });

  it('are stripped of scripts and script links', async () => {
    const markdown =
      '---\ndocument_type: TERMS_OF_USE\ntitle: T\nversion_date: 2026-01-01\n---\n[x](javascript:alert(1)) <script>x</script>';
    const { content } = await parseLegalText(markdown);
    expect(content).not.toContain('javascript:');
    expect(content).not.toContain('<script');
  });

  it.each([
    ['no front matter', 'texto'],
    ['an unknown type', '---\ndocument_type: X\ntitle: T\nversion_date: 2026-01-01\n---\n'],
    ['a date that does not exist', '---\ndocument_type: TERMS_OF_USE\ntitle: T\nversion_date: "2026-02-30"\n---\n'],
  ])('are refused if they have %s', async (_, markdown) => {
    await expect(parseLegalText(markdown)).rejects.toThrow();
  });
});
