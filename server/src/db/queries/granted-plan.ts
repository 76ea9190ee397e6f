import type { PlanKey } from "@dewlight/core/plans/plan.ts";
import { eq } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { users } from "../schema/index.ts";

/** A null end: until taken back. A null grant: nothing is granted any more. */
export async function setGrantedPlan(
	db: Queryable,
	userId: number,
	grant: { plan: PlanKey; until: Date | null } | null,
): Promise<void> {
	await db
		.update(users)
		.set({ grantedPlan: grant?.plan ?? null, grantedPlanUntil: grant?.until ?? null })
		.where(eq(users.id, userId));
}
