import { recommendationsSchema } from "@dewlight/contracts/products.ts";
import { queryOptions } from "@tanstack/react-query";
import { request } from "#api/request.ts";

/** API-44 */
export const recommendationsQuery = queryOptions({
	queryKey: ["recommendations"],
	queryFn: ({ signal }) => request("recommendations", { answer: recommendationsSchema, signal }),
});
