import type { PregnancyAdvice } from "../../knowledge/active.ts";
import { ACTIVES, type ActiveId } from "../../knowledge/actives.ts";
import { capitalize } from "../../skin/zone-words.ts";
import { citeActive, citeRule, citeSources } from "../writing/cite.ts";
import type { AnswerWriter } from "./answer-writer.ts";

const VERDICTS: Record<PregnancyAdvice, (name: string) => string> = {
	avoid: (name) =>
		`No: ${name} is not advised while pregnant, trying or breastfeeding, so leave it out. Retinoids taken by mouth are known to harm an unborn child, and for the skin nobody has shown how much is too much, so caution wins.`,
	caution: (name) =>
		`With care: keep ${name} to small areas and low strengths or leave it out while pregnant, trying or breastfeeding.`,
	accepted: (name) => `${capitalize(name)} is usually accepted while pregnant, trying or breastfeeding.`,
	no_specific_caution_found: (name) =>
		`For ${name} we found no specific warning, which is not the same as proof.`,
};

/** What fits a pregnancy: of the ingredients named, otherwise in general. */
export const answerPregnancy: AnswerWriter = ({ context, question }) => {
	const ids = [...new Set([...question.slots.actives, ...question.slots.excluded].map(({ id }) => id))].slice(
		0,
		3,
	);
	const { pregnancy } = context.person.preferences;
	const told = pregnancy !== undefined && pregnancy !== "no";
	const next = told
		? "Your plan already leaves out what is not advised. Show it to your midwife or doctor."
		: "Tell us in your profile, and your plan leaves out what is not advised. Your midwife or doctor has the last word.";
	return {
		paragraphs: [ids.length > 0 ? ids.map(verdict).join(" ") : GENERAL, next],
		citations: [
			citeRule("person.pregnancy", "Pregnancy rule"),
			...ids.map(citeActive),
			...citeSources(["mother_to_baby", "pregnancy_topicals_2022"]),
		],
	};
};

const GENERAL =
	"While pregnant, trying or breastfeeding, leave out all retinoids (retinol, retinal, adapalene, tretinoin) and hydroquinone, and keep salicylic acid to small areas at 2% or less. Azelaic acid, benzoyl peroxide, vitamin C, niacinamide, ceramides and mineral sunscreen are usually accepted.";

function verdict(id: ActiveId): string {
	const { pregnancy, name } = ACTIVES[id];
	if (id === "bakuchiol")
		return "Bakuchiol is sold as the gentle alternative, but too little is known about it in pregnancy, so leave it out as well.";
	return VERDICTS[pregnancy](name);
}
