// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { FollowContext, linkKindOf } from './chat-link.tsx';
import { ReplyText } from './reply-text.tsx';

const ORIGIN = 'https://alento.exemplo';

it.each([
  ['/conteudos/sono?q=1#a', { kind: 'internal', to: '/conteudos/sono?q=1#a' }],
  [`${ORIGIN}/ajuda`, { kind: 'internal', to: '/ajuda' }],
  ['https://cvv.org.br/chat', { kind: 'external', href: 'https://cvv.org.br/chat' }],
  ['//outro.exemplo/a', { kind: 'external', href: 'https://outro.exemplo/a' }],
  ['mailto:ajuda@exemplo.com', { kind: 'mailto', href: 'mailto:ajuda@exemplo.com' }],
  ['tel:188', { kind: 'tel', href: 'tel:188' }],
  ['javascript:alert(1)', { kind: 'none' }],
  [' JaVaScript:alert(1)', { kind: 'none' }],
  ['data:text/html,<b>', { kind: 'none' }],
  ['vbscript:x', { kind: 'none' }],
  ['file:///etc/passwd', { kind: 'none' }],
  ['http://[', { kind: 'none' }],
] as const)('linkKindOf classifies %s as %j', (address, kind) => {
  expect(linkKindOf(address, ORIGIN)).toEqual(kind);
});

const draw = (text: string, onFollow: () => void = () => undefined) =>
  show(
    <FollowContext value={onFollow}>
      <ReplyText text={text} />
    </FollowContext>,
  );

describe('the links of a reply', () => {
  it.each([
    // Other sites open in a new tab, which is announced.
    ['https://cvv.org.br/', 'external', 'falar (abre em outra aba)', '_blank', 'noopener noreferrer'],
    ['tel:188', 'tel', 'falar', null, null],
    ['mailto:ajuda@exemplo.com', 'mailto', 'falar', null, null],
  ])('open %s as its kind demands (%s)', (address, kind, name, target, rel) => {
    draw(`[falar](${address})`);
    const link = screen.getByRole('link', { name });
    expect(['href', 'data-link', 'target', 'rel'].map((each) => link.getAttribute(each))).toEqual([
      ...[address, kind, target, rel],
    ]);
  });

  it('navigate within the app if their target is internal', async () => {
    const onFollow = vi.fn();
    const { router } = draw('[Ler](/conteudos/sono)', onFollow);
    fireEvent.click(screen.getByRole('link', { name: 'Ler' }));
    expect(await screen.findByText('Outra tela')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/conteudos/sono');
    expect(onFollow).toHaveBeenCalledTimes(1);
  });

  it('become plain text if their target is unsafe', () => {
    const { container } = draw('[clique](javascript:alert(1)) [aqui](file:///etc/passwd)');
    expect(container.textContent).toContain('clique aqui');
    expect(container.querySelector('a')).toBeNull();
  });
});

describe('the rendering of a reply', () => {
  it('shows headings at level 4, lists and quotes', () => {
    const { container } = draw('# Um plano\n\n1. *Respire*\n2. **Descanse**\n\n> Devagar.');
    expect(container.querySelector('h1')).toBeNull();
    expect(screen.getByRole('heading', { level: 4, name: 'Um plano' })).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(container.querySelector('blockquote')?.textContent).toContain('Devagar.');
  });

  it.each([
    ['an image', 'a ![x](https://outro.exemplo/p.png) b'],
    ['an image as HTML', 'a <img src=x onerror=alert(1)> b'],
    ['a script', 'a <script>alert(1)</script> b'],
    ['an iframe', 'a <iframe src="https://outro.exemplo"></iframe> b'],
    ['a style', 'a <style>body{display:none}</style> b'],
    ['an event handler', '<p onclick="alert(1)">a b</p>\n\nc'],
    ['a form', '<form action="/x"><input name="a"></form>\n\nc'],
  ])('removes %s', (_what, text) => {
    const { container } = draw(text);
    expect(container.querySelector('img, script, iframe, style, form, input, [onclick], [onerror]')).toBeNull();
  });
});
