import type { ObjectStore } from "#ports/object-store.ts";
import type { Context } from "../context.ts";

const PREFIX = "erasures/";

/** Longer than the privacy policy lets a backup live. */
const KEEP_MS = 35 * 86_400_000;

export interface Erasure {
	userId: number;
	at: Date;
}

/**
 * Puts the number of an account that is being erased where a lost database does not take it along: whoever restores a
 * backup from before erases that account again.
 */
export async function noteErasure({
	ctx,
	input,
}: {
	ctx: Context;
	input: { userId: number };
}): Promise<void> {
	const at = ctx.clock.now().toISOString();
	await ctx.objects.put(`${PREFIX}${input.userId}`, Buffer.from(at), "text/plain");
}

export async function readErasures(objects: Pick<ObjectStore, "list" | "get">): Promise<Erasure[]> {
	const erasures: Erasure[] = [];
	for (const key of await objects.list(PREFIX)) {
		const bytes = await objects.get(key);
		if (bytes === null) continue;
		erasures.push({
			userId: Number(key.slice(PREFIX.length)),
			at: new Date(Buffer.from(bytes).toString("utf8")),
		});
	}
	return erasures;
}

/** No backup holds these accounts any more. */
export async function forgetOldErasures({ ctx }: { ctx: Context }): Promise<void> {
	const before = ctx.clock.now().getTime() - KEEP_MS;
	for (const { userId, at } of await readErasures(ctx.objects))
		if (at.getTime() < before) await ctx.objects.delete(`${PREFIX}${userId}`);
}
