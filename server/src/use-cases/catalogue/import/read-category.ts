import { PRODUCT_CATEGORIES, type ProductCategory } from "@dewlight/core/routine/care-plan.ts";

export function readCategory(text: string): ProductCategory | null {
	const name = text
		.trim()
		.toLowerCase()
		.replace(/[\s-]+/g, "_");
	return PRODUCT_CATEGORIES.find((category) => category === name) ?? null;
}

/** Tags of Open Beauty Facts, most telling first: a sun cream is a sunscreen before it is a cream. */
const TAGS: readonly [RegExp, ProductCategory][] = [
	[/sun-?(screen|block|cream|milk|care|protection)|suncare|protection-solaire|creme-solaire/, "sunscreen"],
	[/eye-?(cream|contour|gel|care|serum)|contour-des-yeux/, "eye_cream"],
	[/mask|masque/, "mask"],
	[/scrub|exfolia|peeling|gommage/, "exfoliant"],
	[/cleans|face-wash|micellar|make-?up-remover|demaquillant|nettoyant/, "cleanser"],
	[/toner|tonique|facial-mist/, "toner"],
	[/serum/, "serum"],
	[
		/moisturi[sz]|face-(cream|gel|lotion|oil)|(day|night)-cream|facial-cream|creme-(visage|de-jour|de-nuit)/,
		"moisturizer",
	],
];
const ELSEWHERE =
	/hair|shampoo|body|hand|foot|feet|lip|nail|tooth|mouth|shower|bath|deodorant|shav|intim|baby|make-?up(?!-remover)/;
const FACE = /fac(e|ial)|visage/;

/** Null where the tags name no step of a face routine. */
export function categoryOfTags(tags: string): ProductCategory | null {
	const named = tags
		.toLowerCase()
		.split(/[,;]/)
		.map((tag) => tag.trim().replace(/^[a-z]{2}:/, ""))
		.filter((tag) => tag !== "");
	if (named.some((tag) => ELSEWHERE.test(tag)) && !named.some((tag) => FACE.test(tag))) return null;
	const found = TAGS.find(([pattern]) => named.some((tag) => pattern.test(tag) && !ELSEWHERE.test(tag)));
	return found?.[1] ?? null;
}
