import { ACTIVES, type ActiveId } from "../../../knowledge/actives.ts";
import { pairing } from "../../../knowledge/pairing.ts";
import { productFacts } from "../../../products/facts/product-facts.ts";
import { joinWords } from "../../../skin/zone-words.ts";
import type { AssistantContext } from "../../assistant-context.ts";
import { ownMeant } from "../../reading/own-meant.ts";
import { plainName } from "../../writing/plain-name.ts";

const BESIDE = /\b(?:layer\w*|together|mix\w*|combin\w*|with|same)\b/;

/** Of two ingredients asked of beside each other: whether they share an evening; "" for any other question. */
export function together([one, other, ...more]: readonly ActiveId[], text: string): string {
	if (one === undefined || other === undefined || more.length > 0 || !BESIDE.test(text)) return "";
	if (isAvoided(one) || isAvoided(other)) return "";
	const level = pairing(one, other)?.rule.level ?? "allow";
	return level === "allow" || level === "advice"
		? "They may be used together, the thinner one first, and apart where it stings."
		: "Not on the same evening: let them take turns.";
}

/** What of their own they name beside it: whether it stays. */
export function ownBeside(text: string, { in_use }: AssistantContext): string {
	return ownMeant(text, in_use)
		.flatMap(({ name, product }) => {
			if (product === null) return [];
			const bad = productFacts(product).actives.filter(isAvoided);
			return bad.length > 0
				? `${plainName(name)} goes into the drawer: it has ${joinWords(bad.map((id) => ACTIVES[id].name))}.`
				: `${plainName(name)} may stay: nothing in it is to be avoided now.`;
		})
		.join(" ");
}

function isAvoided(id: ActiveId): boolean {
	return ACTIVES[id].pregnancy === "avoid";
}
