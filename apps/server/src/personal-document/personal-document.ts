import type { SharedPart } from '@alento/domain/sharing/parts';
import { eq, sql } from 'drizzle-orm';
import type { Holder, KeyHolder, Person } from '../access/person.ts';
import { type OfEachReadable, rowsOfEach } from '../access/several-owners.ts';
import { keyedName, type UserKey } from '../crypto/seal.ts';
import type { Runner, Transaction } from '../db/database.ts';
import { profiles } from '../db/schema/account.ts';
import { personalDocuments } from '../db/schema/personal-document.ts';
import type { DocumentKind } from '../sealed-json/document-kind.ts';

/** Who may read a document: its owner, and a reader of its part. */
type ReaderOf<Part extends SharedPart> = [Part] extends [never] ? KeyHolder : Holder<Part>;

const rowIdOf = (userId: string, id: string): string => `${userId}/${id}`;

function rowOf<Content extends object>(
  userId: string,
  userKey: UserKey,
  kind: DocumentKind<Content, SharedPart>,
  content: Content,
) {
  const id = keyedName(userKey, kind.name);
  return { userId, id, content: kind.json.seal(userKey, rowIdOf(userId, id), content) };
}

/** Locks one person's documents until the transaction ends. */
export async function lockDocuments(tx: Transaction, { owner }: Person): Promise<void> {
  await tx.select({ userId: profiles.userId }).from(profiles).where(eq(profiles.userId, owner.userId)).for('update');
}

/** Inserts the empty documents of a new account. Every account has them, so their presence reveals nothing. */
export async function insertEmptyDocuments(
  tx: Transaction,
  { owner, userKey }: KeyHolder,
  kinds: readonly DocumentKind<object, SharedPart>[],
): Promise<void> {
  const rows = kinds.map((kind) => rowOf(owner.userId, userKey(), kind, kind.empty));
  await tx.insert(personalDocuments).values(rows).onConflictDoNothing();
}

/** Reads each person's document of a kind, or the empty value if none is stored. */
export async function readDocuments<Content extends object, Part extends SharedPart = never>(
  runner: Runner,
  people: readonly ReaderOf<Part>[],
  kind: DocumentKind<Content, Part>,
): Promise<OfEachReadable<Content>> {
  const ids = new Map(people.map(({ owner, userKey }) => [owner.userId, keyedName(userKey(), kind.name)]));
  const rows = await runner
    .select({ userId: personalDocuments.userId, id: personalDocuments.id, content: personalDocuments.content })
    .from(personalDocuments)
    .where(
      sql`(${personalDocuments.userId}, ${personalDocuments.id}) in (
        select * from unnest(${sql.param([...ids.keys()])}::text[], ${sql.param([...ids.values()])}::text[])
      )`,
    );
  const rowsOf = rowsOfEach(rows);
  return ({ owner, userKey }) => {
    const [row] = rowsOf(owner);
    return row ? kind.json.open(userKey(), rowIdOf(owner.userId, row.id), row.content) : kind.empty;
  };
}

/** Reads one person's document of a kind, or the empty value if none is stored. */
export const readDocument = async <Content extends object, Part extends SharedPart = never>(
  runner: Runner,
  actor: ReaderOf<Part>,
  kind: DocumentKind<Content, Part>,
): Promise<Content> => (await readDocuments(runner, [actor], kind))(actor);

/** Stores the whole document. If the new content depends on the old one, lock the person's documents first. */
export async function storeDocument<Content extends object>(
  tx: Transaction,
  actor: Person,
  kind: DocumentKind<Content, SharedPart>,
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
