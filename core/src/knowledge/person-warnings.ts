import type { PersonCondition } from "./person-rules.ts";
import type { SourceId } from "./sources.ts";

/** What an answer and another one, or a reading, ask for together; said before every other note. */
interface PersonWarning {
	id: string;
	all: readonly PersonCondition[];
	/** Says more, and the opposite of it. */
	unless?: PersonCondition;
	note: string;
	sources: SourceId[];
}

export const PERSON_WARNINGS: readonly PersonWarning[] = [
	{
		id: "person.isotretinoin_in_pregnancy",
		all: ["pregnancy", "isotretinoin"],
		note: "Isotretinoin harms an unborn child. Stop it and call the doctor who prescribed it today.",
		sources: ["pregnancy_topicals_2022", "mother_to_baby"],
	},
	{
		id: "person.retinoid_in_pregnancy",
		all: ["pregnancy", "prescription_retinoid"],
		note: "Leave your retinoid off now: it is not advised while pregnant, trying or breastfeeding. Little of a cream gets through the skin, so what you have used is no reason for fear. Ask the doctor who prescribed it before you use it again.",
		sources: ["mother_to_baby", "pregnancy_topicals_2022"],
	},
	{
		id: "person.retinoid_on_strained_skin",
		all: ["prescription_retinoid", "barrier_strained"],
		// Skin that was treated pauses longer than two or three nights.
		unless: "recent_procedure",
		note: "Skin that is dry, peels or stings beside a retinoid wants a pause: two or three nights with moisturizer alone, then one night fewer a week. Ask the doctor who prescribed it how to go on, and stop it if skin is raw, swells or blisters.",
		sources: ["aad_acne_2024", "house_default"],
	},
	{
		id: "person.acne_medicine_in_pregnancy",
		all: ["pregnancy", "prescription_acne"],
		note: "Some acne medicines, spironolactone and antibiotics such as doxycycline among them, are not for a pregnancy, the wish for one or breastfeeding. Call whoever prescribed yours before you try or go on trying, within days, and today if a period is late: say which one you take and since when. Do not stop it alone without asking; there are others that may be used.",
		sources: ["acne_in_pregnancy_2016", "mother_to_baby"],
	},
];
