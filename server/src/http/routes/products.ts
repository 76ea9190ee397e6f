import type { ProductCheck } from "@dewlight/contracts/check.ts";
import type { Product, Recommendations } from "@dewlight/contracts/products.ts";
import type { Recommendation, Recommended } from "@dewlight/core/products/recommend-request.ts";
import { type CheckedProduct, checkProduct, findProductByBarcode } from "#use-cases/check/index.ts";
import type { Services } from "#use-cases/context.ts";
import { getRecommendations } from "#use-cases/recommendations/index.ts";
import { presentProduct, presentProductFacts } from "../present/products.ts";
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
