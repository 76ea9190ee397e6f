import { findActive } from "../../../knowledge/actives.ts";
import { productFacts } from "../../../products/facts/product-facts.ts";
import { monthWords } from "../../../products/months.ts";
import type { CatalogueProduct } from "../../../products/product.ts";
import { joinWords } from "../../../skin/zone-words.ts";
import type { Inquiry } from "../../conversation.ts";
import type { NamedActive } from "../../question.ts";
import { fullName, plainName } from "../../writing/say-names.ts";
import { activeCautions } from "../person/cautions.ts";

const SHOP =
	/\b(?:is it|are they|is this|available|get (?:it|them|this)|sold|sell|stock\w*|find (?:it|them|this)|buy (?:it|them|this)) (?:also )?(?:in|at|from|on|near|by)\b|\bwhich (?:shops?|stores?)\b|\bwhere (?:can|do|could) i (?:buy|get|find)\b/;
const ASKS = {
	fragrance: /\b(?:fragranced?|unscented|essential oils?|allergens?)\b/,
	price:
		/\b(?:price|costs?|expensive|cheap|how much|dollars|where (?:can|do|could)|buy|shops?|stores?|retailer|sold|sell|stock\w*|(?:is it|are they|available|get it|get them) (?:in|at|from|on))\b/,
	shop: SHOP,
	inside: /\b(?:ingredients?|contain|inside|in it|list|inci|what is in|have|has)\b/,
	sensitive: /\b(?:sensitive|gentle|irritat\w*|mild|reactive)\b/,
	rating: /\b(?:rating|rated|stars|reviews?)\b/,
	suits: /\b(?:good|suit|right|work|fit|for me|my skin|worth|best|better|ok|okay)\b/,
} as const;

/** What the row says to the question, in two or three sentences; the whole card in short where nothing single is asked. */
export function describeProduct(product: CatalogueProduct, { question, context }: Inquiry): string {
	const asks = (one: keyof typeof ASKS) => ASKS[one].test(question.text);
	const parts = [
		...question.slots.actives.slice(0, 2).map((one) => holds(product, one)),
		...(asks("fragrance") ? [fragrance(product)] : []),
		...(asks("sensitive") ? [sensitive(product)] : []),
		...(asks("inside") || asks("suits") ? [inside(product)] : []),
		...(asks("price") ? [price(product)] : []),
		...(asks("shop") ? ["Whether another shop has it I cannot see; its page or the maker's knows."] : []),
		...(asks("rating") ? [rating(product)] : []),
		...(asks("suits") ? [suits(product, context.report?.analysis.skin_type.toLowerCase() ?? null)] : []),
	].filter(Boolean);
	const told = parts.length > 0 ? parts : [inside(product), fragrance(product), price(product)];
	const cautions = activeCautions(context, productFacts(product).actives).text;
	return [`**${fullName(product)}:**`, ...told, cautions].filter(Boolean).join(" ");
}

function fragrance({ inci, no_listed_fragrance }: CatalogueProduct): string {
	if (inci.length === 0)
		return "I have no ingredient list of it, so I cannot say whether it is fragrance free.";
	return no_listed_fragrance
		? "Its list names no fragrance, fragrance allergen or essential oil."
		: "No, its list names fragrance, a fragrance allergen or an essential oil.";
}

/** Whether its list names an ingredient. */
function holds(product: CatalogueProduct, { id, words }: NamedActive): string {
	if (product.inci.length === 0) return "";
	return productFacts(product).actives.includes(id)
		? `Yes, its list names ${words}.`
		: `No, its list does not name ${words}.`;
}

function sensitive({ inci, sensitive_safe }: CatalogueProduct): string {
	if (inci.length === 0) return "";
	return sensitive_safe
		? "Its list has none of the common irritants we look for, so it should be mild; try it on your arm first."
		: "Its list has something that irritates sensitive skin more often, so I would be careful.";
}

function inside(product: CatalogueProduct): string {
	const { key, spf } = productFacts(product);
	const names = key.slice(0, 4).map((id) => findActive(id)?.name ?? id);
	if (product.inci.length === 0) return "I have no ingredient list of it.";
	const filter = spf === null ? "" : ` and states SPF ${spf}`;
	return names.length > 0
		? `It leads with ${joinWords(names)}${filter}.`
		: `Nothing in its list stands out as an active ingredient${filter}.`;
}

function price({ price: amount, currency, retailer, observed, stale }: CatalogueProduct): string {
	if (amount === null)
		return `I have no price; it was listed at ${plainName(retailer)} in ${monthWords(observed)}.`;
	const shown = Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
	const money = currency === "USD" ? `$${shown}` : `${shown} ${currency}`;
	return `It ${stale === true ? "cost" : "costs"} ${money} at ${plainName(retailer)} (${monthWords(observed)}).`;
}

function rating(product: CatalogueProduct): string {
	if (product.rating === null) return "I have no rating of it.";
	const where = product.rating_retailer ?? product.retailer;
	const when = monthWords(product.rating_observed ?? product.observed);
	return `Customers of ${plainName(where)} rated it ${product.rating} (${when}); ratings say how people liked it, not what it does.`;
}

function suits({ suits: types }: CatalogueProduct, type: string | null): string {
	if (type === null)
		return types.length > 0 ? `It is listed for ${joinWords(types.map(plainName))} skin.` : "";
	if (types.includes(type)) return `It is listed for ${type} skin, which is how yours reads.`;
	return types.length > 0
		? `It is listed for ${joinWords(types.map(plainName))} skin; yours reads as ${type}.`
		: "";
}
