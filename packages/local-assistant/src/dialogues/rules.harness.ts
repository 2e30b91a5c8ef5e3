import { paths } from '@alento/domain/interface/paths';

/** Patterns that no reply may match: promises, orders, judgements, guilt, cheerfulness, unfilled placeholders. */
export const NEVER: readonly RegExp[] = [
  /vai ficar tudo bem|vai dar tudo certo|eu prometo|vai passar/i,
  /você (?:tem|está com|sofre de) (?:depressão|ansiedade generalizada|transtorno|burnout)/i,
  /pare de pensar|procure não pensar|não pense nisso|tente não pensar|anime-se|pense positivo|seja forte|calma!/i,
  /você perdeu sua sequência|deveria ter|falta de fé/i,
  /!/,
  /\{\w+\}|undefined|NaN|null|\[object/,
];

export const linksOf = (text: string): string[] => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => url);

const patterns = Object.values(paths).map(
  (path) => new RegExp(`^${path.replace(/:\w+/g, '[a-z0-9-]+').replace('*', '.+')}$`),
);

/** Whether a link target is a path of the web app or the number of a help line. */
export const leadsSomewhere = (url: string): boolean =>
  /^tel:(?:188|192|193|190|180|136|100|08007226001)$|^https:\/\/cvv\.org\.br$/.test(url) ||
  patterns.some((pattern) => pattern.test(url.split('?')[0] ?? ''));
