import type { Preferences } from "@dewlight/contracts/accounts.ts";
import type { Product } from "@dewlight/contracts/products.ts";
import {
	type ConfirmedCarePlan,
	type ConfirmedPlanAnswer,
	type Profile,
	profileApi,
	type SkippedRoutine,
	type UndoConfirm,
	type updateProfileSchema,
} from "@dewlight/contracts/profile.ts";
import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import {
	type Query,
	type QueryClient,
	useMutation,
	useMutationState,
	useQueryClient,
} from "@tanstack/react-query";
import type { z } from "zod";
import { ApiError, OfflineError } from "#api/api-error.ts";
import { call } from "#api/call.ts";
import { profileQuery, undoAddition } from "#api/profile-calls.ts";
import { ADDITIONAL } from "./plan-rows.ts";

/** Everything a person can change on this page. */
export type ProfileChange =
	| { kind: "tags"; field: "goals" | "issues"; tags: string[] }
	| { kind: "preferences"; preferences: Preferences }
	| { kind: "confirm"; step: string; product: Product }
	| { kind: "remove"; step: string; product: Product }
	| { kind: "undo"; step: string; product: Product; replaced: Product | null; body: UndoConfirm }
	| { kind: "drop"; step: string; dropped: boolean }
	| { kind: "done"; day: string; steps: string[]; done: boolean }
	| ({ kind: "skip"; skipped: boolean } & SkippedRoutine);

/** What a change is about: of two changes with one target the later decides. */
export function changeTarget(change: ProfileChange): string {
	switch (change.kind) {
		case "tags":
			return change.field;
		case "preferences":
			return change.kind;
		case "confirm":
		case "remove":
		case "undo":
			return change.step === ADDITIONAL ? change.product.id : change.step;
		case "drop":
			return `drop ${change.step}`;
		case "done":
			return `done ${change.day} ${change.steps.join(" ")}`;
		case "skip":
			return `skip ${change.day} ${change.part}`;
		default:
			return assertNever(change);
	}
}

/** The profile as it will be if the server agrees; shown while the call is under way. */
export function withChange(profile: Profile, change: ProfileChange): Profile {
	switch (change.kind) {
		case "tags":
			return { ...profile, [change.field]: change.tags };
		case "preferences":
			return profile;
		case "confirm":
			return { ...profile, confirmed_care_plan: withProduct(profile.confirmed_care_plan, change) };
		case "remove":
			return { ...profile, confirmed_care_plan: withoutProduct(profile.confirmed_care_plan, change) };
		case "undo": {
			const without = withoutProduct(profile.confirmed_care_plan, change);
			const { step, replaced } = change;
			return {
				...profile,
				confirmed_care_plan: replaced === null ? without : withProduct(without, { step, product: replaced }),
			};
		}
		case "drop": {
			const others = profile.dropped_steps.filter((key) => key !== change.step);
			return { ...profile, dropped_steps: change.dropped ? [...others, change.step] : others };
		}
		case "done": {
			const { day, steps, done } = change;
			const others = (profile.done_steps[day] ?? []).filter((key) => !steps.includes(key));
			return {
				...profile,
				done_steps: { ...profile.done_steps, [day]: done ? [...others, ...steps] : others },
			};
		}
		case "skip": {
			const { day, part, reason, skipped } = change;
			const others = profile.skipped_routines.filter((one) => one.day !== day || one.part !== part);
			return { ...profile, skipped_routines: skipped ? [...others, { day, part, reason }] : others };
		}
		default:
			return assertNever(change);
	}
}

interface ProductAtStep {
	step: string;
	product: Product;
}

function withProduct(plan: ConfirmedCarePlan, { step, product }: ProductAtStep): ConfirmedCarePlan {
	const confirmed = { ...product, is_confirmed: true };
	if (step !== ADDITIONAL) return { ...plan, [step]: confirmed };
	const entry = { ...confirmed, description: product.name };
	return Object.assign({}, plan, { additional: { ...plan.additional, [product.id]: entry } });
}

function withoutProduct(plan: ConfirmedCarePlan, { step, product }: ProductAtStep): ConfirmedCarePlan {
	if (step !== ADDITIONAL) {
		const { [step]: _, ...others } = plan;
		return others;
	}
	const { [product.id]: _, ...others } = plan.additional ?? {};
	return Object.assign({}, plan, { additional: others });
}

const CHANGES = ["profile-change"] as const;

/**
 * `repeated`: the same change is under way already, so nothing was sent. Of a check-off and a skipped routine only:
 * `offline` where it got no answer, `refused` where the server will never take it.
 */
export type ChangeOutcome = "saved" | "failed" | "offline" | "refused" | "repeated";

/**
 * Changes go to the server one after the other, so that an answer never overtakes a later one. A failure is logged
 * here; who tells of it decides by the outcome (PLAN-A7). `onAnswer`: what a change of the products in use did.
 */
export function useProfileChange(): (
	change: ProfileChange,
	onAnswer?: (answer: ConfirmedPlanAnswer) => void,
) => Promise<ChangeOutcome> {
	const client = useQueryClient();
	const { mutateAsync } = useMutation({
		mutationKey: CHANGES,
		scope: { id: "profile" },
		networkMode: "always",
		mutationFn: sendChange,
		onMutate: () => client.cancelQueries({ queryKey: profileQuery.queryKey }),
		onSuccess: ({ profile }, { kind }) => {
			client.setQueryData(profileQuery.queryKey, (known) => known && { ...known, ...profile });
			if (kind === "skip" || kind === "done") void client.invalidateQueries({ queryKey: ["diary"] });
			// Other answers can mean another plan, which reports and recommendations show too: they are read anew.
			if (kind === "tags" || kind === "preferences") {
				void client.invalidateQueries({ predicate: isOther, refetchType: "none" });
			}
		},
	});
	return async (change, onAnswer) => {
		if (isUnderWay(client, change)) return "repeated";
		try {
			const { answer } = await mutateAsync(change);
			if (answer !== undefined) onAnswer?.(answer);
			return "saved";
		} catch (error) {
			const isRoutine = change.kind === "done" || change.kind === "skip";
			if (isRoutine && error instanceof OfflineError) return "offline";
			console.warn("A change of the care plan was not saved.", error);
			const isRefused = isRoutine && error instanceof ApiError && error.status === 400;
			return isRefused ? "refused" : "failed";
		}
	};
}

function isOther({ queryKey }: Query): boolean {
	return queryKey[0] !== profileQuery.queryKey[0];
}

function isUnderWay(client: QueryClient, change: ProfileChange): boolean {
	const pending = client.getMutationCache().findAll({ mutationKey: CHANGES, status: "pending" });
	const last = pending.map(({ state }) => changeOf(state)).findLast(sameTarget(change));
	return last !== undefined && JSON.stringify(last) === JSON.stringify(change);
}

function sameTarget(change: ProfileChange): (other: ProfileChange) => boolean {
	const target = changeTarget(change);
	return (other) => changeTarget(other) === target;
}

/** Only `useProfileChange` starts mutations under this key, and always with a change. */
function changeOf(state: { variables: unknown }): ProfileChange {
	return state.variables as ProfileChange;
}

/** Changes the server has not answered yet, oldest first. */
export function usePendingChanges(): ProfileChange[] {
	return useMutationState({
		filters: { mutationKey: CHANGES, status: "pending" },
		select: ({ state }) => changeOf(state),
	});
}

/** Makes one change (API-42, API-43) and answers with the part of the profile the server gave back. */
async function sendChange(
	change: ProfileChange,
): Promise<{ profile: Partial<Profile>; answer?: ConfirmedPlanAnswer }> {
	switch (change.kind) {
		case "tags":
			return { profile: await updateProfile({ [change.field]: change.tags }) };
		case "preferences":
			return { profile: await updateProfile({ preferences: change.preferences }) };
		case "confirm":
			return inUse(
				await call(profileApi.confirmProduct, {
					body: { step: change.step, product: change.product, ask: false },
				}),
			);
		case "remove":
			return inUse(
				await call(profileApi.removeProduct, {
					body: { step: change.step, id: change.product.id },
				}),
			);
		case "undo":
			return inUse(await undoAddition(change.body));
		case "drop":
			return {
				profile: await call(profileApi.dropStep, {
					body: { step: change.step, dropped: change.dropped },
				}),
			};
		case "done":
			return {
				profile: await call(profileApi.markDone, {
					body: { day: change.day, steps: change.steps, done: change.done },
				}),
			};
		case "skip":
			return {
				profile: await call(profileApi.skipRoutine, {
					body: { day: change.day, part: change.part, skipped: change.skipped, reason: change.reason },
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
	const profile = await call(profileApi.updateProfile, { body });
	return { changes_told: undefined, ...profile };
}
