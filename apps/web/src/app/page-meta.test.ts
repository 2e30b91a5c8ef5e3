import { paths } from '@alento/domain/interface/paths';
import { declarationOf, routeNames } from '@alento/domain/interface/routes';
import { describe, expect, it } from 'vitest';
import { jsonLdOf, pageMeta } from './page-meta.ts';

describe('metadata for search engines and shared links', () => {
  it('exists for every public page', () => {
    const pages = routeNames
      .map(declarationOf)
      .filter(({ access, path }) => access === 'public' && !path.includes(':'));
    expect(Object.keys(pageMeta).toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
  });

  it.each(Object.entries(pageMeta))(
    'gives %s a title and a description of 110 to 155 characters',
    (_path, { title, description }) => {
      expect(title).toBeTruthy();
      expect(description.length).toBeGreaterThanOrEqual(110);
      expect(description.length).toBeLessThanOrEqual(155);
      expect(description).toMatch(/\.$/);
      expect(description).not.toContain('!');
    },
  );

  it('gives each page a different title and description', () => {
    const texts = Object.values(pageMeta).flatMap(({ title, description }) => [title, description]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('excludes the pages of mailed links, payment results and deleted accounts from indexing', () => {
    const hidden = Object.entries(pageMeta).filter(([, { index }]) => !index);
    expect(hidden.map(([path]) => path)).toEqual(
      expect.arrayContaining([
        paths.resetPassword,
        paths.confirmRecoveryEmail,
        paths.undoRecoveryEmail,
        paths.leaveNotices,
        paths.paymentSuccess,
        paths.paymentCancel,
        paths.accountDeleted,
      ]),
    );
    for (const path of ['/', paths.plans, paths.about, paths.privacy]) expect(pageMeta[path]?.index, path).toBe(true);
  });

  it('has structured data without prices or ratings, on / and /sobre only', () => {
    expect(Object.keys(pageMeta).filter((path) => jsonLdOf(path) !== null)).toEqual(['/', '/sobre']);
    expect(JSON.stringify([jsonLdOf('/'), jsonLdOf('/sobre')])).not.toMatch(/"(offers|price|aggregateRating|review)"/i);
  });
});
