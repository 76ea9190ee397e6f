import { fromFacts } from "@dewlight/core/products/catalogue/from-facts.ts";
import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import { recommend, recommendShortlist, TREND_PEOPLE } from "@dewlight/core/products/recommend.ts";
import { reportHolds } from "@dewlight/core/products/recommend-notes.ts";
import type { ProductInUse, Recommended, ReportedSkin } from "@dewlight/core/products/recommend-request.ts";
import { factsAbout } from "@dewlight/core/routine/facts-from-answers.ts";
import { planSteps } from "@dewlight/core/routine/plan-steps.ts";
import { standingFindings } from "@dewlight/core/skin/concern.ts";
import type { Queryable } from "#db/database.ts";
import { findUserById } from "#db/queries/accounts.ts";
import { findProducts, listShortlist } from "#db/queries/products.ts";
import {
	type ConfirmedRow,
	findNewestReport,
	listConfirmed,
	listOwnProducts,
	listTrends,
	type OwnProductRow,
} from "#db/queries/products-in-use.ts";
import type { Context, UserActor } from "../context.ts";
import { notFound } from "../domain-error.ts";
import { readLeftOut } from "../profile/index.ts";

/** More than a group shows, since not every trend suits the person. */
const MOST_TRENDS = 60;

/** API-44: core ranks a bounded part of the catalogue for this person. */
export async function getRecommendations({ ctx }: { ctx: Context<UserActor> }): Promise<Recommended> {
	const { db } = ctx.store;
	const { userId } = ctx.actor;
	const [user, report, confirmed, own, leftOut] = await Promise.all([
		findUserById(db, userId),
		readReport(db, userId),
		listConfirmed(db, userId),
		listOwnProducts(db, userId),
		readLeftOut(db, userId),
	]);
	if (!user) throw notFound();
	const [listed, trending] = await Promise.all([
		listShortlist(db, recommendShortlist(report)),
		report ? listTrends(db, report.skin_type, { people: TREND_PEOPLE, limit: MOST_TRENDS }) : [],
	]);
	const shortlist = listed.filter(({ id }) => !leftOut.has(id));
	const trends = trending.filter(({ product_id }) => !leftOut.has(product_id));
	const catalogue = await withNamed(db, shortlist, [
		...(report ? planSteps(report.plan).flatMap(({ step }) => step.product?.id ?? []) : []),
		...confirmed.map(({ productId }) => productId),
		...trends.map(({ product_id }) => product_id),
	]);
	const byId = new Map(catalogue.map((product) => [product.id, product]));
	return recommend({
		report,
		person: { goals: user.goals, issues: user.issues, preferences: user.preferences },
		facts: factsAbout(user.preferences, report?.understood),
		in_use: confirmed.map((row) => toProductInUse(row, byId, own)),
		catalogue,
		trends,
	});
}

async function readReport(db: Queryable, userId: number): Promise<ReportedSkin | null> {
	const newest = await findNewestReport(db, userId);
	if (!newest) return null;
	const { result, tone } = newest;
	return {
		plan: result.care_plan,
		skin_type: result.skin_type,
		sensitivity: result.skin_sensitivity,
		findings: standingFindings(result),
		tone,
		...(result.understood && { understood: result.understood }),
		...reportHolds(result),
	};
}

/** The shortlist with the products that are named already and may stand outside of it. */
async function withNamed(
	db: Queryable,
	shortlist: CatalogueProduct[],
	ids: readonly string[],
): Promise<CatalogueProduct[]> {
	const known = new Set(shortlist.map(({ id }) => id));
	const missing = ids.filter((id) => !known.has(id));
	return missing.length === 0 ? shortlist : [...shortlist, ...(await findProducts(db, missing))];
}

/** A product in use with its facts: the catalogue's, or those read from the list the person gave. */
export function toProductInUse(
	row: ConfirmedRow,
	byId: ReadonlyMap<string, CatalogueProduct>,
	own: readonly OwnProductRow[],
): ProductInUse {
	const owned = own.find(({ id }) => id === row.productId);
	return {
		step: row.step,
		id: row.productId,
		name: row.name,
		product_url: row.productUrl,
		category: row.category ?? owned?.category ?? null,
		product: byId.get(row.productId) ?? (owned ? ownFacts(owned, row) : null),
		since: row.confirmedAt.toISOString(),
	};
}

/** Null where there is no list to read. The month is the one it was added in, so an own product never counts as old. */
function ownFacts(own: OwnProductRow, row: ConfirmedRow): CatalogueProduct | null {
	if (own.inci.length === 0) return null;
	const month = own.createdAt.toISOString().slice(0, "YYYY-MM".length);
	const facts = {
		id: own.id,
		brand: own.brand,
		name: own.name,
		price: null,
		currency: "USD",
		size: null,
		rating: null,
		rating_observed: null,
		rating_retailer: null,
		suits: [],
		inci: own.inci.join("; "),
		inci_observed: month,
		retailer: "",
		product_url: own.productUrl,
		observed: month,
		source: "own",
	};
	return fromFacts(facts, own.category ?? row.category ?? "serum", month);
}
