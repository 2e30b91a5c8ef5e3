import AdmZip from 'adm-zip';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../../testing/tier/tier.ts';
import { readDiary } from '../read-diary.ts';

const OPTIONS = {
  source: 'alento',
  fileName: 'alento.zip',
  maxUnpackedBytes: 1_000_000,
  maxTextBytes: 100_000,
  maxEntries: 10,
} as const;
const ENTRY = {
  id: 'e1',
  score: 4,
  note: 'Um dia calmo.',
  timestamp: 1_773_500_400_000,
  localDate: '2026-03-14',
  offsetMinutes: -180,
  source: 'popup',
  tags: ['t1', 'gone'],
  aiAnalysis: 'Você descansou.',
  importId: null,
};
const DOCUMENT = {
  format: 'alento-export',
  version: 1,
  entries: [ENTRY],
  tags: [
    { id: 't1', name: 'Corrida', icon: 'dumbbell', createdAt: 1 },
    { id: 't2', name: 'Leitura', icon: 'book', createdAt: 2 },
  ],
};
const bytesOf = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
/** The document of an export with other parts. */
const documentWith = (changes: object): Uint8Array => bytesOf({ ...DOCUMENT, ...changes });
function zipped(name: string, bytes: Uint8Array): Uint8Array {
  const zip = new AdmZip();
  zip.addFile(name, Buffer.from(bytes));
  return new Uint8Array(zip.toBuffer());
}
const READ = {
  ok: true,
  entries: [
    {
      line: 1,
      localDate: '2026-03-14',
      time: null,
      mood: 'Muito bem',
      note: 'Um dia calmo.',
      activities: ['Corrida'],
      own: {
        id: 'e1',
        timestamp: 1_773_500_400_000,
        offsetMinutes: -180,
        source: 'popup',
        analysis: 'Você descansou.',
      },
    },
  ],
  scale: [{ name: 'Muito bem', score: 4, entries: 1 }],
  activities: [
    { name: 'Corrida', entries: 1, icon: 'dumbbell' },
    { name: 'Leitura', entries: 0, icon: 'book' },
  ],
  problems: [],
  duplicates: 0,
};

it('reads the archive of an export, and its document alone', () => {
  expect(readDiary(zipped('diario.json', bytesOf(DOCUMENT)), OPTIONS)).toEqual(READ);
  expect(readDiary(bytesOf(DOCUMENT), { ...OPTIONS, fileName: 'diario.json' })).toEqual(READ);
});

it('leaves out entries that can’t be read, and repeated ids, and says so', () => {
  const broken = [{ ...ENTRY, id: 'e2', score: 6 }, { ...ENTRY, id: 'e3', localDate: '2026-02-30' }, null];
  const read = readDiary(documentWith({ entries: [...broken, ENTRY, ENTRY] }), OPTIONS);
  expect(read).toMatchObject({
    entries: [{ line: 4 }],
    problems: [{ line: 1 }, { line: 2 }, { line: 3 }],
    duplicates: 1,
  });
});

it.each([
  ['another document', documentWith({ format: 'outro' }), 'FILE_OF_ANOTHER_KIND'],
  ['an archive without the document', zipped('foto.jpg', bytesOf(DOCUMENT)), 'FILE_OF_ANOTHER_KIND'],
  ['a diary without entries', documentWith({ entries: [] }), 'FILE_HAS_NO_ENTRIES'],
  ['too many entries', documentWith({ entries: Array(11).fill(ENTRY) }), 'FILE_TOO_MANY_ENTRIES'],
  ['notes with too much text', documentWith({ entries: [{ ...ENTRY, note: 'ã'.repeat(50_001) }] }), 'FILE_TOO_COMPLEX'],
  [
    'a tag’s name that is too long',
    documentWith({ tags: [{ id: 't1', name: 'x'.repeat(60_000) }] }),
    'FILE_TOO_COMPLEX',
  ],
  ['a name that no entry has', documentWith({ tags: [{ id: 't9', name: 'x'.repeat(100_001) }] }), 'FILE_TOO_COMPLEX'],
  ['a cut-off document', bytesOf(DOCUMENT).slice(0, 200), 'FILE_UNREADABLE'],
  ['a cut-off archive', zipped('diario.json', bytesOf(DOCUMENT)).slice(0, 100), 'FILE_UNREADABLE'],
])('refuses %s', (_, bytes, code) => {
  expect(readDiary(bytes, OPTIONS)).toEqual({ ok: false, code });
});

it('never throws, whatever an entry or a tag contains', () => {
  const value = fc.anything({ withNullPrototype: false });
  fc.assert(
    fc.property(fc.array(value), fc.array(value), (entries, tags) => {
      const text = JSON.stringify({ ...DOCUMENT, entries, tags }, (_, one) => (typeof one === 'bigint' ? null : one));
      expect(readDiary(new TextEncoder().encode(text), OPTIONS)).toHaveProperty('ok');
    }),
    { numRuns: runs(20) },
  );
});
