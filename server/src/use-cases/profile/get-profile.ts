import type { RoutineWarning } from "@dewlight/core/products/in-use/routine-warning.ts";
import { type DescribedChange, describeChanges } from "@dewlight/core/routine/describe-changes.ts";
import { type DroppableStep, droppableSteps } from "@dewlight/core/routine/droppable-steps.ts";
import { describeRebuild } from "@dewlight/core/scan/rebuild-plan.ts";
import type { Queryable } from "#db/database.ts";
import type { Context, UserActor } from "../context.ts";
import { checkInUse } from "./check-in-use.ts";
import {
	type ConfirmedView,
	type ProductView,
	viewConfirmed,
	viewOwn,
	viewSuggested,
} from "./product-view.ts";
import { type Routine, readRoutine } from "./read-routine.ts";

export interface ProfileView extends Pick<Routine, "user" | "plan" | "dropped"> {
	newest: Routine["newest"];
	/** When the plan was made, and the plan it is compared with; null where there is none. */
	madeAt: Date | null;
	previousMadeAt: Date | null;
	/** What the person answered since the photo that the plan was made again for; null when nothing. */
	told: string | null;
	confirmed: ConfirmedView[];
	suggested: ProductView[];
	own: ProductView[];
	droppable: DroppableStep[];
	warnings: RoutineWarning[];
	changes: DescribedChange[];
}

/** API-42: answers, suggested plan, products in use and what there is to say about them. Nothing of it is stored twice. */
export async function getProfile({ ctx }: { ctx: Context<UserActor> }): Promise<ProfileView> {
	return readProfile(ctx.store.db, ctx.actor.userId, ctx.clock.now());
}

export async function readProfile(db: Queryable, userId: number, now: Date): Promise<ProfileView> {
	const routine = await readRoutine(db, userId);
	const { plan, confirmed } = routine;
	const inUse = new Set(confirmed.map(({ productId }) => productId));
	return {
		...routine,
		confirmed: viewConfirmed(routine),
		suggested: viewSuggested(routine),
		own: routine.own.map((own) => viewOwn(own, inUse.has(own.id))),
		droppable: plan ? droppableSteps(plan) : [],
		warnings: checkInUse(routine, now),
		...readHistory(routine),
	};
}

/** A plan made again for other answers is compared with the photo's own; any other with that of the scan before. */
function readHistory({
	user,
	newest,
	previous,
	plan,
}: Routine): Pick<ProfileView, "madeAt" | "previousMadeAt" | "told" | "changes"> {
	const rebuilt = newest?.result.rebuilt;
	if (newest && plan && rebuilt) {
		return {
			madeAt: new Date(rebuilt.at),
			previousMadeAt: newest.createdAt,
			...describeRebuild(rebuilt, plan, user),
		};
	}
	return {
		madeAt: newest?.createdAt ?? null,
		previousMadeAt: previous?.createdAt ?? null,
		told: null,
		changes: plan && previous ? describeChanges(previous.result.care_plan, plan) : [],
	};
}
