import {
	type ConfirmedPlanAnswer,
	confirmedPlanAnswerSchema,
	doneStepsAnswerSchema,
	droppedStepsAnswerSchema,
	type Profile,
	profileSchema,
	type updateProfileSchema,
} from "@dewlight/contracts/profile.ts";
import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import type { z } from "zod";
import { undoAddition } from "#api/add-to-plan.ts";
import { request } from "#api/request.ts";
import type { ProfileChange } from "../profile-change.ts";

/** Makes one change (API-42, API-43) and answers with the part of the profile the server gave back. */
export async function sendChange(
	change: ProfileChange,
): Promise<{ profile: Partial<Profile>; answer?: ConfirmedPlanAnswer }> {
	switch (change.kind) {
		case "tags":
			return { profile: await updateProfile({ [change.field]: change.tags }) };
		case "preferences":
			return { profile: await updateProfile({ preferences: change.preferences }) };
		case "confirm":
			return inUse(
				await request("confirmProduct", {
					answer: confirmedPlanAnswerSchema,
					body: { step: change.step, product: change.product, ask: false },
				}),
			);
		case "remove":
			return inUse(
				await request("removeProduct", {
					answer: confirmedPlanAnswerSchema,
					body: { step: change.step, id: change.product.id },
				}),
			);
		case "undo":
			return inUse(await undoAddition(change.body));
		case "drop":
			return {
				profile: await request("dropStep", {
					answer: droppedStepsAnswerSchema,
					body: { step: change.step, dropped: change.dropped },
				}),
			};
		case "done":
			return {
				profile: await request("markDone", {
					answer: doneStepsAnswerSchema,
					body: { day: change.day, steps: change.steps, done: change.done },
				}),
			};
		default:
			return assertNever(change);
	}
}

function inUse(answer: ConfirmedPlanAnswer) {
	const { confirmed_care_plan, warnings } = answer;
	return { profile: { confirmed_care_plan, ...(warnings && { warnings }) }, answer };
}

/** What is no longer told is missing from the answer and must leave what is shown. */
async function updateProfile(body: z.input<typeof updateProfileSchema>): Promise<Partial<Profile>> {
	const profile = await request("updateProfile", { answer: profileSchema, body });
	return { changes_told: undefined, ...profile };
}
