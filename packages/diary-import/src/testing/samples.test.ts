import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ForeignSource } from '../diary/diary.ts';
import { daylioNameOf } from '../diary/known-moods.ts';
import { read, readWhole } from './diary-files.harness.ts';

/** Files by an author who had not seen the readers, with what they have to give (README.md beside them). */
const FOLDER = join(import.meta.dirname, 'samples');

type Sample = {
  line?: number;
  item?: number;
  date: string;
  time: string;
  mood?: string;
  mood_is_predefined_name_id?: number;
  level_1_to_5?: number;
  scores?: number[];
  activities: string[];
  note_title?: string;
  note?: string;
  note_sha256_utf8?: string;
  compare?: 'loose';
};
type Expected = {
  file: string;
  source: ForeignSource;
  outcome: 'accepted' | 'refused';
  entries: number;
  days: number;
  moods: number;
  activities: number;
  entries_ok?: number[];
  days_ok?: number[];
  moods_ok?: number[];
  activities_ok?: number[];
  problem_lines?: { line?: number; item?: number }[];
  samples: Sample[];
};

const EXPECTED: Expected[] = JSON.parse(readFileSync(join(FOLDER, 'expected.json'), 'utf8'));
const ACCEPTED = EXPECTED.filter(({ outcome }) => outcome === 'accepted');

/** Where the README leaves a choice: what these readers make of the file. */
const CHOSEN: Record<string, { problems?: number[]; entries?: number; days?: number }> = {
  // An entry whose hour can't be read is kept without one, and its line says so.
  '03-multilinha_crlf.csv': { entries: 9, days: 9 },
  '08-linhas_com_problema.csv': { entries: 9, days: 9 },
  // The app has no entries before 2000.
  '09-datas_limite.csv': { problems: [2, 9], entries: 6, days: 6 },
  // A note that is longer than one written in the app is told.
  '13-unicode_e_nota_de_18000.csv': { problems: [2] },
  // An activity that is in no list any more is told.
  '17-backup_2024_03_15.daylio': { problems: [8] },
  // A photo that only the backup lists is told.
  '18-backup_viagem.daylio': { problems: [0] },
  // The score "4" and the date 07/05/2024 are read, and each score is an entry.
  '21-pixels_com_problemas.json': { problems: [4, 5, 6, 8, 12], entries: 10, days: 7 },
};

const REFUSALS: Record<string, string> = {
  '22-pixels_virgula_sobrando.json': 'FILE_UNREADABLE',
  '23-StreamingHistory0.json': 'FILE_OF_ANOTHER_KIND',
  '24-daylio_export.csv': 'FILE_OF_ANOTHER_KIND',
  '25-daylio_export_2024_03_15_pdf.csv': 'FILE_OF_ANOTHER_KIND',
  '26-backup_cortado.daylio': 'FILE_UNREADABLE',
  '27-daylio_cortado.csv': 'FILE_UNREADABLE',
  '28-bomba.daylio': 'FILE_TOO_LARGE',
  '29-vazio.csv': 'FILE_EMPTY',
  '30-fotos.daylio': 'FILE_OF_ANOTHER_KIND',
};

const bytesOf = ({ file }: Expected): Uint8Array => readFileSync(join(FOLDER, file));
const optionsOf = ({ file, source }: Expected) => ({ fileName: file, source, today: '2026-11-23' });
const lineOf = ({ line, item }: { line?: number; item?: number }): number => line ?? item ?? 0;
const loose = (text: string): string =>
  text
    .replace(/^(?:- |• |\d+\. )/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
const exact = (text: string): string => text.normalize('NFC').trim();

describe('readDiary', () => {
  it('is tested with every sample file', () => {
    const files = readdirSync(FOLDER).filter((name) => /^\d/.test(name));
    expect(EXPECTED.map(({ file }) => file)).toEqual(files);
    expect(ACCEPTED.length + Object.keys(REFUSALS).length).toBe(files.length);
  });

  it.each(ACCEPTED.map((one) => [one.file, one] as const))('counts what is in %s', (file, expected) => {
    const diary = readWhole(bytesOf(expected), optionsOf(expected));
    const chosen = CHOSEN[file];
    expect(diary.problems.map(({ line }) => line)).toEqual(
      chosen?.problems ?? expected.problem_lines?.map(lineOf) ?? [],
    );
    expect(diary.entries).toHaveLength(chosen?.entries ?? expected.entries);
    expect(new Set(diary.entries.map(({ localDate }) => localDate)).size).toBe(chosen?.days ?? expected.days);
    expect([expected.moods, ...(expected.moods_ok ?? [])]).toContain(diary.scale.length);
    expect([expected.activities, ...(expected.activities_ok ?? [])]).toContain(diary.activities.length);
    expect(diary.scale.reduce((sum, mood) => sum + mood.entries, 0)).toBe(diary.entries.length);
  });

  it.each(ACCEPTED.map((one) => [one.file, one] as const))('reads the entries of %s', (file, expected) => {
    const diary = readWhole(bytesOf(expected), optionsOf(expected));
    const scoreOf = new Map(diary.scale.map(({ name, score }) => [name, score]));
    for (const sample of expected.samples) {
      const entries = diary.entries.filter(({ line }) => line === lineOf(sample));
      const [entry] = entries;
      if (!entry) {
        expect(CHOSEN[file]?.problems).toContain(lineOf(sample));
        continue;
      }
      expect(entry.localDate).toBe(sample.date);
      const mood = sample.mood_is_predefined_name_id ? daylioNameOf(sample.mood_is_predefined_name_id) : sample.mood;
      if (sample.scores) expect(entries.map((one) => one.mood)).toEqual(sample.scores.map(String));
      else expect([entry.time, entry.mood]).toEqual([sample.time, mood]);
      if (sample.level_1_to_5) expect(scoreOf.get(entry.mood)).toBe([0, 1, 2, 4, 5][sample.level_1_to_5 - 1]);
      expect(entry.activities).toEqual(sample.activities);
      const form = sample.compare === 'loose' ? loose : exact;
      const whole = [sample.note_title, sample.note].filter(Boolean).join('\n');
      // Only the line of the scales may follow.
      if (sample.note !== undefined) expect(form(entry.note).startsWith(form(whole))).toBe(true);
      const note = entry.note.slice((sample.note_title?.length ?? -1) + 1);
      if (sample.note_sha256_utf8)
        expect(createHash('sha256').update(note).digest('hex')).toBe(sample.note_sha256_utf8);
    }
  });

  it.each(Object.entries(REFUSALS))('refuses %s with %s', (file, code) => {
    const expected = EXPECTED.find((one) => one.file === file);
    if (!expected) throw new Error(`No sample ${file}`);
    expect(expected.outcome).toBe('refused');
    expect(read(bytesOf(expected), optionsOf(expected))).toEqual({ ok: false, code });
  });
});
