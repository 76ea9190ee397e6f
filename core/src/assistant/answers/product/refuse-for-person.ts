import { ACTIVES, isTreatment } from "../../../knowledge/actives.ts";
import { TOLERATED_IN_BASICS } from "../../../knowledge/person-rules.ts";
import { isMinor } from "../../../routine/person.ts";
import { isRuledOut } from "../../../routine/rule-out.ts";
import { joinWords } from "../../../skin/zone-words.ts";
import type { Inquiry } from "../../inquiry.ts";
import { citeRule, citeSources } from "../../writing/cite.ts";
import type { Draft } from "../../writing/compose-answer.ts";

/** A product that a rule about the person leaves out is not searched: why not, and what to do instead. Null otherwise. */
export function refuseForPerson({ context, question }: Inquiry): Draft | null {
	const { actives, category, concerns } = question.slots;
	const { pregnancy } = context.person.preferences;
	const ids = actives.map(({ id }) => id);
	const avoid = ids.filter((id) => ACTIVES[id].pregnancy === "avoid");
	if (pregnancy !== undefined && pregnancy !== "no" && avoid.length > 0) {
		return {
			paragraphs: [
				`I look for no product with ${named(avoid)} for you now: ${avoid.length > 1 ? "they are" : "it is"} not advised while pregnant, trying or breastfeeding. Azelaic acid is usually accepted for spots and marks, and vitamin C or niacinamide for tone; ask your midwife or doctor, then I search for one of those.`,
			],
			citations: [citeRule("person.pregnancy", "Pregnancy rule"), ...citeSources(["mother_to_baby"])],
		};
	}
	if (!isMinor(context.person.preferences)) return null;
	const young = context.person.preferences.age_band === "13-15";
	const strong = ids.some(
		(id) =>
			isTreatment(id) &&
			!TOLERATED_IN_BASICS.includes(id) &&
			isRuledOut(id, young ? ["minor", "young_teen"] : ["minor"]),
	);
	if (strong || category === "exfoliant" || concerns.includes("lines")) {
		return {
			paragraphs: [
				"At your age that does more harm than good, so I do not look for one. Cleanser, moisturizer and sunscreen are the whole routine; for spots, a parent or pharmacist can help you choose. Shall I look for a gentle one of those three?",
			],
			citations: [
				citeRule("person.minor", "Rule for people under 18"),
				...citeSources(["teen_care", "hales_2025"]),
			],
		};
	}
	return null;
}

function named(ids: readonly (keyof typeof ACTIVES)[]): string {
	return joinWords([...new Set(ids.map((id) => ACTIVES[id].name))]);
}
