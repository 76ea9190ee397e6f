import { type ActiveId, isExfoliating, isRetinoid, isTreatment } from "../../knowledge/actives.ts";
import { isMinor } from "../../routine/person.ts";
import { capitalize, joinWords } from "../../skin/zone-words.ts";
import { citeRule, citeSources } from "../writing/cite.ts";
import type { AnswerWriter } from "../writing/compose-answer.ts";

const FOR_SPOTS: ReadonlySet<ActiveId> = new Set([
	"benzoyl_peroxide",
	"salicylic_acid",
	"adapalene",
	"azelaic_acid",
	"sulfur",
]);

/** Skin between 13 and 17: the basics, and why treatments wait. */
export const answerMinor: AnswerWriter = ({ context, question }) => {
	const { actives, concerns } = question.slots;
	const treats = actives.filter(({ id }) => isTreatment(id));
	const strong = treats.filter(
		({ id }) => (isRetinoid(id) && id !== "adapalene") || (isExfoliating(id) && id !== "salicylic_acid"),
	);
	const mild = actives.filter(({ id }) => !strong.some((one) => one.id === id) && !FOR_SPOTS.has(id));
	const names = capitalize(joinWords(strong.map(({ words }) => words)));
	const told = isMinor(context.person.preferences);
	return {
		paragraphs: [
			[
				strong.length > 0
					? `${names} ${strong.length > 1 ? "are" : "is"} not for skin under 18: it gains nothing and can get sore.`
					: "",
				mild.length > 0 && strong.length === 0
					? `${capitalize(joinWords(mild.map(({ words }) => words)))} would do no harm, and young skin does not need it.`
					: "",
				"Under 18, a mild cleanser, a light moisturizer and sunscreen every morning are the whole routine.",
				concerns.includes("acne") || treats.some(({ id }) => FOR_SPOTS.has(id))
					? "For clear spots, benzoyl peroxide in the lowest strength can help; talk to a parent or pharmacist before you start."
					: "Anti-aging serums and acids can wait for many years.",
			]
				.filter(Boolean)
				.join(" "),
			told ? "" : "If you are under 18, set your age in your profile and the plan keeps to that.",
		],
		citations: [
			citeRule("person.minor", "Rule for people under 18"),
			...citeSources(["teen_care", "hales_2025"]),
		],
	};
};
