import { comparablePrice } from "../../products/catalogue/price.ts";
import type { PickContext } from "../../products/pick-context.ts";
import type { Candidate } from "../../products/recommend-slots.ts";
import { CONCERN_WORDS } from "../../skin/concern-copy.ts";
import { joinWords } from "../../skin/zone-words.ts";
import type { ProductAnswer } from "../assistant-event.ts";
import { fullName } from "../facts/say-product.ts";
import { dollars } from "../find/asked-filters.ts";
import type { FoundSet } from "../find/find-set.ts";
import type { SearchNeeds } from "../find/read-needs.ts";
import type { Asked } from "../inquiry.ts";
import { citations } from "./cite-found.ts";
import { reasonFor } from "./reason-for.ts";
import { beyondShelf, limitWords, themOf } from "./say-needs.ts";

/** Several kinds for one sum: what they come to, and each product with its reason. */
export function presentSet({
	asked,
	set: { products, total, fits },
	needs,
	dearer,
	context,
}: {
	asked: Asked;
	set: FoundSet;
	needs: SearchNeeds;
	dearer: readonly Candidate[];
	context: PickContext;
}): ProductAnswer {
	const kinds = joinWords(
		products.map(({ slot }, at) => {
			const [concern] = needs.parts[at]?.concerns ?? [];
			const kind = slot.key.replace("_", " ");
			return concern === undefined ? kind : `${kind} for ${CONCERN_WORDS[concern]}`;
		}),
	);
	const limit = needs.max_price === null ? null : limitWords(needs, needs.max_price);
	const names = joinWords(
		products.map(({ product }) => `${fullName(product)} (${dollars(comparablePrice(product) ?? 0)})`),
	);
	const first = products.some(({ slot }) => slot.key === "sunscreen") ? "the sunscreen" : "the first";
	const marks = needs.parts.some(({ concerns }) => concerns.includes("dark_spots"));
	return {
		text: [
			limit === null
				? `A ${kinds} come to ${dollars(total)} in all: ${names}.`
				: fits
					? `A ${kinds} for ${dollars(total)} in all, so within ${limit}: ${names}.`
					: `Even the cheapest ${kinds} that suit ${themOf(needs)} come to ${dollars(total)} in all, which is above ${limit}. Begin with ${first} and add the ${products.length > 2 ? "others" : "other"} later.`,
			...dearer.map(
				({ product }) =>
					`Your plan would rather have ${fullName(product)} (${dollars(comparablePrice(product) ?? 0)}); the one here keeps to the sum, so change it when there is more.`,
			),
			marks && !needs.parts.some(({ category }) => category === "sunscreen")
				? "Without sunscreen every morning marks darken again, so use what you have or get one next; fading takes months."
				: "",
			beyondShelf(asked.message),
			`${needs.told_price === null ? "Prices are in US dollars." : `Prices are in US dollars; ${needs.told_price} I took as about ${dollars(needs.max_price ?? 0)}.`} They may have changed since they were seen; postage is not in them.`,
		]
			.filter((part) => part !== "")
			.join("\n\n"),
		citations: citations(products, []),
		products: products.map((candidate) => ({
			id: candidate.product.id,
			reason: reasonFor(candidate, asked, context),
		})),
	};
}
