import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AssistantModel, Reply } from '@alento/domain/assistant/assistant-model';
import { cpuMsOf } from '@alento/domain/text/hard-texts.harness';
import { expect, it } from 'vitest';
import { figures, find, passage, person, requestFor } from '../external.harness.ts';
import { ACCEPTED_REPLIES } from './accepted-replies.cases.ts';
import { REFUSED_REPLIES } from './refused-replies.cases.ts';
import { checkReplyText, safeReplyStream, splitSentences, withReplyChecks } from './safe-reply.ts';

const ALLOWED_URLS = new Set([passage.url]);
const signal = new AbortController().signal;

it.each(REFUSED_REPLIES)('checkReplyText refuses with the reason %s: %s', (why, sentence) => {
  expect(checkReplyText(sentence, ALLOWED_URLS)).toEqual({ ok: false, why });
});

it.each(ACCEPTED_REPLIES)('checkReplyText accepts: %s', (sentence) => {
  expect(checkReplyText(sentence, ALLOWED_URLS)).toEqual({ ok: true });
});

it('checkReplyText refuses fewer than 1% of the library’s sentences', async () => {
  const content = join(import.meta.dirname, '../../../../../../../content');
  const texts: string[] = [];
  for await (const file of glob('{articles,books,podcasts}/*.md', { cwd: content })) {
    texts.push(await readFile(join(content, file), 'utf8'));
  }
  // Links are removed, because in a reply they are allowed only together with the passage that they link to.
  const bodies = texts.map((text) =>
    text
      .split(/^---$/m)
      .slice(2)
      .join('')
      .replace(/\]\([^)]*\)/g, ']'),
  );
  const sentences = bodies.flatMap((body) => splitSentences(body).whole);
  expect(sentences.length).toBeGreaterThan(4000);
  const refused = sentences.filter((sentence) => !checkReplyText(sentence.replace(/[[\]]/g, '')).ok);
  expect(refused.length / sentences.length).toBeLessThan(0.01);
});

it.each([
  'VOCÊ TEM DEPRESSÃO.',
  'voce tem depressao',
  'Você tem **depressão**.',
  'Você *tem* _depressão_.',
  'Você tem\ndepressão.',
  'Você tem... depressão.',
  'Olá. Que dia. Você tem depressão. Como está?',
  '- Oi\n- Você tem depressão',
  'Você tem [depressão](/ajuda).',
  'Você tem “depressão”.',
  'Você  tem\u00a0depressão.',
])('checkReplyText refuses a diagnosis in any spelling: %j', (text) => {
  expect(checkReplyText(text)).toEqual({ ok: false, why: 'diagnosis' });
});

it('checkReplyText refuses parts that are nested too deep to be shown', () => {
  for (const marks of ['- ', '> ', '>', '1. ', '> - '])
    expect(checkReplyText(`Oi.\n${marks.repeat(9)}oi`)).toEqual({ ok: false, why: 'markup' });
  for (const fine of ['> - 1. oi', '- - - - - - - - - - - -', '* * * * * * * * * * * *\n\nOi'])
    expect(checkReplyText(fine)).toEqual({ ok: true });
});

it('checkReplyText checks long and adversarial replies within two seconds of CPU time', async () => {
  const long = `${ACCEPTED_REPLIES.join(' ')} `.repeat(3);
  expect(checkReplyText(long, ALLOWED_URLS)).toEqual({ ok: true });
  const strange = [
    'voce '.repeat(1500),
    'tome um '.repeat(1000),
    '[a]('.repeat(1500),
    'a.'.repeat(3000),
    '\n'.repeat(6000),
  ];
  const checkAll = () => {
    for (const text of [long, ...strange]) checkReplyText(text, ALLOWED_URLS);
  };
  expect(await cpuMsOf(checkAll)).toBeLessThan(2000);
});

/** Passes a text in pieces of `size` characters to a stream and returns what the stream releases. */
function released(text: string, size: number) {
  const out: string[] = [];
  const stream = safeReplyStream(ALLOWED_URLS, (piece) => out.push(piece));
  for (let at = 0; at < text.length; at += size) stream.push(text.slice(at, at + size));
  return { verdict: stream.end(), out };
}

it.each([1, 3, 7, 50, 5000])(
  'safeReplyStream releases an acceptable reply unchanged if it arrives in pieces of %i characters',
  (size) => {
    const text = ACCEPTED_REPLIES.join(' ');
    const { verdict, out } = released(text, size);
    expect(verdict).toEqual({ ok: true });
    expect(out.join('')).toBe(text);
    expect(out.length).toBeGreaterThan(60);
  },
);

it.each([1, 4, 500])(
  'safeReplyStream stops before the first refused sentence if it gets pieces of %i characters',
  (size) => {
    const { verdict, out } = released('Sinto muito. Você tem depressão. Como foi o dia? Conte mais.', size);
    expect(verdict).toEqual({ ok: false, why: 'diagnosis' });
    expect(out.join('')).toBe('Sinto muito. ');
  },
);

it('safeReplyStream releases only complete sentences and links', () => {
  const out: string[] = [];
  const stream = safeReplyStream(ALLOWED_URLS, (piece) => out.push(piece));
  stream.push('Leia [A cama. É para dormir](');
  stream.push(passage.url);
  expect(out).toEqual([]);
  stream.push(') hoje. Depois');
  expect(out).toHaveLength(1);
  expect(stream.end()).toEqual({ ok: true });
});

type Scripted = { pieces?: string[]; text?: string; sources?: Reply['sources'] };
let sawAbort = false;
const refusals: string[] = [];

/** Creates a fake model that returns the given text. */
function scripted({ pieces = [], text = pieces.join(''), sources = [] }: Scripted): AssistantModel {
  const said = async () => ({ ok: true, value: text }) as const;
  return {
    writtenBy: 'external',
    async reply(request, { signal: inner, onDelta }) {
      request.findPassages('sono', 1);
      await request.findHistory('sono');
      for (const piece of pieces) onDelta?.(piece);
      sawAbort = inner.aborted;
      return { ok: true, value: { text, sources } };
    },
    wordInsight: said,
    wordEntry: said,
  };
}

async function ask(model: AssistantModel, change = {}) {
  const out: string[] = [];
  const result = await withReplyChecks(model, (why) => refusals.push(why)).reply(requestFor(change), {
    signal,
    onDelta: (text) => out.push(text),
  });
  return { result, out: out.join('') };
}

it('the model with reply checks returns an acceptable reply unchanged', async () => {
  const pieces = ['Leia [isto](', `${passage.url}). `, 'Como está?'];
  const { result, out } = await ask(scripted({ pieces, sources: [passage] }));
  expect(result).toEqual({ ok: true, value: { text: pieces.join(''), sources: [passage] } });
  expect(out).toBe(pieces.join(''));
});

it('the model with reply checks returns “bad-answer” at the first refused sentence', async () => {
  refusals.length = 0;
  const { result, out } = await ask(scripted({ pieces: ['Oi. ', 'Tome 20 mg de fluoxetina. ', 'Como está?'] }));
  expect(result).toEqual({ ok: false, failure: 'bad-answer' });
  expect(refusals).toEqual(['medication']);
  expect(out).toBe('Oi. ');
  expect(sawAbort).toBe(true);
});

it('the model with reply checks checks a last sentence without a full stop', async () => {
  expect((await ask(scripted({ pieces: ['Oi. ', 'Você tem depressão'] }))).result).toMatchObject({ ok: false });
});

it('the model with reply checks checks a reply that was not streamed', async () => {
  expect((await ask(scripted({ text: 'Você tem depressão.' }))).result).toMatchObject({ ok: false });
  expect(await ask(scripted({ text: 'Oi. Como está?' }))).toMatchObject({
    result: { ok: true },
    out: 'Oi. Como está?',
  });
});

it('the model with reply checks allows links only to sources of the request', async () => {
  const text = `Veja [o dia](${find.url}).`;
  expect((await ask(scripted({ text }))).result).toMatchObject({ ok: false });
  expect((await ask(scripted({ text }), { findHistory: async () => [find] })).result).toMatchObject({ ok: true });
  expect((await ask(scripted({ text: `[isto](${passage.url})` }), { findPassages: () => [] })).result).toMatchObject({
    ok: false,
  });
});

it('a link may be followed by brackets and by another link', () => {
  expect(
    checkReplyText(`Veja [isto](${passage.url}) (hoje) e [perfil](/perfil) [ajuda](/ajuda).`, ALLOWED_URLS).ok,
  ).toBe(true);
  for (const bad of ['[a](/perfil) b](http://mau.example)', '[a](/perfil) [b] (mau)', '[a](/perfil)[b](mau x)'])
    expect(checkReplyText(bad, ALLOWED_URLS)).toEqual({ ok: false, why: 'link' });
});

it('the model with reply checks returns failures unchanged and checks texts for insights and entries', async () => {
  const failing = { ...scripted({}), reply: async () => ({ ok: false, failure: 'timeout' }) as const };
  expect((await ask(failing)).result).toEqual({ ok: false, failure: 'timeout' });
  const options = { signal, variant: 1 };
  for (const [text, ok] of [
    ['Uma semana calma.', true],
    ['Você tem depressão.', false],
  ] as const) {
    const model = withReplyChecks(scripted({ text }));
    const all = [await model.wordInsight(figures, options), await model.wordEntry(person, options)];
    expect(all.map((result) => result.ok)).toEqual([ok, ok]);
  }
});

it('the model with reply checks throws if the returned text differs from the streamed text', async () => {
  await expect(ask(scripted({ pieces: ['Oi. '], text: 'Outra coisa.' }))).rejects.toThrow('differs');
});
