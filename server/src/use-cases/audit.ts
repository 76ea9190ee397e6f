import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import type { Queryable } from "#db/database.ts";
import { auditLog } from "#db/schema/index.ts";
import type { Actor, Context } from "./context.ts";

export interface AuditEntry {
	/** Past tense, area first: `account.registered`. */
	action: string;
	userId: number | null;
	details?: Record<string, string | number | boolean | null>;
}

/** The last line of every writing verb. Details never hold secrets, photos or free text. */
export async function audit(ctx: Context, tx: Queryable, entry: AuditEntry): Promise<void> {
	const { actor } = ctx;
	await tx.insert(auditLog).values({
		id: ctx.ids.uuid(),
		at: ctx.clock.now(),
		actorKind: actor.kind,
		actorName: actorName(actor),
		userId: entry.userId,
		action: entry.action,
		details: entry.details ?? {},
	});
	ctx.meter.event(entry.action);
}

function actorName(actor: Actor): string {
	switch (actor.kind) {
		case "user":
			return `user:${actor.userId}`;
		case "job":
			return actor.job;
		case "operator":
			return actor.name;
		case "visitor":
			return "visitor";
		default:
			return assertNever(actor);
	}
}
