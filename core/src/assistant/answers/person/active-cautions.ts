import { ACTIVES, type ActiveId, isRetinoid, isTreatment } from "../../../knowledge/actives.ts";
import { isMinor } from "../../../routine/person.ts";
import { joinWords } from "../../../skin/zone-words.ts";
import type { AssistantContext } from "../../assistant-context.ts";
import type { Citation } from "../../assistant-event.ts";
import { citeRule } from "../../writing/cite.ts";

const RETINOID_IN_PREGNANCY =
	"Prescription treatments of this kind are not advised while pregnant, trying or breastfeeding: ask the doctor who prescribed it before you use it again.";

interface Cautions {
	/** Empty where nothing about the person speaks against it. */
	text: string;
	citations: Citation[];
}

/** What is different for this person: pregnancy, age under 18 and medicines from a doctor. */
export function activeCautions({ person }: AssistantContext, ids: readonly ActiveId[]): Cautions {
	const { pregnancy, prescription_retinoid, prescription_acne } = person.preferences;
	const said: string[] = [];
	const citations: Citation[] = [];
	const prescribed = ids.filter((id) => ACTIVES[id].status.us === "prescription");
	const avoid = ids.filter((id) => ACTIVES[id].pregnancy === "avoid" && !prescribed.includes(id));
	const care = ids.filter((id) => ACTIVES[id].pregnancy === "caution");
	const treats = ids.filter((id) => isTreatment(id) && !prescribed.includes(id));
	const expecting = pregnancy !== undefined && pregnancy !== "no";
	if (expecting && prescribed.length > 0) {
		said.push(RETINOID_IN_PREGNANCY);
		citations.push(citeRule("person.retinoid_in_pregnancy", "Pregnancy rule"));
	}
	if (expecting && avoid.length + care.length > 0) {
		said.push(
			avoid.length > 0
				? `For you now: ${names(avoid)} ${be(avoid)} not advised while pregnant, trying or breastfeeding. Leave it out and ask your midwife or doctor.`
				: `For you now: while pregnant, trying or breastfeeding, keep ${names(care)} to small areas or leave it out, and ask your midwife or doctor.`,
		);
		citations.push(citeRule("person.pregnancy", "Pregnancy rule"));
	}
	if (isMinor(person.preferences) && treats.length > 0) {
		said.push(
			`At your age, cleanser, moisturizer and sunscreen are the routine; talk to a parent or pharmacist before adding ${names(treats)}.`,
		);
		citations.push(citeRule("person.minor", "Rule for people under 18"));
	}
	// The retinoid that was prescribed is not added to itself.
	const added = prescription_retinoid === true ? treats.filter((id) => id !== "adapalene") : treats;
	if (prescription_retinoid === true && added.length > 0) {
		said.push(
			added.some(isRetinoid)
				? "You told us you use a prescription retinoid: a second retinoid beside it only adds irritation, so ask your prescriber first."
				: `You told us you use a prescription retinoid: ask the doctor who prescribed it before you add ${names(added)}.`,
		);
		citations.push(citeRule("person.prescription", "Rule for prescription retinoids"));
	} else if (prescription_acne === true && treats.length > 0) {
		said.push(
			`You told us you use an acne medicine from a doctor: ask there before you add ${names(treats)}.`,
		);
		citations.push(citeRule("person.prescription_acne", "Rule for acne medicines"));
	}
	return { text: said.join(" "), citations };
}

/** Somebody expecting wants to hear it of what is accepted, too. */
export function acceptedNow({ person }: AssistantContext, ids: readonly ActiveId[]): string {
	const { pregnancy } = person.preferences;
	const fine = ids.filter((id) => ACTIVES[id].pregnancy === "accepted");
	if (pregnancy === undefined || pregnancy === "no") return "";
	const unwarned = ids.some((id) => ACTIVES[id].pregnancy === "no_specific_caution_found");
	if (fine.length === 0)
		return unwarned
			? "For you now: we found no specific warning for pregnancy or breastfeeding; your midwife or doctor has the last word."
			: "";
	const names = joinWords(fine.map((id) => ACTIVES[id].name));
	return `For you now: ${names} ${fine.length > 1 ? "are" : "is"} usually accepted while pregnant, trying or breastfeeding; your midwife or doctor has the last word.`;
}

function names(ids: readonly ActiveId[]): string {
	return joinWords([...new Set(ids.map((id) => ACTIVES[id].name))]);
}

function be(ids: readonly ActiveId[]): string {
	return new Set(ids).size > 1 ? "are" : "is";
}
