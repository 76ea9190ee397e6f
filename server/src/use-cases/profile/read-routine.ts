import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import type { CarePlan } from "@dewlight/core/routine/care-plan.ts";
import { planSteps } from "@dewlight/core/routine/plan-steps.ts";
import { leftOutBy, patchResult } from "@dewlight/core/shelf/reactions.ts";
import type { Queryable } from "#db/database.ts";
import { findUserById, type UserRow } from "#db/queries/accounts.ts";
import { listDroppedSteps } from "#db/queries/dropped-steps.ts";
import { findProducts } from "#db/queries/products.ts";
import { type FinishedReport, listFinishedReports, listFollowedReports } from "#db/queries/profile.ts";
import {
	type ConfirmedRow,
	listConfirmed,
	listOwnProducts,
	type OwnProductRow,
} from "#db/queries/recommended.ts";
import { listPatchTests, listReactions, patchTestOf } from "#db/queries/shelf.ts";
import { notFound } from "../domain-error.ts";

/** Everything about one person's plan and products, as it is stored. */
export interface Routine {
	user: UserRow;
	newest: FinishedReport | null;
	/** Whose plan was followed before it, so never that of an imported photo; an imported one follows none. */
	previous: FinishedReport | null;
	/** Plan of the report before the previous one. */
	earlierPlan: CarePlan | null;
	/** The suggested plan; null before the first report. */
	plan: CarePlan | null;
	confirmed: ConfirmedRow[];
	own: OwnProductRow[];
	dropped: string[];
	/** Catalogue rows that the plan names or that are in use, by id. */
	catalogue: ReadonlyMap<string, CatalogueProduct>;
}

/** Reads one after the other, since a transaction has one connection. */
export async function readRoutine(db: Queryable, userId: number): Promise<Routine> {
	const user = await findUserById(db, userId);
	if (!user) throw notFound();
	const [newest = null] = await listFinishedReports(db, userId, 1);
	const followed = newest?.photoDate === null ? await listFollowedReports(db, userId, 3) : [];
	const [, previous = null, earlier] = followed;
	const plan = newest?.result.care_plan ?? null;
	const confirmed = await listConfirmed(db, userId);
	const own = await listOwnProducts(db, userId);
	const dropped = await listDroppedSteps(db, userId);
	const ids = [
		...confirmed.map(({ productId }) => productId),
		...(plan ? planSteps(plan) : []).flatMap(({ step }) => step.product?.id ?? []),
	];
	const products = await findProducts(db, ids);
	const catalogue = new Map(products.map((product) => [product.id, product]));
	return {
		user,
		newest,
		previous,
		earlierPlan: earlier?.result.care_plan ?? null,
		plan,
		confirmed,
		own,
		dropped,
		catalogue,
	};
}

/** As many as anybody keeps. */
const REACTIONS = 1_000;

async function readFailedTests(db: Queryable, userId: number): Promise<string[]> {
	const tests = await listPatchTests(db, userId, REACTIONS);
	return [...new Set(tests.map(({ productId }) => productId))].filter((id) => {
		const ofIt = tests.filter(({ productId }) => productId === id);
		return patchResult(ofIt.map(patchTestOf)) === "reacted";
	});
}

/** Products that the reaction log or a patch test says to leave out, by id: no plan and no suggestion picks them again. */
export async function readLeftOut(db: Queryable, userId: number): Promise<ReadonlySet<string>> {
	const told = (await listReactions(db, userId, REACTIONS)).map(({ productId, ...one }) => ({
		...one,
		product_id: productId,
	}));
	return new Set([...leftOutBy(told), ...(await readFailedTests(db, userId))]);
}

/**
 * Names of the person's own products in use, for which the next plan needs nothing new. What the plan picked stays its
 * pick, with its dates. What skin reacted to is none of them: a plan never counts on it.
 */
export async function readOwnedNames(db: Queryable, userId: number): Promise<string[]> {
	const [newest] = await listFinishedReports(db, userId, 1);
	const picked = (newest ? planSteps(newest.result.care_plan) : []).flatMap(({ step }) => step.product ?? []);
	const reacted = (await listReactions(db, userId, REACTIONS)).filter(({ signs }) =>
		signs.some((sign) => sign !== "none"),
	);
	const others = new Set([
		...picked.map(({ id }) => id),
		...reacted.map(({ productId }) => productId),
		...(await readFailedTests(db, userId)),
	]);
	const used = await listConfirmed(db, userId);
	return [...new Set(used.filter(({ productId }) => !others.has(productId)).map(({ name }) => name))];
}
