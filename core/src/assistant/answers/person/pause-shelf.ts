import { isTreatment } from "../../../knowledge/actives.ts";
import { productFacts } from "../../../products/facts/product-facts.ts";
import { joinWords } from "../../../skin/zone-words.ts";
import type { AssistantContext } from "../../assistant-context.ts";
import { productName } from "../../writing/own-words.ts";

const MOST = 4;

/** What on the shelf treats and therefore waits while skin suffers; "" where nothing does. */
export function pauseShelf({ in_use }: AssistantContext): string {
	const names = in_use.flatMap((one) =>
		one.product !== null && productFacts(one.product).key.some(isTreatment) ? (productName(one) ?? []) : [],
	);
	const told = [...new Set(names)].slice(0, MOST);
	return told.length === 0
		? ""
		: `From what you use, that means leaving off ${joinWords(told)} for two to four weeks, then one at a time.`;
}
