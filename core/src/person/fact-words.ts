import { findActive } from "../knowledge/actives.ts";
import { joinWords } from "../skin/zone-words.ts";
import { isBrand } from "./avoids.ts";
import { medicineNames } from "./medicine-names.ts";
import { sumWords } from "./money.ts";
import { withoutKind } from "./own-products.ts";
import { FACT_RULES, type PersonFact } from "./person-fact.ts";

/** "salicylic acid" for an id of the ingredient tables; a plain name stands as it is. */
export function allergenName(about: string): string {
	return (findActive(about)?.name ?? about.replaceAll("_", " ")).toLowerCase();
}

/** "you are allergic to rosin and fragrance", "you are pregnant and you take isotretinoin". */
export function toldTogether(
	facts: readonly Pick<PersonFact, "id" | "about" | "quote">[],
	of_other = isOfOther(facts),
): string {
	const listed = (id: "allergy" | "avoids"): string[] => {
		const names = facts.flatMap((fact) => (fact.id === id && fact.about ? nameOf(fact) : []));
		return names.length > 0 ? [`${factWords({ id }, of_other)} ${joinWords(names)}`] : [];
	};
	const others = facts.filter(({ id }) => id !== "allergy" && id !== "avoids");
	return joinWords([
		...others.map((fact) => factWords(fact, of_other)),
		...listed("allergy"),
		...listed("avoids"),
	]);
}

/** Whether these are facts of somebody whom the writer asks for. */
export function isOfOther(facts: readonly Pick<PersonFact, "id">[]): boolean {
	return facts.some(({ id }) => id === "other_person");
}

/** "you are allergic to salicylic acid", of somebody else "they are": continues "You told us". */
export function factWords(
	{ id, about, quote }: Pick<PersonFact, "id" | "about" | "quote">,
	of_other = false,
): string {
	const own = id === "barrier_strained" ? feltWords(quote) : FACT_RULES[id].words;
	const words =
		of_other && id !== "other_person" ? own.replace(/^you\b/, "they").replace(/^your\b/, "their") : own;
	return about === undefined ? words : `${words} ${withoutKind(nameOf({ id, about }))}`;
}

/** The medicine by its name that makes skin burn in the sun, as the person wrote it; null where they named none. */
export function sunMedicine(facts: readonly Pick<PersonFact, "id" | "quote">[]): string | null {
	const quote = facts.find(({ id }) => id === "photosensitizing_medicine")?.quote?.toLowerCase() ?? "";
	const named = medicineNames("photosensitizer").filter((name) => quote.split(/[^a-z]+/).includes(name));
	return named.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

/** How people say that skin is strained, by the plain word for it. */
const FELT: readonly (readonly [string, RegExp])[] = [
	["tight", /tight|taut|stretch|pull|too small|shr[iu]nk|vacuum|\bdrum\b|cling|squeak/i],
	["flaky", /flak|peel|shed|\bscal|coming off|comes? off|snow|dandruff/i],
	["dry", /\bdry|parched|paper|parchment|leather|chap|crack|cardboard|ashy|stripped|rough/i],
	["itchy", /itch|scratching/i],
	["stings", /sting|stung|burn|smart|prick|tingl|on fire|nettle|chill?i|needles|zing/i],
	["sore", /sore|hurt|tender|\braw\b|irritat|inflam|angry|raging/i],
];

/** What of it somebody told; everything it may be where their words are not at hand. */
function feltWords(quote = ""): string {
	const felt = FELT.filter(([, said]) => said.test(quote)).map(([word]) => word);
	if (felt.length === 0) return FACT_RULES.barrier_strained.words;
	const feels = felt.filter((word) => word !== "stings");
	if (feels.length === 0) return "your skin stings";
	return `your skin feels ${joinWords(feels)}${felt.includes("stings") ? ", and it stings" : ""}`;
}

/** The ingredient, the sum or the brand that a fact is about. */
function nameOf({ id, about = "" }: Pick<PersonFact, "id" | "about">): string {
	if (id === "budget") return sumWords(about);
	if (id === "avoids" && about === "chemical_uv_filter") return "sunscreen filters that sting";
	return id === "avoids" && isBrand(about) ? `products of ${brandName(about)}` : allergenName(about);
}

/** "the ordinary" -> "The Ordinary". */
function brandName(about: string): string {
	return about.replaceAll(/(?<=^|[ -])[a-z]/g, (letter) => letter.toUpperCase());
}
