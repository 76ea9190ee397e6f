import { affirms } from "../note/affirms.ts";
import { findLanguage } from "../note/find-language.ts";
import { readNote, sentencesOf } from "../note/read-note.ts";
import { spellOut, tidy } from "../note/spelling.ts";
import type { RedFlag } from "../red-flag.ts";
import { byUrgency, flagsOfRules, type RedFlagRuleId } from "./red-flag-rules.ts";
import { FOREIGN_SIGNS, SIGNS_OF_ANY_LANGUAGE } from "./signs/foreign-signs.ts";
import type { SureSign } from "./signs/sure-sign.ts";
import { SURE_SIGNS } from "./sure-signs.ts";

/** Red flags of any text the caller has had read; [] for what says nothing. */
export type FlagsOf = (text: string) => readonly RedFlag[];

/**
 * The red flags a text raises by the plainest words alone, most urgent first. What answers where the encoder cannot,
 * and always beside it: most ways to tell of danger are not in this list.
 */
export function exactFlags(text: string | null): RedFlag[] {
	if (text === null || text.trim() === "") return [];
	const sentences = sentencesOf(readNote(text).clauses.filter(({ kind }) => kind !== "past"));
	// As it was written: other languages keep the apostrophes that English spelling drops.
	const written = spellOut(text).replaceAll(/\s+/g, " ");
	const whole = [written, tidy(written.replaceAll(/[.!?;:]+(?=\s|$)/g, " , "))];
	const language = findLanguage(text);
	const foreign = language !== null && language !== "unknown";
	const raised = [
		...SURE_SIGNS.filter((sign) => (sign.whole ? whole : sentences).some((words) => isStated(sign, words))),
		// What denies in English is no denial there: "no" stands for "in the" in Portuguese.
		...FOREIGN_SIGNS.filter(
			({ says, unless }) =>
				foreign && says.every((sign) => sign.test(written)) && unless?.test(written) !== true,
		),
		...SIGNS_OF_ANY_LANGUAGE.filter(({ says }) =>
			says.every((sign) => sign.test(written) || sign.test(text.toLowerCase().normalize("NFC"))),
		),
	];
	return byUrgency(flagsOfRules(new Set<RedFlagRuleId>(raised.map(({ rule_id }) => rule_id))));
}

function isStated({ says, unless }: SureSign, words: string): boolean {
	return says.every((sign) => affirms(words, sign)) && !unless?.test(words);
}
