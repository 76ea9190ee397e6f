import type { ProductCheck } from "@dewlight/contracts/check.ts";
import { type CheckedProduct, checkProduct, findProductByBarcode } from "#use-cases/check/index.ts";
import type { Services } from "#use-cases/context.ts";
import { endpoint } from "../endpoint.ts";
import { presentProduct } from "../present/product.ts";
import { userContext } from "../request-context.ts";
import type { App } from "../types.ts";

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
