import type { OwnMedicine, PersonCondition, PersonRule } from "../knowledge/person-rules.ts";
import type { PersonFact } from "../person/person-fact.ts";

/**
 * The one thing a plan says of a medicine or a cream that somebody uses: `leave` it off, come off it with a doctor
 * (`taper`), or nothing of its own. Every note that speaks of it asks here, so that no two can differ.
 */
export type Verdict = "leave" | "taper" | "as_told";

/** Wounds and heat on which a retinoid is paused, a prescribed one too. */
const OPEN: readonly PersonCondition[] = ["recent_procedure", "sunburn", "broken_skin"];

export interface ToldOf {
	told: readonly PersonCondition[];
	facts: readonly Pick<PersonFact, "id" | "about">[];
}

/** A cream that bleaches and holds a steroid, or a steroid beside one that bleaches. */
export function isBleachingMix({ told, facts }: ToldOf): boolean {
	const bleaches =
		told.includes("hydroquinone") ||
		facts.some(({ id, about }) => id === "uses_irritant" && about === "a bleaching soap");
	return bleaches && told.includes("steroid_cream");
}

export function verdictOn(medicine: OwnMedicine, person: ToldOf): Verdict {
	const { told } = person;
	const has = (...conditions: PersonCondition[]) => conditions.some((one) => told.includes(one));
	const expecting = has("pregnancy");
	switch (medicine) {
		case "steroid":
			if (!has("steroid_cream")) return "as_told";
			return expecting && isBleachingMix(person) ? "leave" : "taper";
		case "bleach":
			if (expecting) return "leave";
			// Its note tells apart what a doctor gave and what was bought.
			return isBleachingMix(person) ? "taper" : "as_told";
		case "retinoid":
			return expecting || has(...OPEN) ? "leave" : "as_told";
		case "by_mouth":
			return expecting && has("isotretinoin", "prescription_acne") ? "leave" : "as_told";
	}
}

/** The note of a rule in the one voice: without what another rule decides otherwise. */
export function inOneVoice(
	{ note, stands = [] }: Pick<PersonRule, "note" | "stands">,
	person: ToldOf,
): string {
	return stands.reduce((text, { says, of, words, instead = "" }) => {
		const used = of.filter((medicine) => isUsed(medicine, person.told));
		const verdicts = used.map((medicine) => verdictOn(medicine, person));
		const holds =
			says === "keep"
				? !verdicts.includes("leave")
				: // What is come off slowly has a note of its own.
					!verdicts.includes("taper");
		return holds ? text : text.replace(words, instead);
	}, note);
}

const USED_AS: Record<OwnMedicine, readonly PersonCondition[]> = {
	steroid: ["steroid_cream"],
	bleach: ["hydroquinone"],
	retinoid: ["prescription_retinoid"],
	by_mouth: ["isotretinoin", "prescription_acne", "antibiotic_alone"],
};

function isUsed(medicine: OwnMedicine, told: readonly PersonCondition[]): boolean {
	return USED_AS[medicine].some((one) => told.includes(one));
}
