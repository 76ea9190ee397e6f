import type { checkProductSchema } from "@dewlight/contracts/check.ts";
import { isTreatment } from "@dewlight/core/knowledge/actives.ts";
import { checkProduct as decide, type ProductCheck } from "@dewlight/core/products/check/check-product.ts";
import { productFacts } from "@dewlight/core/products/facts/product-facts.ts";
import { readInci } from "@dewlight/core/products/facts/read-inci.ts";
import { type CatalogueProduct, toGtin13 } from "@dewlight/core/products/product.ts";
import type { ProductCategory } from "@dewlight/core/routine/care-plan.ts";
import { factsAbout } from "@dewlight/core/routine/facts-from-answers.ts";
import { standingFindings } from "@dewlight/core/skin/concern.ts";
import type { z } from "zod";
import type { Queryable } from "#db/database.ts";
import { findByBarcode, findProducts, listShortlist } from "#db/queries/products.ts";
import type { Context, UserActor } from "../context.ts";
import { notFound } from "../domain-error.ts";
import {
	fullName,
	type ProductView,
	productsInUse,
	readRoutine,
	viewCatalogue,
	viewOwn,
} from "../profile/index.ts";

export interface CheckedProduct {
	/** Null for a list alone. */
	product: ProductView | null;
	ingredients: string[];
	unread: string[];
	check: ProductCheck;
	/** The catalogue's row of each cheaper product. */
	cheaper: { view: ProductView; words: string }[];
	knowsSkin: boolean;
}

const LIST_ALONE = "this product";
/** Rows that are looked at for the same work at a lower price. */
const MOST_ALTERNATIVES = 120;

/** What a product, or a list that was read, would mean for this person. Nothing is stored. */
export async function checkProduct({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: z.infer<typeof checkProductSchema>;
}): Promise<CheckedProduct> {
	const { db } = ctx.store;
	const routine = await readRoutine(db, ctx.actor.userId);
	const inUse = new Set(routine.confirmed.map(({ productId }) => productId));
	const view = await findMeant(db, input.product_id, routine.own, inUse);
	const read = readInci(input.inci, input.name);
	const inci = input.inci.trim() === "" ? (view?.catalogue?.inci ?? view?.own?.inci ?? []) : read.ingredients;
	const category = view?.category ?? input.category;
	const product = {
		id: view?.id ?? LIST_ALONE,
		name: view ? fullName(view) : input.name || LIST_ALONE,
		category,
		inci,
		price: view?.catalogue?.currency === "USD" ? view.catalogue.price : null,
	};
	const { newest, plan, user } = routine;
	const check = decide({
		product,
		in_use: productsInUse(routine),
		plan,
		skin_type: newest?.result.skin_type ?? null,
		sensitivity: newest?.result.skin_sensitivity ?? null,
		findings: newest ? standingFindings(newest.result) : [],
		...(newest?.tone && { tone: newest.tone }),
		person: { goals: user.goals, issues: user.issues, preferences: user.preferences },
		facts: factsAbout(user.preferences, newest?.result.understood),
		alternatives: await listAlternatives(db, product),
	});
	return {
		product: view,
		ingredients: [...inci],
		unread: read.unread,
		check,
		cheaper: check.cheaper.map((one) => ({
			view: viewCatalogue(one.product, inUse.has(one.product.id)),
			words: one.words,
		})),
		knowsSkin: newest !== null,
	};
}

/** Of the catalogue or of the person's own; another person's is not found. */
async function findMeant(
	db: Queryable,
	id: string | undefined,
	own: Awaited<ReturnType<typeof readRoutine>>["own"],
	inUse: ReadonlySet<string>,
): Promise<ProductView | null> {
	if (id === undefined) return null;
	const mine = own.find((one) => one.id === id);
	if (mine) return viewOwn(mine, inUse.has(id));
	const [row] = await findProducts(db, [id]);
	if (!row) throw notFound();
	return viewCatalogue(row, inUse.has(id));
}

async function listAlternatives(
	db: Queryable,
	product: { name: string; category: ProductCategory | null; inci: readonly string[]; price: number | null },
): Promise<CatalogueProduct[]> {
	const works = productFacts(product).key.filter(isTreatment);
	if (product.category === null || works.length === 0) return [];
	return listShortlist(db, [
		{
			category: product.category,
			any_of: works,
			without: [],
			quality: "any",
			max_price: product.price,
			take: MOST_ALTERNATIVES,
		},
	]);
}

/** The product that carries these bars, by 8, 12, 13 or 14 digits; refused as not found where none does. */
export async function findProductByBarcode({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { code: string };
}): Promise<ProductView> {
	const { db } = ctx.store;
	const code = toGtin13(input.code);
	const found = code === null ? null : await findByBarcode(db, code);
	if (!found) throw notFound();
	return viewCatalogue(found, false);
}
