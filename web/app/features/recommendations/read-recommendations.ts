import { productApi } from "@dewlight/contracts/products.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#api/call.ts";

/** API-44 */
export const recommendationsQuery = queryOptions({
	queryKey: ["recommendations"],
	queryFn: ({ signal }) => call(productApi.recommendations, { signal }),
});
