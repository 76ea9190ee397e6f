import type { Preferences } from "@dewlight/contracts/accounts.ts";
import type { Product } from "@dewlight/contracts/products.ts";
import type { ConfirmedCarePlan, Profile, SkippedRoutine, UndoConfirm } from "@dewlight/contracts/profile.ts";
import { assertNever } from "@dewlight/core/skin/assert-never.ts";
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
