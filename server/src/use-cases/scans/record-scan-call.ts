import { findUserById } from "#db/queries/accounts.ts";
import type { CheckinRow } from "#db/queries/find-checkin.ts";
import { insertModelCall } from "#db/queries/model-calls.ts";
import type { ModelPurpose } from "#db/schema/index.ts";
import type { ModelCall } from "#ports/assistant.ts";
import type { Context } from "../context.ts";

/** Counts toward the day's budget, also a call that failed or whose person was erased meanwhile. */
export async function recordScanCall(
	ctx: Context,
	checkin: Pick<CheckinRow, "userId">,
	purpose: ModelPurpose,
	call: ModelCall,
): Promise<void> {
	ctx.meter.modelCalled(call);
	const user = await findUserById(ctx.store.db, checkin.userId);
	await insertModelCall(ctx.store.db, {
		...call,
		id: ctx.ids.uuid(),
		userId: user?.id ?? null,
		purpose,
		at: ctx.clock.now(),
	});
}
