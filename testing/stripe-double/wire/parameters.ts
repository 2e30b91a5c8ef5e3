import type { Stripe } from 'stripe';
import { refused } from './failure.ts';
import type { Form, FormValue } from './form.ts';

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

  /** Refuses parameters that aren't listed. The list is typed with the SDK's parameters of the call. */
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
    if (value === undefined) {
      throw refused(`Missing required param: ${this.name(key)}.`, this.name(key), 'parameter_missing');
    }
    return value;
  }

  oneOf<T extends string>(key: string, values: readonly T[]): T | undefined {
    const value = this.text(key);
    const found = values.find((known) => known === value);
    if (value === undefined || found !== undefined) return found;
    throw refused(`Invalid ${this.name(key)}: must be one of ${values.join(', ')}`, this.name(key));
  }

  integer(key: string): number | undefined {
    const value = this.text(key);
    if (value === undefined) return undefined;
    if (!/^-?\d+$/.test(value)) {
      throw refused(`Invalid integer: ${value}`, this.name(key), 'parameter_invalid_integer');
    }
    return Number(value);
  }

  flag(key: string): boolean | undefined {
    const value = this.oneOf(key, ['true', 'false']);
    return value === undefined ? undefined : value === 'true';
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
      if (typeof value !== 'string') throw refused('Invalid string', this.name(key));
      return value;
    });
  }

  private values(key: string): FormValue[] {
    const value = this.value(key) ?? [];
    if (Array.isArray(value)) return value;
    throw refused('Invalid array', this.name(key));
  }

  /** Stored metadata with the changes of this call. An empty value removes a key, an empty string removes all. */
  metadata(key: string, before: Stripe.Metadata = {}): Stripe.Metadata {
    const value = this.value(key);
    if (value === '') return {};
    const merged = { ...before };
    for (const [name, text] of Object.entries(value ?? {})) {
      if (typeof text !== 'string') throw refused('Metadata values must be strings', this.name(key));
      if (name.length > 40 || text.length > 500) throw refused('Metadata is too long', this.name(key));
      if (text === '') delete merged[name];
      else merged[name] = text;
    }
    return merged;
  }
}

/** Whether an instant lies in a range such as `created[gte]`. */
export function withinRange(parameters: Parameters, key: string, instant: number): boolean {
  if (!parameters.has(key)) return true;
  const range = parameters.nested(key).only('gt', 'gte', 'lt', 'lte');
  const { gt, gte, lt, lte } = {
    gt: range.integer('gt') ?? -Infinity,
    gte: range.integer('gte') ?? -Infinity,
    lt: range.integer('lt') ?? Infinity,
    lte: range.integer('lte') ?? Infinity,
  };
  return instant > gt && instant >= gte && instant < lt && instant <= lte;
}
