import { vi } from 'vitest';

/**
 * Short lists in place of the password check's word lists, which are larger than the rest of the app: every file that
 * types a new password would read them again. packages/password-check is tested with the real ones.
 */
vi.mock('@zxcvbn-ts/language-common', () => ({
  adjacencyGraphs: {},
  dictionary: { 'passwords-common': ['123456', 'password'] },
}));
vi.mock('@zxcvbn-ts/language-pt-br', () => ({
  dictionary: {
    'commonWords-pt-br': ['que', 'senha', 'calma', 'nuvem', 'chuva', 'mansa'],
    'wikipedia-pt-br': ['brasil'],
    'firstnames-pt-br': ['maria'],
    'lastnames-pt-br': ['silva'],
  },
}));
