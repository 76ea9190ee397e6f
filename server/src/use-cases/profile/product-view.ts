import { checkRoutine } from "@dewlight/core/products/in-use/check-routine.ts";
import type { ProductInUse, RoutineWarning } from "@dewlight/core/products/in-use/product-in-use.ts";
import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import type { PlanProduct, ProductCategory } from "@dewlight/core/routine/care-plan.ts";
import { factsAbout } from "@dewlight/core/routine/facts-from-answers.ts";
import { placeOf, planSteps, stepAt } from "@dewlight/core/routine/plan-steps.ts";
import { standingFindings } from "@dewlight/core/skin/concern.ts";
import type { ConfirmedRow, OwnProductRow } from "#db/queries/products-in-use.ts";
import type { Routine } from "./read-routine.ts";

/** What one person may keep; far above any shelf, so that nobody fills the database. */
export const PROFILE_LIMITS = { ownProducts: 200, additional: 100 } as const;

/** Products without a step stand under this key, each by its id (PLAN-A5). */
export const ADDITIONAL = "additional";
const PREFIX = `${ADDITIONAL}:`;

/** As it stands in the table. */
export function additionalKey(productId: string): string {
	return `${PREFIX}${productId}`;
}

export function isAdditional(step: string): boolean {
	return step.startsWith(PREFIX);
}

/** A product as the wire's Product is presented from. */
export interface ProductView {
	id: string;
	name: string;
	productUrl: string | null;
	category: ProductCategory | null;
	suggestedCategory: ProductCategory | null;
	isCustom: boolean;
	isConfirmed: boolean;
	/** Facts of the catalogue; null where it has no such product. */
	catalogue: CatalogueProduct | null;
	/** The person's own product; null otherwise. */
	own: OwnProductRow | null;
}

export interface ConfirmedView {
	/** Key of confirmed_care_plan, or `additional`. */
	step: string;
	/** The same as it stands in the table, one of a kind. */
	storedStep: string;
	confirmedAt: Date;
	product: ProductView;
}

/** Products in use. What was changed in the shelf or the catalogue since shows as it is now. */
export function viewConfirmed(routine: Routine): ConfirmedView[] {
	return routine.confirmed.map((row) => {
		const catalogue = routine.catalogue.get(row.productId) ?? null;
		const own = routine.own.find(({ id }) => id === row.productId) ?? null;
		const place = placeOf(row.step);
		return {
			step: isAdditional(row.step) || place === null ? ADDITIONAL : row.step,
			storedStep: row.step,
			confirmedAt: row.confirmedAt,
			product: {
				id: row.productId,
				name: catalogue?.name ?? own?.name ?? row.name,
				productUrl: catalogue?.product_url ?? own?.productUrl ?? row.productUrl,
				category: catalogue?.category ?? own?.category ?? row.category,
				suggestedCategory: place?.category ?? null,
				isCustom: isCustom(row, routine),
				isConfirmed: true,
				catalogue,
				own,
			},
		};
	});
}

/** Differs from what the plan suggests there now (PLAN-20, PLAN-A9); without a step everything is the person's own choice. */
function isCustom(row: ConfirmedRow, { plan, own, catalogue }: Routine): boolean {
	const place = placeOf(row.step);
	const suggested = place && plan ? (stepAt(plan, place)?.product ?? null) : null;
	if (suggested === null) return true;
	if (suggested.id === row.productId) return false;
	const mine = own.find(({ id }) => id === row.productId);
	const hasShopId = catalogue.has(row.productId) && suggested.id !== "";
	if (hasShopId) return true;
	const names = [row.name, mine?.name, mine && `${mine.brand} ${mine.name}`];
	return !names.some((name) => name !== undefined && sameName(name, suggested.name));
}

export function sameName(one: string, two: string): boolean {
	return plainName(one) === plainName(two);
}

function plainName(name: string): string {
	return name.replace(/\s+/g, " ").trim().toLowerCase();
}

/** Every product the suggested plan names, once. */
export function viewSuggested(routine: Routine): ProductView[] {
	const views = new Map<string, ProductView>();
	for (const { key, step } of routine.plan ? planSteps(routine.plan) : []) {
		if (step.product && !views.has(step.product.id)) {
			views.set(step.product.id, viewSuggestedProduct(step.product, key, routine));
		}
	}
	return [...views.values()];
}

function viewSuggestedProduct(product: PlanProduct, key: ProductCategory, routine: Routine): ProductView {
	const catalogue = routine.catalogue.get(product.id) ?? null;
	return {
		id: product.id,
		name: catalogue?.name ?? product.name,
		productUrl: catalogue?.product_url ?? product.product_url,
		category: catalogue?.category ?? key,
		suggestedCategory: key,
		isCustom: false,
		isConfirmed: routine.confirmed.some(({ productId }) => productId === product.id),
		catalogue,
		own: null,
	};
}

export function viewOwn(own: OwnProductRow, isConfirmed: boolean): ProductView {
	return {
		id: own.id,
		name: own.name,
		productUrl: own.productUrl,
		category: own.category,
		suggestedCategory: own.category,
		isCustom: true,
		isConfirmed,
		catalogue: null,
		own,
	};
}

export function viewCatalogue(product: CatalogueProduct, isConfirmed: boolean): ProductView {
	return {
		id: product.id,
		name: product.name,
		productUrl: product.product_url,
		category: product.category,
		suggestedCategory: product.category,
		isCustom: false,
		isConfirmed,
		catalogue: product,
		own: null,
	};
}

/** What core has to say about the products in use, with steps as confirmed_care_plan names them. */
export function checkInUse(routine: Routine, now: Date): RoutineWarning[] {
	const { newest, plan, user } = routine;
	const warnings = checkRoutine({
		products: productsInUse(routine),
		plan,
		now: now.toISOString(),
		sensitivity: newest?.result.skin_sensitivity ?? null,
		preferences: user.preferences,
		facts: factsAbout(user.preferences, newest?.result.understood),
		findings: newest ? standingFindings(newest.result) : [],
		...(newest?.tone && { tone: newest.tone }),
	});
	return warnings.map((warning) => ({
		...warning,
		steps: [...new Set(warning.steps.map((step) => (isAdditional(step) ? ADDITIONAL : step)))],
	}));
}

/** As core reads them: by their stored step, brand and name together. */
export function productsInUse(routine: Routine): ProductInUse[] {
	return viewConfirmed(routine).map(({ storedStep, product, confirmedAt }) => ({
		step: storedStep,
		product_id: product.id,
		name: fullName(product),
		category: product.category,
		inci: product.catalogue?.inci ?? product.own?.inci ?? [],
		added: confirmedAt.toISOString(),
	}));
}

export function fullName({ catalogue, own, name }: ProductView): string {
	return [catalogue?.brand ?? own?.brand ?? "", name].filter(Boolean).join(" ");
}
