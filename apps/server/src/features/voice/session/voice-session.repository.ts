import { VOICE_TURN_MS } from '@alento/domain/voice/limits';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Owner } from '../../../access/owner.ts';
import type { Database, Runner } from '../../../db/database.ts';
import { voiceSessions } from '../../../db/schema/voice.ts';

type Row = typeof voiceSessions.$inferSelect;
/** A voice session that another connection may have begun. */
export type VoiceSession = {
  conversationId: string;
  /** When it was started, ms epoch. */
  startedAt: number;
  /** When the recording that is being heard arrived, ms epoch; null if none is. */
  recordedAt: number | null;
  /** The reply that was not spoken to the end; null if there is none. */
  replyId: string | null;
};

const own = ({ userId }: Owner) => eq(voiceSessions.userId, userId);
const ofHolder = (owner: Owner, holder: string) => and(own(owner), eq(voiceSessions.holder, holder));
const ofTurn = (owner: Owner, hash: string) => and(own(owner), eq(voiceSessions.recordingHash, hash));

/** Time after which a recording counts as no longer heard if its process hasn't renewed it, ms: it was killed. */
const HEARING_LEASE_MS = 15_000;
/** Interval in which the process that hears a recording renews it, ms. */
export const RENEW_HEARING_MS = 4000;

/** Whether a recording is still being heard. After the time limit nothing waits for it. */
const isHearing = ({ recordedAt, seenAt }: Pick<Row, 'recordedAt' | 'seenAt'>, now: number): boolean =>
  recordedAt !== null &&
  now - recordedAt.getTime() < VOICE_TURN_MS &&
  now - Math.max(seenAt.getTime(), recordedAt.getTime()) < HEARING_LEASE_MS;

const KEY = { userId: voiceSessions.userId };
const NO_TURN = { recordingHash: null, recordedAt: null } as const;

/** Queries of the live voice session, at most one of each person. */
export const voiceSessionRepository = {
  async find(runner: Runner, owner: Owner): Promise<VoiceSession | null> {
    const [row] = await runner.select().from(voiceSessions).where(own(owner));
    return row ? { ...row, startedAt: row.startedAt.getTime(), recordedAt: row.recordedAt?.getTime() ?? null } : null;
  },

  /**
   * Makes a connection the holder of the person's session. What was pending stays if it is the same conversation.
   *
   * @param now ms epoch.
   */
  take: (
    db: Database,
    owner: Owner,
    { conversationId, holder, now }: { conversationId: string; holder: string; now: number },
  ): Promise<VoiceSession> =>
    db.transaction(async (tx) => {
      const taken = { conversationId, holder, seenAt: new Date(now) };
      await tx
        .insert(voiceSessions)
        .values({ userId: owner.userId, startedAt: new Date(now), ...taken })
        .onConflictDoNothing();
      const [before] = await tx.select().from(voiceSessions).where(own(owner)).for('update');
      const isSame = before?.conversationId === conversationId;
      const startedAt = isSame ? before.startedAt : new Date(now);
      const replyId = isSame ? before.replyId : null;
      const recordedAt = isSame && isHearing(before, now) ? before.recordedAt : null;
      const turn = recordedAt === null && replyId === null ? NO_TURN : {};
      // Only the process that hears a recording renews it.
      const seenAt = recordedAt !== null && before ? before.seenAt : taken.seenAt;
      await tx
        .update(voiceSessions)
        .set({ ...taken, ...turn, startedAt, seenAt, recordedAt, replyId })
        .where(own(owner));
      return {
        ...{ conversationId, replyId },
        startedAt: startedAt.getTime(),
        recordedAt: recordedAt?.getTime() ?? null,
      };
    }),

  /** Whether a connection holds the person's session. */
  async holds(runner: Runner, owner: Owner, holder: string): Promise<boolean> {
    const rows = await runner.select(KEY).from(voiceSessions).where(ofHolder(owner, holder));
    return rows.length > 0;
  },

  /**
   * Notes that a recording is being heard.
   *
   * @param now ms epoch.
   * @returns `same` if this recording was noted before, `busy` if another one is being heard, `gone` if the connection
   * doesn't hold the session.
   */
  beginTurn: (
    db: Database,
    owner: Owner,
    { holder, hash, now }: { holder: string; hash: string; now: number },
  ): Promise<'begun' | 'same' | 'busy' | 'gone'> =>
    db.transaction(async (tx) => {
      const [row] = await tx.select().from(voiceSessions).where(own(owner)).for('update');
      if (row?.holder !== holder) return 'gone';
      const isPending = isHearing(row, now) || row.replyId !== null;
      if (isPending && row.recordingHash === hash) return 'same';
      if (isHearing(row, now)) return 'busy';
      const turn = { recordingHash: hash, recordedAt: new Date(now), replyId: null, seenAt: new Date(now) };
      await tx.update(voiceSessions).set(turn).where(own(owner));
      return 'begun';
    }),

  /** Notes that this process still hears a recording. */
  async renewTurn(db: Database, owner: Owner, hash: string, now: number): Promise<void> {
    await db
      .update(voiceSessions)
      .set({ seenAt: new Date(now) })
      .where(and(ofTurn(owner, hash), isNotNull(voiceSessions.recordedAt)));
  },

  /**
   * Notes that a recording was understood: in which conversation, and which reply is to be spoken.
   *
   * @returns whether the session still exists.
   */
  async finishTurn(
    db: Database,
    owner: Owner,
    hash: string,
    { conversationId, replyId }: { conversationId: string; replyId: string },
  ): Promise<boolean> {
    const changed = { conversationId, replyId, recordedAt: null };
    const rows = await db.update(voiceSessions).set(changed).where(ofTurn(owner, hash)).returning(KEY);
    return rows.length > 0;
  },

  /** Notes that a recording was not understood, or was cancelled. @returns whether the session still exists. */
  async dropTurn(db: Database, owner: Owner, hash: string): Promise<boolean> {
    const rows = await db.update(voiceSessions).set(NO_TURN).where(ofTurn(owner, hash)).returning(KEY);
    return rows.length > 0;
  },

  /** Notes that nobody waits any more for the recording that this connection sent. */
  async dropPending(db: Database, owner: Owner, holder: string): Promise<void> {
    await db
      .update(voiceSessions)
      .set(NO_TURN)
      .where(and(ofHolder(owner, holder), isNull(voiceSessions.replyId)));
  },

  /** Notes that a reply was spoken to the end. */
  async endReply(db: Database, owner: Owner, replyId: string): Promise<void> {
    await db
      .update(voiceSessions)
      .set({ ...NO_TURN, replyId: null })
      .where(and(own(owner), eq(voiceSessions.replyId, replyId)));
  },

  async end(db: Database, owner: Owner, holder: string): Promise<void> {
    await db.delete(voiceSessions).where(ofHolder(owner, holder));
  },
};
