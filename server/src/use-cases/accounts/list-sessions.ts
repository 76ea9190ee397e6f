import { listLiveSessions, type OwnSession } from "#db/queries/sessions.ts";
import type { Context, UserActor } from "../context.ts";

export interface ListedSession extends OwnSession {
	isCurrent: boolean;
}

/** Where this person is signed in: the session that asks first, then the one used last. */
export async function listSessions({ ctx }: { ctx: Context<UserActor> }): Promise<ListedSession[]> {
	const { actor, clock, store } = ctx;
	const sessions = await listLiveSessions(store.db, actor.userId, clock.now());
	return sessions
		.map((session) => ({ ...session, isCurrent: session.id === actor.sessionId }))
		.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}
