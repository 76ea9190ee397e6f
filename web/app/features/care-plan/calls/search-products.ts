import { productSearchAnswerSchema } from "@dewlight/contracts/products.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { request } from "#api/request.ts";

/** Products of the catalogue and the person's own whose names hold these words. */
export function searchProductsQuery(words: string) {
	return queryOptions({
		queryKey: ["product-search", words],
		queryFn: ({ signal }) =>
			request("searchProducts", { answer: productSearchAnswerSchema, query: { q: words }, signal }),
		enabled: words !== "",
		placeholderData: keepPreviousData,
	});
}
