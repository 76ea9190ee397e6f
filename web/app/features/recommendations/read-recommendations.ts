import { recommendationsSchema } from "@dewlight/contracts/products.ts";
import { queryOptions } from "@tanstack/react-query";
import { request } from "#api/request.ts";
import { respellProducts } from "./respell-products.ts";

const answer = { parse: (value: unknown) => recommendationsSchema.parse(respellProducts(value)) };

/** API-44 */
export const recommendationsQuery = queryOptions({
	queryKey: ["recommendations"],
	queryFn: ({ signal }) => request("recommendations", { answer, signal }),
});
