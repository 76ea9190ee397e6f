import type { PickContext } from "../../products/pick-context.ts";
import type { LeftOut } from "../find/left-out.ts";
import type { SearchNeeds } from "../find/read-needs.ts";
import type { SearchResult } from "../find/search-products.ts";
import type { Asked } from "../inquiry.ts";

/** Everything a product answer says. */
export interface Presented {
	asked: Asked;
	needs: SearchNeeds;
	result: SearchResult;
	left_out: readonly LeftOut[];
	context: PickContext;
}
