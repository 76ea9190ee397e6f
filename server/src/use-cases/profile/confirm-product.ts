import type {
	confirmProductSchema,
	removeProductSchema,
	undoConfirmSchema,
} from "@dewlight/contracts/profile.ts";
import { placesFor } from "@dewlight/core/products/fits-step.ts";
import type { RoutineWarning } from "@dewlight/core/products/in-use/product-in-use.ts";
import { PLAN_SECTIONS, PRODUCT_CATEGORIES } from "@dewlight/core/routine/care-plan.ts";
import { expandStep, placeOf, stepKey } from "@dewlight/core/routine/plan-steps.ts";
import type { z } from "zod";
import type { Transaction } from "#db/database.ts";
import { lockAccount } from "#db/queries/accounts.ts";
import { type ConfirmedRow, deleteConfirmed, saveConfirmed } from "#db/queries/products-in-use.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError, notFound } from "../domain-error.ts";
import {
	ADDITIONAL,
	additionalKey,
	type ConfirmedView,
	checkInUse,
	isAdditional,
	PROFILE_LIMITS,
	viewConfirmed,
} from "./product-view.ts";
import { type ResolvedProduct, resolveProduct } from "./products.ts";
import { type Routine, readOwnedNames, readRoutine } from "./read-routine.ts";
import { followOwned } from "./rebuild-plan.ts";

/** A picture of somebody else's server would tell it who looks at which product. */
const IMAGE_REFUSED =
	"The picture was not kept: pictures come from the catalog only, and your own products are drawn by their kind.";

export interface ProductsInUse {
	confirmed: ConfirmedView[];
	warnings: RoutineWarning[];
	/** Null where no picture was refused. */
	imageRefused: string | null;
}

export interface Addition extends ProductsInUse {
	/** Steps as they are stored, with what stood there before. */
	added: { step: string; replaced: ConfirmedView | null }[];
	/** What it brought up. */
	newWarnings: RoutineWarning[];
	/** True where it was asked first and a rule speaks against it: nothing is changed. */
	asks: boolean;
}

/**
 * Puts a product in use. Sent twice it changes nothing the second time. Who asks first, and meets a rule that wants
 * something taken out or moved, is told instead, and may send it again without asking.
 */
export async function confirmProduct({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: z.infer<typeof confirmProductSchema>;
}): Promise<Addition> {
	const { userId } = ctx.actor;
	const now = ctx.clock.now();
	return ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		const product = await resolveProduct(ctx, tx, input.product);
		const before = await readRoutine(tx, userId);
		const steps = stepsFor(input, product, before);
		const free = steps.filter((step) => !isInUse(before, step, product.id));
		const shown = viewProductsInUse(before, now);
		const imageRefused = refuseImage(input.product, product);
		if (free.length === 0) return { ...shown, imageRefused, added: [], newWarnings: [], asks: false };
		refuseTooMany(before, free);
		const added = free.map((step) => ({
			step,
			replaced: shown.confirmed.find(({ storedStep }) => storedStep === step) ?? null,
		}));
		const rows = free.map((step) => confirmedRow(before, product, { userId, step, confirmedAt: now }));
		const after = viewProductsInUse(withRows(before, rows, product), now);
		const newWarnings = broughtUp(shown.warnings, after.warnings, product.id);
		if (input.ask === true && newWarnings.some(isSerious)) {
			return { ...shown, imageRefused, added, newWarnings, asks: true };
		}
		await saveConfirmed(tx, rows);
		await audit(ctx, tx, {
			action: "routine.product_confirmed",
			userId,
			details: { product_id: product.id, steps: free.length },
		});
		return { ...after, imageRefused, added, newWarnings, asks: false };
	});
}

/** The places it was offered for, else those that its step stands for; without a place it is kept beside the plan. */
function stepsFor(
	{ step, steps }: z.infer<typeof confirmProductSchema>,
	product: ResolvedProduct,
	{ plan, confirmed }: Routine,
): string[] {
	if (steps !== undefined) return [...new Set(steps)];
	const in_use = confirmed.map((row) => ({ step: row.step, product_id: row.productId }));
	const keys = placesFor(step, product, { plan, in_use });
	return keys.length > 0 ? keys : [additionalKey(product.id)];
}

/** A row as it is stored, with the skin type that "users like you" counts by. */
function confirmedRow(
	{ newest }: Routine,
	product: ResolvedProduct,
	placed: Pick<ConfirmedRow, "userId" | "step" | "confirmedAt">,
): ConfirmedRow {
	return {
		...placed,
		productId: product.id,
		name: product.name,
		productUrl: product.productUrl,
		category: product.category ?? placeOf(placed.step)?.category ?? null,
		skinType: newest?.result.skin_type ?? null,
	};
}

const isSerious = ({ level }: RoutineWarning): boolean => level === "stop" || level === "change";

/** Warnings that were not there before, about the product or by a rule that had nothing to say. */
function broughtUp(
	before: readonly RoutineWarning[],
	after: readonly RoutineWarning[],
	productId: string,
): RoutineWarning[] {
	const known = new Set(before.map(sameWarning));
	const rules = new Set(before.map(({ rule_id, level }) => `${rule_id} ${level}`));
	return after.filter(
		(warning) =>
			warning.level !== "myth" &&
			!known.has(sameWarning(warning)) &&
			(warning.product_ids.includes(productId) || !rules.has(`${warning.rule_id} ${warning.level}`)),
	);
}

function sameWarning({ rule_id, level, title, product_ids }: RoutineWarning): string {
	return [rule_id, level, title, ...product_ids.toSorted()].join(" ");
}

/** The routine as it is once the rows are stored. */
function withRows(routine: Routine, rows: readonly ConfirmedRow[], { listed }: ResolvedProduct): Routine {
	const steps = new Set(rows.map(({ step }) => step));
	const others = routine.confirmed.filter(({ step }) => !steps.has(step));
	return {
		...routine,
		confirmed: [...others, ...rows],
		catalogue: listed ? new Map([...routine.catalogue, [listed.id, listed]]) : routine.catalogue,
	};
}

/** What is kept of an own product has no picture; a product of the catalogue has its own. */
function refuseImage(
	{ image_url, imageurl }: z.infer<typeof confirmProductSchema>["product"],
	{ listed }: ResolvedProduct,
): string | null {
	return (image_url || imageurl) && !listed ? IMAGE_REFUSED : null;
}

function isInUse({ confirmed }: Routine, step: string, productId: string): boolean {
	return confirmed.some((row) => row.step === step && row.productId === productId);
}

function refuseTooMany({ confirmed }: Routine, added: readonly string[]): void {
	const count = confirmed.filter(({ step }) => isAdditional(step)).length;
	if (!added.some(isAdditional) || count < PROFILE_LIMITS.additional) return;
	const detail = `You have ${PROFILE_LIMITS.additional} additional products in use. Please remove one first.`;
	throw new DomainError("bad_input", detail);
}

async function readProductsInUse(ctx: Context<UserActor>, tx: Transaction): Promise<ProductsInUse> {
	return viewProductsInUse(await readRoutine(tx, ctx.actor.userId), ctx.clock.now());
}

function viewProductsInUse(routine: Routine, now: Date): ProductsInUse {
	return { confirmed: viewConfirmed(routine), warnings: checkInUse(routine, now), imageRefused: null };
}

/**
 * Takes an addition back: the product leaves the steps where it still stands, and what stood there before comes back
 * with its day. Sent twice, or after something else came there, it changes nothing.
 */
export async function undoConfirm({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: z.infer<typeof undoConfirmSchema>;
}): Promise<ProductsInUse> {
	const { userId } = ctx.actor;
	const { id, replaced } = input;
	return ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		const steps = input.steps.map((step) => (step === ADDITIONAL ? additionalKey(id) : step));
		const owned = await readOwnedNames(tx, userId);
		const left = await deleteConfirmed(tx, userId, { steps, productId: id });
		if (left.length === 0) return readProductsInUse(ctx, tx);
		const rows: ConfirmedRow[] = [];
		for (const { step, in_use_since, ...product } of replaced) {
			if (!left.includes(step)) continue;
			const known = await resolveProduct(ctx, tx, product);
			const routine = await readRoutine(tx, userId);
			rows.push(
				confirmedRow(routine, known, { userId, step, confirmedAt: sinceOf(in_use_since, ctx.clock.now()) }),
			);
		}
		if (rows.length > 0) await saveConfirmed(tx, rows);
		await audit(ctx, tx, {
			action: "routine.addition_undone",
			userId,
			details: { product_id: id, steps: left.length },
		});
		await followOwned(ctx, tx, userId, owned);
		return readProductsInUse(ctx, tx);
	});
}

/** Nothing is in use since tomorrow. */
function sinceOf(since: string | undefined, now: Date): Date {
	const told = since === undefined ? now : new Date(since);
	return told > now ? now : told;
}

/** Takes a product out of use at a step; not found when it is not in use there. */
export async function removeProduct({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: z.infer<typeof removeProductSchema>;
}): Promise<ProductsInUse> {
	const { userId } = ctx.actor;
	return ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		const owned = await readOwnedNames(tx, userId);
		const removed = await deleteConfirmed(tx, userId, { steps: stepsOf(input), productId: input.id });
		if (removed.length === 0) throw notFound();
		await audit(ctx, tx, {
			action: "routine.product_removed",
			userId,
			details: { product_id: input.id, steps: removed.length },
		});
		await followOwned(ctx, tx, userId, owned);
		return readProductsInUse(ctx, tx);
	});
}

/** A bare step means every section, whatever the plan has by now; a step no plan knows means use without a step. */
function stepsOf({ step, id }: { step: string; id: string }): string[] {
	const keys = expandStep(step, null);
	if (keys.length > 0) return keys;
	const name = step.toLowerCase().replace(/[\s.-]+/g, "_");
	const category = PRODUCT_CATEGORIES.find((one) => one === name);
	const bare = category ? PLAN_SECTIONS.map((section) => stepKey({ section, category })) : [];
	return [...bare, additionalKey(id)];
}
