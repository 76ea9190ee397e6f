import type { PlanKey } from "@dewlight/core/plans/index.ts";
import { setGrantedPlan } from "#db/queries/granted-plan.ts";
import { type Account, readAccount } from "../accounts/index.ts";
import { audit } from "../audit.ts";
import type { Context, OperatorActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { requirePerson } from "./require-person.ts";

interface PersonPlan {
	emailOrId: string;
	/** Null takes the grant back: trial, subscription or free hold again. */
	plan: PlanKey | null;
	/** Null: until taken back. */
	until: Date | null;
}

/** Gives a plan that stands above every other while it lasts. */
export async function setPersonPlan({
	ctx,
	input,
}: {
	ctx: Context<OperatorActor>;
	input: PersonPlan;
}): Promise<Account> {
	const { plan, until } = input;
	if (plan === "trial") {
		throw new DomainError(
			"bad_input",
			"A trial begins with an account. Give plus or pro with an end instead.",
		);
	}
	if (until && until <= ctx.clock.now())
		throw new DomainError("bad_input", "The plan would have ended already.");
	return ctx.store.transaction(async (tx) => {
		const { id: userId } = await requirePerson(tx, input.emailOrId);
		await setGrantedPlan(tx, userId, plan && { plan, until });
		const details = { plan, until: until?.toISOString() ?? null };
		await audit(ctx, tx, {
			action: plan ? "operator.plan_granted" : "operator.plan_taken_back",
			userId,
			details,
		});
		return readAccount(ctx, tx, userId);
	});
}
