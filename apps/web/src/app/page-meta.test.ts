import { paths } from '@alento/domain/interface/paths';
import { describe, expect, it } from 'vitest';
import { jsonLdOf, pageMeta } from './page-meta.ts';

const PUBLIC = [
  '/',
  '/login',
  '/redefinir-senha',
  '/confirmar-email',
  '/desfazer-email',
  '/sair-dos-avisos',
  '/planos',
  '/sobre',
  '/profissionais',
  '/psicologos',
  '/payment-success',
  '/payment-cancel',
  '/conta-excluida',
  '/politica-de-privacidade',
  '/termos-de-uso',
  '/conteudos',
  '/podcasts',
  '/livros',
];

describe('metadata for search engines and shared links', () => {
  it('exists for every public page', () => {
    expect(Object.keys(pageMeta)).toEqual(expect.arrayContaining(PUBLIC));
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
