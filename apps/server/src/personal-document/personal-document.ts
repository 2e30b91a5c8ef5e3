import { and, eq } from 'drizzle-orm';
import type { KeyHolder, Person } from '../access/person.ts';
import { keyedName, type UserKey } from '../crypto/seal.ts';
import type { Runner, Transaction } from '../db/database.ts';
import { profiles } from '../db/schema/account.ts';
import { personalDocuments } from '../db/schema/personal-document.ts';
import type { DocumentKind } from './document-kind.ts';

const rowIdOf = (userId: string, id: string): string => `${userId}/${id}`;

function rowOf<Content extends object>(
  userId: string,
  userKey: UserKey,
  kind: DocumentKind<Content>,
  content: Content,
) {
  const id = keyedName(userKey, kind.name);
  return { userId, id, content: kind.json.seal(userKey, rowIdOf(userId, id), content) };
}

/** Makes changes of one person's documents wait for each other until the transaction ends. */
export async function holdDocuments(tx: Transaction, { owner }: Person): Promise<void> {
  await tx.select({ userId: profiles.userId }).from(profiles).where(eq(profiles.userId, owner.userId)).for('update');
}

/** The kinds' empty forms for a new account, so that later rows tell of nothing that happened. */
export async function layOutDocuments(
  tx: Transaction,
  { owner, userKey }: KeyHolder,
  kinds: readonly DocumentKind<object>[],
): Promise<void> {
  const rows = kinds.map((kind) => rowOf(owner.userId, userKey(), kind, kind.empty));
  await tx.insert(personalDocuments).values(rows).onConflictDoNothing();
}

/** The document, or its empty form where nothing was kept yet. */
export async function readDocument<Content extends object>(
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
  return row ? kind.json.open(userKey, rowIdOf(userId, id), row.content) : kind.empty;
}

/** Keeps the document as a whole. Hold the person's documents first when it depends on what was. */
export async function keepDocument<Content extends object>(
  tx: Transaction,
  actor: Person,
  kind: DocumentKind<Content>,
  content: Content,
): Promise<void> {
  const row = rowOf(actor.owner.userId, actor.userKey(), kind, content);
  await tx
    .insert(personalDocuments)
    .values(row)
    .onConflictDoUpdate({
      target: [personalDocuments.userId, personalDocuments.id],
      set: { content: row.content },
    });
}
