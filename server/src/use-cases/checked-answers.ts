import { ALLERGIES } from "@dewlight/contracts/constants.ts";
import { nameAllergies } from "@dewlight/core/person/allergies.ts";
import type { Preferences } from "@dewlight/core/routine/person.ts";
import { DomainError } from "./domain-error.ts";

/** Answers as they are stored. One typed allergy may name several ingredients, so they are counted once named. */
export function checkedAnswers(answers: Preferences): Preferences {
	const named = nameAllergies(answers);
	if (named.allergies && named.allergies.length > ALLERGIES.count) {
		const text = `You can name up to ${ALLERGIES.count} ingredients you are allergic to. Please take some out first.`;
		throw new DomainError("bad_input", text);
	}
	return named;
}
