import {
	confirmedPlanAnswerSchema,
	droppedStepsAnswerSchema,
	type Profile,
	profileSchema,
	type updateProfileSchema,
} from "@dewlight/contracts/profile.ts";
import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import type { z } from "zod";
import { request } from "#api/request.ts";
import type { ProfileChange } from "../profile-change.ts";

/** Makes one change (API-42, API-43) and answers with the part of the profile the server gave back. */
export async function sendChange(change: ProfileChange): Promise<Partial<Profile>> {
	switch (change.kind) {
		case "tags":
			return updateProfile({ [change.field]: change.tags });
		case "preferences":
			return updateProfile({ preferences: change.preferences });
		case "confirm":
			return request("confirmProduct", {
				answer: confirmedPlanAnswerSchema,
				body: { step: change.step, product: change.product },
			});
		case "remove":
			return request("removeProduct", {
				answer: confirmedPlanAnswerSchema,
				body: { step: change.step, id: change.product.id },
			});
		case "drop":
			return request("dropStep", {
				answer: droppedStepsAnswerSchema,
				body: { step: change.step, dropped: change.dropped },
			});
		default:
			return assertNever(change);
	}
}

/** What is no longer told is missing from the answer and must leave what is shown. */
async function updateProfile(body: z.input<typeof updateProfileSchema>): Promise<Partial<Profile>> {
	const profile = await request("updateProfile", { answer: profileSchema, body });
	return { changes_told: undefined, ...profile };
}
