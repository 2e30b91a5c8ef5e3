import type { Stripe } from 'stripe';
import { refused } from './failure.ts';

export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type Form = { [key: string]: FormValue };

interface Node {
  [key: string]: string | Node;
}

function put(node: Node, [key = '', ...rest]: readonly string[], value: string): void {
  if (key === '__proto__') throw refused('Invalid parameter name.', key);
  if (rest.length === 0) {
    node[key] = value;
    return;
  }
  const inner = Object.hasOwn(node, key) ? node[key] : undefined;
  if (typeof inner === 'string') throw refused(`Invalid object: ${key}`, key);
  const next = inner ?? {};
  node[key] = next;
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

/** Decodes a form-encoded body or query with bracketed names such as `line_items[0][price]`. */
export function decodeForm(encoded: string): Form {
  const root: Node = {};
  for (const [key, value] of new URLSearchParams(encoded)) put(root, key.replaceAll(']', '').split('['), value);
  return Object.fromEntries(
    Object.entries(root).map(([key, value]) => [key, typeof value === 'string' ? value : withLists(value)]),
  );
}

/** Reads the parameters of one call and refuses bad ones in Stripe's words. */
export class Parameters {
  private readonly form: Form;
  private readonly path: string;

  constructor(form: Form, path = '') {
    this.form = form;
    this.path = path;
  }

  name(key: string): string {
    return this.path === '' ? key : `${this.path}[${key}]`;
  }

  private value(key: string): FormValue | undefined {
    return Object.hasOwn(this.form, key) ? this.form[key] : undefined;
  }

  has(key: string): boolean {
    return this.value(key) !== undefined;
  }

  /** Refuses parameters that aren't listed: Stripe doesn't know them, or the product hasn't sent them so far. */
  only(...known: readonly string[]): this {
    const unknown = Object.keys(this.form).find((key) => !known.includes(key));
    if (unknown !== undefined) {
      const message = `Received unknown parameter: ${this.name(unknown)} (or one that the double doesn't imitate)`;
      throw refused(message, this.name(unknown), 'parameter_unknown');
    }
    return this;
  }

  text(key: string): string | undefined {
    const value = this.value(key);
    if (value === undefined || typeof value === 'string') return value === '' ? undefined : value;
    throw refused(`Invalid string: ${JSON.stringify(value)}`, this.name(key));
  }

  required(key: string): string {
    const value = this.text(key);
    if (value !== undefined) return value;
    throw refused(`Missing required param: ${this.name(key)}.`, this.name(key), 'parameter_missing');
  }

  oneOf<T extends string>(key: string, values: readonly T[]): T {
    const value = this.required(key);
    const known = values.find((one) => one === value);
    if (known !== undefined) return known;
    throw refused(`Invalid ${this.name(key)}: must be one of ${values.join(', ')}`, this.name(key));
  }

  integer(key: string): number | undefined {
    const value = this.text(key);
    if (value === undefined) return undefined;
    if (/^-?\d+$/.test(value)) return Number(value);
    throw refused(`Invalid integer: ${value}`, this.name(key), 'parameter_invalid_integer');
  }

  nested(key: string): Parameters {
    const value = this.value(key) ?? {};
    if (typeof value === 'string' || Array.isArray(value)) throw refused('Invalid object', this.name(key));
    return new Parameters(value, this.name(key));
  }

  list(key: string): Parameters[] {
    return this.values(key).map((value, index) => {
      const name = `${this.name(key)}[${index}]`;
      if (typeof value === 'string' || Array.isArray(value)) throw refused('Invalid object', name);
      return new Parameters(value, name);
    });
  }

  texts(key: string): string[] {
    return this.values(key).map((value) => {
      if (typeof value === 'string') return value;
      throw refused('Invalid string', this.name(key));
    });
  }

  private values(key: string): FormValue[] {
    const value = this.value(key) ?? [];
    if (Array.isArray(value)) return value;
    throw refused('Invalid array', this.name(key));
  }

  metadata(): Stripe.Metadata {
    const read: Stripe.Metadata = {};
    for (const [name, text] of Object.entries(this.value('metadata') ?? {})) {
      if (typeof text !== 'string') throw refused('Metadata values must be strings', this.name('metadata'));
      if (name.length > 40 || text.length > 500) throw refused('Metadata is too long', this.name('metadata'));
      read[name] = text;
    }
    return read;
  }
}
