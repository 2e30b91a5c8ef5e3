import { refused } from './failure.ts';

export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type Form = { [key: string]: FormValue };

/** `line_items[0][price]` as `['line_items', '0', 'price']`. */
const segments = (key: string): string[] => {
  const [first = '', ...rest] = key.split('[');
  return [first, ...rest.map((part) => part.replace(/]$/, ''))];
};

interface Node {
  [key: string]: string | Node;
}

function put(node: Node, path: readonly string[], value: string): void {
  const [key = '', ...rest] = path;
  if (key === '__proto__') throw refused('Invalid parameter name.', key);
  const name = key === '' ? String(Object.keys(node).length) : key;
  if (rest.length === 0) {
    node[name] = value;
    return;
  }
  const inner = Object.hasOwn(node, name) ? node[name] : undefined;
  if (typeof inner === 'string') throw refused(`Invalid object: ${name}`, name);
  const next = inner ?? {};
  node[name] = next;
  put(next, rest, value);
}

/** An object with the keys 0, 1, 2… is a list. */
function withLists(node: Node): FormValue {
  const entries = Object.entries(node).map(([key, value]): [string, FormValue] => [
    key,
    typeof value === 'string' ? value : withLists(value),
  ]);
  if (entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key))) return entries.map(([, value]) => value);
  return Object.fromEntries(entries);
}

/** Decodes a form-encoded body or query with bracketed names. */
export function decodeForm(encoded: string): Form {
  const root: Node = {};
  for (const [key, value] of new URLSearchParams(encoded)) put(root, segments(key), value);
  return Object.fromEntries(
    Object.entries(root).map(([key, value]) => [key, typeof value === 'string' ? value : withLists(value)]),
  );
}
