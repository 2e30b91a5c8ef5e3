import { and, eq } from 'drizzle-orm';
import type { Person } from '../access/person.ts';
import { padJson } from '../crypto/padding.ts';
import { keyedName, seal, type UserKey, unseal } from '../crypto/seal.ts';
import type { Runner, Transaction } from '../db/database.ts';
import { profiles } from '../db/schema/account.ts';
import { personalDocuments } from '../db/schema/personal-document.ts';

/** Padding of a whole document, bytes: small ones all look alike. */
const DOCUMENT_BYTES = 2048;

/** One of a person's documents. `Content` is what JSON gives back of it. */
export type DocumentKind<Content> = { readonly name: string; readonly empty: Content };

const contextOf = (userId: string, id: string) => ({
  table: 'personal_documents',
  column: 'content',
  rowId: `${userId}/${id}`,
});

function rowOf(userId: string, userKey: UserKey, name: string, content: unknown) {
  const id = keyedName(userKey, name);
  const padded = padJson(JSON.stringify(content), DOCUMENT_BYTES);
  return { userId, id, content: seal(userKey, contextOf(userId, id), padded) };
}

/** Makes changes of one person's documents wait for each other until the transaction ends. */
export async function holdDocuments(tx: Transaction, { owner }: Person): Promise<void> {
  await tx.select({ userId: profiles.userId }).from(profiles).where(eq(profiles.userId, owner.userId)).for('update');
}

/** The kinds' empty forms for a new account, so that later rows tell of nothing that happened. */
export async function layOutDocuments(
  tx: Transaction,
  userId: string,
  userKey: UserKey,
  kinds: readonly DocumentKind<unknown>[],
): Promise<void> {
  const rows = kinds.map(({ name, empty }) => rowOf(userId, userKey, name, empty));
  await tx.insert(personalDocuments).values(rows).onConflictDoNothing();
}

/** The document, or its empty form where nothing was kept yet. */
export async function readDocument<Content>(
  runner: Runner,
  actor: Person,
  kind: DocumentKind<Content>,
): Promise<Content> {
  const { userId } = actor.owner;
  const userKey = actor.userKey();
  const id = keyedName(userKey, kind.name);
  const [row] = await runner
    .select({ content: personalDocuments.content })
    .from(personalDocuments)
    .where(and(eq(personalDocuments.userId, userId), eq(personalDocuments.id, id)));
  return row ? (JSON.parse(unseal(userKey, contextOf(userId, id), row.content)) as Content) : kind.empty;
}

/** Keeps the document as a whole. Hold the person's documents first when it depends on what was. */
export async function keepDocument<Content>(
  tx: Transaction,
  actor: Person,
  kind: DocumentKind<Content>,
  content: Content,
): Promise<void> {
  const row = rowOf(actor.owner.userId, actor.userKey(), kind.name, content);
  await tx
    .insert(personalDocuments)
    .values(row)
    .onConflictDoUpdate({
      target: [personalDocuments.userId, personalDocuments.id],
      set: { content: row.content },
    });
}
