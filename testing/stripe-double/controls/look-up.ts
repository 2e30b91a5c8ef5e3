import type { Context } from '../store/context.ts';
import type { Charge, Customer, Invoice, Session, Subscription } from '../store/store.ts';

/** What the double has of one account of the product. */
export interface AccountObjects {
  customer: Customer | null;
  subscriptions: Subscription[];
  sessions: Session[];
  invoices: Invoice[];
  charges: Charge[];
}

/** Objects whose metadata names the account, or that belong to its customers. */
export function objectsOfAccount({ store }: Context, account: string): AccountObjects {
  const customers = [...store.customers.values()].filter((one) => one.metadata.account === account);
  const ids = new Set<string | null>(customers.map((one) => one.id));
  const own = <T extends { customer: string | null; metadata: { account?: string } | null }>(
    map: ReadonlyMap<string, T>,
  ): T[] =>
    [...map.values()].filter(
      (one) => (one.customer !== null && ids.has(one.customer)) || one.metadata?.account === account,
    );
  return {
    customer: customers.at(-1) ?? null,
    subscriptions: own(store.subscriptions),
    sessions: own(store.sessions),
    invoices: own(store.invoices),
    charges: own(store.charges),
  };
}
