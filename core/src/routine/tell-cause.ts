import { PERSON_RULES, type PersonCondition } from "../knowledge/person-rules.ts";
import { isOfOther, toldTogether } from "../person/fact-words.ts";
import type { PersonFact } from "../person/person-fact.ts";
import { FACTS_OF } from "./person-conditions.ts";
import type { Situation } from "./read-situation.ts";
import type { Reason } from "./step-draft.ts";

/** "you told us you are pregnant", with the facts a condition rests on; null where the photo alone led to it. */
export function toldWords(condition: PersonCondition, facts: readonly PersonFact[]): string | null {
	const flakes = condition === "barrier_strained" ? facts.filter(({ id }) => id === "greasy_flakes") : [];
	// Flakes that skin oil feeds are no dry skin, whatever word was used for them.
	const told = flakes.length > 0 ? flakes : facts.filter(({ id }) => FACTS_OF[condition]?.includes(id));
	if (told.length === 0) return null;
	const words = toldTogether(told, isOfOther(facts));
	if (told.some(({ sure }) => sure)) return `you told us ${words}`;
	return told.some(isBySigns)
		? `what you wrote sounds as if ${words}, and the plan takes it so`
		: `you were not sure whether ${words}, and the plan takes it as said`;
}

/** Read from signs: who told them expressed no doubt. */
function isBySigns({ quote }: PersonFact): boolean {
	return (
		quote !== undefined &&
		!/\b(?:maybe|might|may|(?<!you )think|possibly|perhaps|probably|not sure|unsure|suspect|could be|seems|late|not tested)\b/i.test(
			quote,
		)
	);
}

/** Why a plan only protects or calms, as a reason for its steps; null for a plan that treats. */
export function causeOfMode(situation: Situation, facts: readonly PersonFact[]): Reason | null {
	const { mode, protects, conditions } = situation;
	if (mode === "treat") return null;
	const rule = PERSON_RULES.find((one) => one.mode === mode && conditions.includes(one.when));
	if (rule) {
		const text = toldWords(rule.when, facts) ?? "your skin looks dry and rough in this photo";
		const told = text.replace(/, and the plan takes it (?:so|as said)$/, "");
		return { text: `${told}, so this stays mild`, ids: [rule.id], sources: rule.sources };
	}
	const text =
		protects === "redness"
			? "strong redness shows in this photo, and it wants peace"
			: "what you wrote needs a doctor before any treatment";
	return { text, ids: ["rule.protect_only"], sources: ["house_default"] };
}
