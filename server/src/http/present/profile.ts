import type { addOwnProductAnswerSchema, Product } from "@dewlight/contracts/products.ts";
import type { ConfirmedCarePlan, confirmedPlanAnswerSchema, Profile } from "@dewlight/contracts/profile.ts";
import { ACTIVES } from "@dewlight/core/knowledge/actives.ts";
import { listFacts } from "@dewlight/core/products/catalogue/from-facts.ts";
import type { InciReading } from "@dewlight/core/products/facts/read-inci.ts";
import type { CatalogueProduct, ProductNeeds } from "@dewlight/core/products/product.ts";
import {
	type CarePlan,
	MORNING_STEPS,
	NIGHT_STEPS,
	PRODUCT_CATEGORIES,
	WEEKLY_STEPS,
} from "@dewlight/core/routine/care-plan.ts";
import { placeOf, STEP_KEYS } from "@dewlight/core/routine/plan-steps.ts";
import type { z } from "zod";
import {
	ADDITIONAL,
	type Addition,
	type ConfirmedView,
	type DoneStep,
	type ProductsInUse,
	type ProductView,
	type ProfileView,
} from "#use-cases/profile/index.ts";

/** API-42. */
export function presentProfile(view: ProfileView): Profile {
	const { user, newest, plan } = view;
	return {
		skin_type: newest?.result.skin_type ?? null,
		skin_sensitivity: newest?.result.skin_sensitivity ?? null,
		goals: user.goals,
		issues: user.issues,
		preferences: user.preferences,
		told_in_note: view.toldInNote,
		care_plan: plan && presentCarePlan(plan),
		confirmed_care_plan: presentConfirmed(view.confirmed),
		...(view.held !== null && { held: view.held }),
		suggested_products: Object.fromEntries(view.suggested.map((one) => [one.id, presentProduct(one)])),
		dropped_steps: presentSteps(view.dropped),
		droppable_steps: view.droppable,
		done_steps: presentDone(view.done),
		skipped_routines: view.skipped,
		stung_days: view.stung,
		warnings: view.warnings,
		changes: view.changes,
		...(view.told !== null && { changes_told: view.told }),
		plan_made_at: view.madeAt?.toISOString() ?? null,
		previous_plan_made_at: view.previousMadeAt?.toISOString() ?? null,
		own_products: view.own.map(presentProduct),
	};
}

/** API-43. */
export function presentProductsInUse({
	confirmed,
	warnings,
	imageRefused,
}: ProductsInUse): z.output<typeof confirmedPlanAnswerSchema> {
	return {
		confirmed_care_plan: presentConfirmed(confirmed),
		warnings,
		...(imageRefused !== null && { image_refused: imageRefused }),
	};
}

/** API-43; who asked, either way, is told what came of it or what would. */
export function presentAddition(
	addition: Addition,
	asked: boolean | undefined,
): z.output<typeof confirmedPlanAnswerSchema> {
	if (asked === undefined) return presentProductsInUse(addition);
	const { added, newWarnings: warnings, asks } = addition;
	const steps = added.map(({ step }) => (placeOf(step) === null ? ADDITIONAL : step));
	const replaces = added.flatMap(({ replaced }) =>
		replaced ? [{ step: replaced.step, product: presentInUse(replaced) }] : [],
	);
	return {
		...presentProductsInUse(addition),
		...(asks
			? { question: { steps, replaces, warnings } }
			: { added_to: steps, replaced: replaces, new_warnings: warnings }),
	};
}

/** In the order of the day, and nothing under `additional` where there is nothing. */
function presentConfirmed(confirmed: readonly ConfirmedView[]): ConfirmedCarePlan {
	const plan: ConfirmedCarePlan = {};
	for (const key of STEP_KEYS) {
		const found = confirmed.find(({ step }) => step === key);
		if (found) plan[key] = presentInUse(found);
	}
	const additional = confirmed.filter(({ step }) => step === ADDITIONAL);
	if (additional.length === 0) return plan;
	return Object.assign(plan, {
		additional: Object.fromEntries(additional.map((one) => [one.product.id, presentAdditional(one)])),
	});
}

/** PLAN-A5: described by its name, or by its kind where it has none. */
function presentAdditional(confirmed: ConfirmedView) {
	const { product } = confirmed;
	const kind = product.category?.replace("_", " ") ?? "";
	return { ...presentInUse(confirmed), description: product.name || kind };
}

function presentInUse({ product, confirmedAt }: ConfirmedView): Product {
	return { ...presentProduct(product), in_use_since: confirmedAt.toISOString() };
}

/** Dropped steps in the order of the day. */
export function presentSteps(steps: readonly string[]): string[] {
	return STEP_KEYS.filter((key) => steps.includes(key));
}

/** Steps checked off by day, each day's in the order of the day. */
export function presentDone(done: readonly DoneStep[]): Profile["done_steps"] {
	const days = [...new Set(done.map(({ day }) => day))];
	return Object.fromEntries(
		days.map((day) => [day, presentSteps(done.filter((one) => one.day === day).map(({ step }) => step))]),
	);
}

export function presentAdded({
	product,
	read,
}: {
	product: ProductView;
	read: InciReading;
}): z.output<typeof addOwnProductAnswerSchema> {
	const facts = listFacts(product.name, read.ingredients);
	return {
		product: presentProduct(product),
		read: {
			ingredients: read.ingredients,
			actives: read.actives.map((id) => ({ id, name: ACTIVES[id].name })),
			unread: read.unread,
			no_listed_fragrance: facts.no_listed_fragrance,
			sensitive_safe: facts.sensitive_safe,
		},
	};
}

/** DATA-21, DATA-22: shop facts for a row of the catalogue, what the list says for a person's own product. */
export function presentProduct(view: ProductView): Product {
	return {
		id: view.id,
		name: view.name,
		product_url: view.productUrl,
		category: view.category,
		suggested_category: view.suggestedCategory,
		is_custom: view.isCustom,
		is_confirmed: view.isConfirmed,
		...presentProductFacts(view.catalogue),
		...(view.own && presentOwnFacts(view.own)),
	};
}

function presentOwnFacts({ brand, name, inci }: NonNullable<ProductView["own"]>) {
	const facts = listFacts(name, inci);
	return {
		...(brand !== "" && { brand }),
		actives: facts.actives,
		...(facts.no_listed_fragrance !== null && { no_listed_fragrance: facts.no_listed_fragrance }),
		...(facts.sensitive_safe !== null && { sensitive_safe: facts.sensitive_safe }),
	};
}

/** What a catalogue row adds to a product of the wire: price and rating never without shop and month. */
export function presentProductFacts(product: CatalogueProduct | null) {
	if (!product) return { image_url: null, price: null, rating: null };
	return {
		brand: product.brand,
		image_url: product.image_url,
		price: product.price,
		currency: product.currency,
		rating: product.rating,
		rating_observed: product.rating_observed,
		rating_retailer: product.rating_retailer ?? null,
		retailer: product.retailer === "" ? null : product.retailer,
		observed: product.observed,
		stale: product.stale === true,
		no_listed_fragrance: product.no_listed_fragrance,
		sensitive_safe: product.sensitive_safe,
		actives: product.actives,
	};
}

/** The database keeps no order of keys; a plan reads in the order of its steps. */
export function presentCarePlan(plan: CarePlan): CarePlan {
	return {
		morning: inOrder(plan.morning, MORNING_STEPS),
		night: inOrder(plan.night, NIGHT_STEPS),
		weekly: inOrder(plan.weekly, WEEKLY_STEPS),
		...(plan.notes && { notes: plan.notes }),
		...(plan.price && { price: plan.price }),
	};
}

export function presentProductNeeds(needs: ProductNeeds): ProductNeeds {
	return inOrder(needs, PRODUCT_CATEGORIES);
}

function inOrder<Key extends string, Value>(
	section: Partial<Record<Key, Value>>,
	order: readonly Key[],
): Partial<Record<Key, Value>> {
	const ordered: Partial<Record<Key, Value>> = {};
	for (const key of order) {
		const value = section[key];
		if (value !== undefined) ordered[key] = value;
	}
	return ordered;
}
