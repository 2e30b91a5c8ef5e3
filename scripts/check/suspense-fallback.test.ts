// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const REFUSAL = 'A placeholder contains nothing that can be pressed';
const FOLDER = 'apps/web/src/features/x';

const REFUSED: Record<string, string> = {
  'a button as the fallback': 'export const A = () => <Suspense fallback={<Button>Sair</Button>}>{part}</Suspense>;',
  'a component with another name':
    'export const A = () => <Suspense fallback={<SignOutFace busy />}>{part}</Suspense>;',
  'a variable': 'export const A = ({ closed }) => <Suspense fallback={closed}>{part}</Suspense>;',
  'a button in a placeholder': 'const CardSkeleton = () => <div><Button>Abrir</Button></div>;',
  'a link in a placeholder': 'function Loading() { return <p><Link to="/ajuda" /></p>; }',
  'a field in a placeholder': 'const FormLoading = () => <label>E-mail <input /></label>;',
};
const ALLOWED: Record<string, string> = {
  'no fallback': 'export const A = () => <Suspense>{part}</Suspense>;',
  null: 'export const A = () => <Suspense fallback={null}>{part}</Suspense>;',
  'a placeholder': 'export const A = () => <Suspense fallback={<ListSkeleton rows={3} />}>{part}</Suspense>;',
  'a button beside the fallback':
    'export const A = () => <Suspense fallback={<Skeleton className="h-11" />}><Button>Abrir</Button></Suspense>;',
  'a placeholder of blocks': 'const Loading = () => <div role="status"><Skeleton className="h-11" /></div>;',
};
let tree: string;
let told: string;

const fileOf = (name: string): string => `${name.replaceAll(' ', '-')}.tsx`;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'alento-fallback-'));
  mkdirSync(join(tree, 'scripts/check'), { recursive: true });
  mkdirSync(join(tree, FOLDER), { recursive: true });
  for (const file of ['biome.json', 'scripts/check/storage-port.grit', 'scripts/check/suspense-fallback.grit'])
    copyFileSync(join(ROOT, file), join(tree, file));
  for (const [name, text] of Object.entries({ ...REFUSED, ...ALLOWED }))
    writeFileSync(join(tree, FOLDER, fileOf(name)), text);
  const biome = join(ROOT, 'node_modules/.bin/biome');
  const args = ['lint', '--vcs-enabled=false', '--reporter=github', '--max-diagnostics=none', FOLDER];
  const { stdout, stderr } = spawnSync(biome, args, { cwd: tree, encoding: 'utf8' });
  told = `${stdout}${stderr}`;
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

const isRefused = (name: string): boolean =>
  told.split('\n').some((line) => line.includes(`/${fileOf(name)}`) && line.includes(REFUSAL));

it.each(Object.keys(REFUSED))('the linter refuses %s', (name) => expect(isRefused(name)).toBe(true));
it.each(Object.keys(ALLOWED))('the linter allows %s', (name) => expect(isRefused(name)).toBe(false));
