import type { confirmProductSchema } from "@dewlight/contracts/profile.ts";
import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import { PRODUCT_CATEGORIES, type ProductCategory } from "@dewlight/core/routine/care-plan.ts";
import type { z } from "zod";
import type { Transaction } from "#db/database.ts";
import { insertOwnProduct } from "#db/queries/own-products.ts";
import { findProducts } from "#db/queries/products.ts";
import { listOwnProducts, type OwnProductRow } from "#db/queries/recommended.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { safeLink } from "./own-products.ts";
import { sameName } from "./product-view.ts";
import { PROFILE_LIMITS } from "./profile-rules.ts";

type SentProduct = z.infer<typeof confirmProductSchema>["product"];

export interface ResolvedProduct {
	/** Its row of the catalogue, which brings its own picture; null for an own product. */
	listed: CatalogueProduct | null;
	id: string;
	name: string;
	productUrl: string | null;
	category: ProductCategory | null;
	/** [] where no list is known. */
	inci: readonly string[];
}

/**
 * The product that is meant. Only an id of the catalogue or of the person's own shelf is believed; anything else becomes
 * an own product with its name and a safe link, the same one when it is sent again (API-A11).
 */
export async function resolveProduct(
	ctx: Context<UserActor>,
	tx: Transaction,
	sent: SentProduct,
): Promise<ResolvedProduct> {
	const [known] = sent.id === undefined ? [] : await findProducts(tx, [sent.id]);
	if (known) {
		return {
			listed: known,
			id: known.id,
			name: known.name,
			productUrl: known.product_url,
			category: known.category,
			inci: known.inci,
		};
	}
	const own = await listOwnProducts(tx, ctx.actor.userId);
	const name = sent.name ?? "";
	const mine =
		own.find(({ id }) => id === sent.id) ?? own.find((one) => name !== "" && sameName(one.name, name));
	if (mine) return { ...mine, listed: null };
	if (name === "") throw new DomainError("bad_input", "Name the product.");
	const row = await keepOwnProduct(ctx, tx, own.length, {
		name,
		brand: "",
		category: PRODUCT_CATEGORIES.find((category) => category === sent.category) ?? null,
		inci: [],
		productUrl: safeLink(sent.product_url, sent.producturl),
	});
	return { ...row, listed: null };
}

/** Adds to the shelf of a person who has `count` products; hold the account first. */
export async function keepOwnProduct(
	ctx: Context<UserActor>,
	tx: Transaction,
	count: number,
	product: Omit<OwnProductRow, "id" | "userId" | "createdAt">,
): Promise<OwnProductRow> {
	if (count >= PROFILE_LIMITS.ownProducts) {
		const detail = `You have ${PROFILE_LIMITS.ownProducts} products of your own. Please remove one first.`;
		throw new DomainError("bad_input", detail);
	}
	const row = {
		...product,
		id: `own_${ctx.ids.uuid()}`,
		userId: ctx.actor.userId,
		createdAt: ctx.clock.now(),
	};
	await insertOwnProduct(tx, row);
	return row;
}
