import type { CatalogueProduct } from "../../products/product.ts";
import { BRANDS_LIKE_WORDS } from "../guard/known-names.ts";
import { normalizeName } from "../guard/read-words.ts";
import type { Asked } from "../inquiry.ts";

/** Brands that are wanted and those that are not. */
interface Brands {
	brands: readonly string[];
	not_brands: readonly string[];
}

const NOT_BEFORE =
	/(?:\bnot|\bno|\bavoid|\bnever|\bdo(?:n t|nt| not) like|\bwithout|\bexcept|\bother than|\binstead of|\bhate|\bnothing (?:from|by)|\bnot (?:from|by)|\b(?:do not|dont|don t) (?:say|show|give|name|tell|suggest|recommend|mention)(?: me)?|\banything but|\brather than|\bapart from|\bsick of|\b(?:so|am|m|totally|completely|well) over|\bdone with|\bfed up (?:with|of)|\b(?:tired|bored) of|\bleaving|\bquit(?:ting)?|\bstopped (?:using|buying)|\b(?:moving|switching|getting) (?:on|away|off)?(?: from)?|\bhad enough of|\banything but|\bca ?n(?:no| )?t stand|\ballergic to|\bdislike|\bditch(?:ing|ed)?|\bbored with)(?: (?:the|my|that|this|all|any))?(?: \w+)? $/;
const NOT_AFTER =
	/^ (?:\w+ ){0,3}?(?:(?:does|did|do|has done) (?:nothing|nowt|zilch|sod all)|(?:broke|breaks|breaking) me out|(?:irritat\w+|stings?|stung|burns?|burned|itches) (?:me|my)|feels? like|(?:is|are|was|got|s) (?:\w+ )?(?:too (?:dear|expensive|pricey|heavy|greasy|harsh|strong|drying)|rubbish|useless|awful|robbing|shit|crap)|makes? me (?:itch\w*|break|red|breakout)|gave me|left me|never work\w*|(?:doesn t|doesnt|didn t|didnt|dont) (?:work|help|suit|agree))\b/;
const LIKE_WORDS: ReadonlySet<string> = new Set(BRANDS_LIKE_WORDS.map(normalizeName));
const OF_LAST =
	/\b(?:not|no|never|without|another|different|other than)(?: \w+){0,2} (?:that|this|the same|their|its) (?:brand|make|company|label)\b|\b(?:different|another|other) (?:brand|make|company)\b|\bnot (?:from )?(?:them|that one)\b/;

/** Of what a message names; of what a product resembles the brand is not asked for. */
export function readBrands(
	{ message, history, context }: Asked,
	candidates: readonly CatalogueProduct[],
	like: CatalogueProduct | null,
): Brands {
	const brands = [...new Set(candidates.map((product) => product.brand))];
	const before = history.filter(({ role }) => role === "user").map((turn) => turn.message);
	const out = brands.filter((brand) => [message, ...before].some((text) => brandIn(text, brand) === "out"));
	const named = like === null ? brands.filter((brand) => brandIn(message, brand) === "named") : [];
	const last = OF_LAST.test(normalizeName(message))
		? context.shown.slice(0, 1).map(({ brand }) => brand)
		: [];
	return {
		brands: named.filter((brand) => !out.includes(brand)),
		not_brands: [
			...new Set([
				...out.filter((brand) => !named.includes(brand) || brandIn(message, brand) === "out"),
				...last,
			]),
		],
	};
}

/** Whether a message names a brand, and whether as one that is not wanted. */
export function brandIn(message: string, brand: string): "named" | "out" | null {
	const text = ` ${normalizeName(message)} `;
	const name = normalizeName(brand);
	const at = name === "" ? -1 : text.indexOf(` ${name} `);
	if (at < 0 || (LIKE_WORDS.has(name) && !hasCapital(message, brand))) return null;
	const after = text.slice(at + name.length + 1);
	return NOT_BEFORE.test(text.slice(0, at + 1)) || NOT_AFTER.test(after) ? "out" : "named";
}

function hasCapital(message: string, brand: string): boolean {
	const capital = brand.charAt(0).toUpperCase() + brand.slice(1);
	return message.includes(` ${capital}`);
}
