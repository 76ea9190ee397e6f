import { ACTIVES } from "../../../knowledge/actives.ts";
import { findCase, type KnownCase } from "../../../knowledge/cases/known-cases.ts";
import { KNOWN_QUESTIONS } from "../../../knowledge/questions/known-questions.ts";
import { isMinor } from "../../../routine/person.ts";
import { capitalize } from "../../../skin/zone-words.ts";
import { searchContext } from "../../find/search-context.ts";
import type { Inquiry } from "../../inquiry.ts";
import type { Understood } from "../../question.ts";
import { readActives } from "../../reading/read-named.ts";
import { citeRule, citeSources } from "../../writing/cite.ts";
import type { Draft } from "../../writing/compose-answer.ts";
import { plainWords, saysOf } from "../things/tell-thing.ts";

/** The answer to what exactly was asked; null where that is not known. */
export function answerParticular(inquiry: Inquiry, understood: Understood | undefined): Draft | null {
	const row = understood?.particular === undefined ? undefined : findCase(understood.particular);
	if (row === undefined || isKeptFrom(row, inquiry)) return null;
	const sure = understood?.guessed !== undefined || (understood?.reading?.particular ?? 1) >= PLAINLY;
	return tellCase(sure ? row : withItsQuestion(row), inquiry.message, inquiry);
}

/** It names what nobody uses while pregnant or nursing, and has no word for whoever is. */
function isKeptFrom(row: KnownCase, { context, message }: Inquiry): boolean {
	const expecting =
		(context.person.preferences.pregnancy ?? "no") !== "no" || saysOf("pregnancy", plainWords(message));
	return expecting && row.pregnancy === undefined && advisesAgainst(row.what);
}

/** So likely what was asked that what words alone read stands behind it; of 100 such about 80 are right. */
export function isPlainlyAsked(understood: Understood | undefined, least: number): boolean {
	return (
		understood?.particular !== undefined &&
		understood.guessed === undefined &&
		(understood.reading?.particular ?? 0) >= least
	);
}

/** Less likely, a yes could be the answer to the opposite: it is read against its own question. */
const PLAINLY = 0.7;
const YES_OR_NO = /^(?:yes|no)\b/i;

function withItsQuestion(row: KnownCase): KnownCase {
	return YES_OR_NO.test(row.what) ? { ...row, what: `**${row.asks}** ${row.what}` } : row;
}

/** The answer to a particular question, with what is different for this person before or behind it. */
function tellCase(row: KnownCase, message: string, inquiry: Inquiry): Draft {
	const { preferences } = inquiry.context.person;
	const text = plainWords(message);
	const expecting = (preferences.pregnancy ?? "no") !== "no" || saysOf("pregnancy", text);
	const young = isMinor(preferences) || saysOf("child", text);
	const deep = saysOf("deep", text) || searchContext(inquiry, false).pick.conditions.includes("darker_tone");
	// What somebody must not do stands before what others may.
	const first = [
		young ? row.child : undefined,
		expecting ? row.pregnancy : undefined,
		saysOf("sore", text) ? row.sore : undefined,
	].filter((one) => one !== undefined);
	// What is true for others would speak against the sentence for her.
	const others = expecting && row.pregnancy !== undefined && advisesAgainst(row.what);
	const topic = KNOWN_QUESTIONS.find(({ id }) => id === row.topic);
	return {
		paragraphs: [first.join(" "), others ? "" : row.what, deep ? (row.deep ?? "") : ""],
		citations: [
			citeRule(row.id, capitalize(row.name)),
			...citeSources(topic?.sources ?? []).filter(({ id }) => id !== "house_default"),
			...(expecting && row.pregnancy !== undefined ? [citeRule("person.pregnancy", "Pregnancy rule")] : []),
			...(isMinor(preferences) ? [citeRule("person.minor", "Rule for people under 18")] : []),
		],
		...(first.length > 0 && { minded: true }),
	};
}

/** Names what nobody uses while pregnant or nursing. */
function advisesAgainst(text: string): boolean {
	return readActives(text.toLowerCase()).named.some(({ id }) => ACTIVES[id].pregnancy === "avoid");
}
