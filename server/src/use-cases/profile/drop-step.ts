import type { dropStepSchema } from "@dewlight/contracts/profile.ts";
import { expandStep, placeOf, stepAt } from "@dewlight/core/routine/step-key.ts";
import type { z } from "zod";
import { lockAccount } from "#db/queries/accounts.ts";
import { deleteDroppedSteps, insertDroppedSteps, listDroppedSteps } from "#db/queries/dropped-steps.ts";
import { listFinishedReports } from "#db/queries/profile.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";

/** Leaves a suggested step out, or takes it back in; saying the same again changes nothing. */
export async function dropStep({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: z.infer<typeof dropStepSchema>;
}): Promise<{ dropped: string[] }> {
	const { userId } = ctx.actor;
	return ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		const [newest] = await listFinishedReports(tx, userId, 1);
		const plan = newest?.result.care_plan ?? null;
		const before = await listDroppedSteps(tx, userId);
		const steps = expandStep(input.step, plan).filter((key) => {
			const place = placeOf(key);
			return before.includes(key) || (place !== null && plan !== null && stepAt(plan, place) !== null);
		});
		if (steps.length === 0) throw new DomainError("bad_input", "This step is not in your plan.");
		const changed = steps.filter((key) => before.includes(key) !== input.dropped);
		if (changed.length === 0) return { dropped: before };
		if (input.dropped) await insertDroppedSteps(tx, userId, changed, ctx.clock.now());
		else await deleteDroppedSteps(tx, userId, changed);
		const action = input.dropped ? "routine.step_dropped" : "routine.step_taken_back";
		await audit(ctx, tx, { action, userId, details: { steps: changed.join(" ") } });
		return { dropped: await listDroppedSteps(tx, userId) };
	});
}
