import type { ProductCheck } from "@dewlight/contracts/check.ts";
import type { Product, Recommendations } from "@dewlight/contracts/products.ts";
import type { Shelf } from "@dewlight/contracts/shelf.ts";
import type { Recommendation, Recommended } from "@dewlight/core/products/recommend-request.ts";
import { type CheckedProduct, checkProduct, findProductByBarcode } from "#use-cases/check/index.ts";
import type { Services } from "#use-cases/context.ts";
import { getRecommendations } from "#use-cases/recommendations/index.ts";
import {
	addReaction,
	addToShelf,
	changePatchTest,
	changeShelfItem,
	readShelf,
	removeReaction,
	removeShelfItem,
	type ShelfView,
	startPatchTest,
} from "#use-cases/shelf/index.ts";
import { presentProduct, presentProductFacts } from "../present/profile.ts";
import { type App, endpoint, userContext } from "../route.ts";

export function recommendationRoutes(app: App, services: Services): void {
	app.route({
		...endpoint("recommendations"),
		handler: async (request) =>
			presentRecommendations(await getRecommendations({ ctx: userContext(services, request) })),
	});
}

function presentRecommendations({ basis, groups, price, held, notes }: Recommended): Recommendations {
	return {
		basis,
		care_plan: groups.care_plan.map(presentRecommendation),
		general_alternatives: groups.general_alternatives.map(presentRecommendation),
		fragrance_free: groups.fragrance_free.map(presentRecommendation),
		sensitive_skin: groups.sensitive_skin.map(presentRecommendation),
		budget: groups.budget.map(presentRecommendation),
		trending: groups.trending.map(presentRecommendation),
		top_rated: groups.top_rated.map(presentRecommendation),
		...(price !== null && { price }),
		...(held !== null && { held }),
		...(Object.keys(notes).length > 0 && { notes }),
	};
}

function presentRecommendation(one: Recommendation): Product {
	return {
		id: one.id,
		name: one.name,
		product_url: one.product_url,
		category: one.category,
		suggested_category: one.suggested_category,
		...(one.suggested_steps.length > 0 && { suggested_steps: one.suggested_steps }),
		is_custom: one.is_custom,
		is_confirmed: one.is_confirmed,
		...presentProductFacts(one.product),
		...(one.reason !== null && { reason: one.reason }),
		...(one.strength_note !== null && { strength_note: one.strength_note }),
		...(one.score !== null && { score: one.score, score_parts: one.score_parts }),
	};
}

export function checkRoutes(app: App, services: Services): void {
	app.route({
		...endpoint("checkProduct"),
		handler: async (request) =>
			presentCheck(await checkProduct({ ctx: userContext(services, request), input: request.body })),
	});

	app.route({
		...endpoint("productByBarcode"),
		handler: async (request) => {
			const ctx = userContext(services, request);
			return { product: presentProduct(await findProductByBarcode({ ctx, input: request.params })) };
		},
	});
}

const OPEN_BEAUTY_FACTS = "open_beauty_facts";
/** The Open Database License asks for it wherever the data is shown. */
const CREDIT = "Data from Open Beauty Facts (openbeautyfacts.org), under the Open Database License.";

function presentCheck({
	product,
	ingredients,
	unread,
	check,
	cheaper,
	knowsSkin,
}: CheckedProduct): ProductCheck {
	return {
		...check,
		product: product && presentProduct(product),
		credit: [product, ...cheaper.map(({ view }) => view)].some(
			(one) => one?.catalogue?.source === OPEN_BEAUTY_FACTS,
		)
			? CREDIT
			: null,
		ingredients,
		unread,
		cheaper: cheaper.map(({ view, words }) => ({ product: presentProduct(view), words })),
		knows_skin: knowsSkin,
	};
}

const OK = { ok: true as const };

export function shelfRoutes(app: App, services: Services): void {
	app.route({
		...endpoint("shelf"),
		handler: async (request) =>
			presentShelf(await readShelf({ ctx: userContext(services, request), input: request.query })),
	});

	app.route({
		...endpoint("addToShelf"),
		handler: async (request) => {
			await addToShelf({ ctx: userContext(services, request), input: request.body });
			return OK;
		},
	});

	app.route({
		...endpoint("changeShelfItem"),
		handler: async (request) => {
			const ctx = userContext(services, request);
			await changeShelfItem({ ctx, input: { ...request.body, ...request.params } });
			return OK;
		},
	});

	app.route({
		...endpoint("addReaction"),
		handler: async (request) => {
			const noted = await addReaction({ ctx: userContext(services, request), input: request.body });
			const { advice, urgent, stung, planChanged } = noted;
			return { advice, urgent, stung_days: stung, plan_changed: planChanged };
		},
	});

	app.route({
		...endpoint("startPatchTest"),
		handler: async (request) => {
			await startPatchTest({ ctx: userContext(services, request), input: request.body });
			return OK;
		},
	});

	app.route({
		...endpoint("changePatchTest"),
		handler: async (request) => {
			const ctx = userContext(services, request);
			await changePatchTest({ ctx, input: { ...request.body, ...request.params } });
			return OK;
		},
	});

	app.route({
		...endpoint("removeShelfItem"),
		handler: async (request) => {
			await removeShelfItem({ ctx: userContext(services, request), input: request.params });
			return OK;
		},
	});

	app.route({
		...endpoint("removeReaction"),
		handler: async (request) => {
			await removeReaction({ ctx: userContext(services, request), input: request.params });
			return OK;
		},
	});
}

function presentShelf({ items, costs, week, missing, reactions, patchTests }: ShelfView): Shelf {
	return {
		items: items.map(({ item, brand, imageUrl, inUseSince, outlook, tested }) => ({
			...item,
			...outlook,
			tested,
			...(brand !== "" && { brand }),
			image_url: imageUrl,
			in_use_since: inUseSince,
		})),
		costs,
		week,
		missing,
		reactions: reactions.map(({ row, dayOfUse }) => ({
			id: row.id,
			product_id: row.productId,
			product_name: row.productName,
			day: row.day,
			day_of_use: dayOfUse,
			signs: row.signs,
			note: row.note,
		})),
		patch_tests: patchTests.map(({ row, outlook }) => ({
			id: row.id,
			product_id: row.productId,
			product_name: row.productName,
			started_at: row.startedAt.toISOString(),
			first_look: row.firstLook,
			second_look: row.secondLook,
			...outlook,
		})),
	};
}
