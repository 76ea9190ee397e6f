import { findActive, isTreatment } from "../../knowledge/actives.ts";
import { findFragrance } from "../../products/facts/find-irritants.ts";
import { findAllergens, productFacts } from "../../products/facts/product-facts.ts";
import { splitInci } from "../../products/facts/read-inci.ts";
import { isAllergicTo } from "../../routine/person-conditions.ts";
import { joinWords } from "../../skin/zone-words.ts";
import { searchContext } from "../find/search-context.ts";
import type { Inquiry } from "../inquiry.ts";
import { citeActive, citeRule } from "../writing/cite.ts";
import type { Draft } from "../writing/compose-answer.ts";
import { plainName } from "../writing/own-words.ts";
import { activeCautions } from "./person/cautions.ts";

/** A list on a pack has more names than a question does. */
const LEAST = 4;
const LONGEST_NAME = 45;
/** What nearly every list begins with or holds, and no sentence does. */
const LABEL_WORDS =
	/\b(?:aqua|water|eau|glycerin|glycerol|parfum|fragrance|butylene glycol|propanediol|dimethicone|cetearyl alcohol|cetyl alcohol|phenoxyethanol|caprylic|tocopher\w*|xanthan gum|sodium \w+ate|\w+ acid|\w+ extract|\w+ oil|limonene|linalool|niacinamide|panthenol|alcohol denat)\b/i;
const BEFORE_LIST = /^[^:,]{0,80}:/;
/** What is asked after the last name: "-- is it any good?" */
const AFTER_NAME = /(\w)\s*(?:--|\u2014|\?|!|\.\s)[^,]*$/;
const LIKELY = 0.5;
const FATTY_ALCOHOL = /\b(?:cetearyl|cetyl|stearyl|behenyl|cetostearyl) alcohol\b/i;

/** The names of an ingredient list that was typed or pasted into a message; [] where there is none. */
export function pastedList(message: string): string[] {
	const names = splitInci(message.replace(BEFORE_LIST, "").replace(AFTER_NAME, "$1"))
		.map((one) => one.trim())
		.filter((one) => one.length > 2 && one.length <= LONGEST_NAME);
	const known = names.filter((one) => LABEL_WORDS.test(one)).length;
	return names.length >= LEAST && known / names.length >= LIKELY ? names : [];
}

/** What a list says: what works in it, what irritates more often, and what it means for this person. */
export function answerPastedList(inquiry: Inquiry, inci: readonly string[]): Draft {
	const list = { name: "", category: null, inci };
	const { actives, drying_alcohol } = productFacts(list);
	const scents = findFragrance(inci).map(plainName).slice(0, 5);
	const { facts } = searchContext(inquiry, false).pick;
	const allergies = facts.flatMap(({ id, about }) =>
		id === "allergy" && about !== undefined ? findAllergens(list, about) : [],
	);
	const works = actives.filter(isTreatment).slice(0, 4);
	const supports = actives.filter((id) => !isTreatment(id)).slice(0, 4);
	const named = (ids: typeof actives) => joinWords(ids.map((id) => findActive(id)?.name ?? id));
	const cautions = activeCautions(inquiry.context, works);
	return {
		paragraphs: [
			[
				allergies.length > 0 ? `Not for you: it names ${joinWords(allergies.map(plainName))}.` : "",
				scents.length > 0
					? `It is scented: ${joinWords(scents)} ${scents.length > 1 ? "are" : "is"} fragrance or a fragrance allergen, the part that irritates most often; sensitive or reddened skin is better off without.`
					: "I see no listed fragrance in it.",
				drying_alcohol ? "Drying alcohol stands high in it." : "",
				!drying_alcohol && inci.some((one) => FATTY_ALCOHOL.test(one))
					? "The fatty alcohol in it softens and does not dry."
					: "",
			]
				.filter(Boolean)
				.join(" "),
			[
				works.length > 0 ? `What acts: ${named(works)}.` : "Nothing in it treats anything; it is plain care.",
				supports.length > 0 ? `What supports: ${named(supports)}.` : "",
				works.some((id) => isAllergicTo(id, facts)) ? "You told us you are allergic to one of these." : "",
			]
				.filter(Boolean)
				.join(" "),
			cautions.text,
			"Add it to its step in your care plan with this list, and I check it against what else you use.",
		],
		citations: [
			citeRule("rule.reading_lists", "Reading ingredient lists"),
			...works.slice(0, 2).map(citeActive),
			...cautions.citations,
		],
	};
}
