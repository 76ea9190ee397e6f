import type { Clause } from "../skin/note/read-note.ts";
import type { PersonFact } from "./person-fact.ts";

/** Strengths in which tretinoin is made, and hardly anything else that goes on a face. */
const STRENGTH =
	/\b0[., ]?(?:01|015|018|02|025|03|033|04|045|05|06|08|09|1)\b(?! ?(?:mg|ml|g|oz|spf|hyal\w*|adapalene))/;
/** A cream put together for one person, sent by post or after questions. */
const MADE_UP =
	/\b(?:personali[sz]ed|custom(?: made|ised|ized)?|bespoke|tailored|formulated for me|made (?:up )?for me|my (?:own )?formula|subscription|by post|in the post|through the (?:post|letter ?box)|by mail|in the mail|every month|monthly|questionnaire|online (?:derm\w*|doctor|clinic|pharmacy|consultation)|compound\w*|dermatica|curology|apostrophe|nurx|musely)\b/;
const A_CREAM =
	/\b(?:pots?|bottles?|creams?|formulas?|serums?|tubes?|jars?|pumps?|dosers?|treatments?|stuff)\b/;
const ANOTHER =
	/\b(?:adapalene|differin|retinol|retinal|hydroquinone|steroid\w*|hydrocort\w*|minoxidil|finasteride|tacrolimus|hair|scalp|beard|lash\w*)\b/;
/** Sold by these names mostly with tretinoin in it. */
const BY_NAME =
	/\b(?:dermatica|curology|apostrophe|nurx|musely) (?:night|formula|cream|bottle|pot|custom|treatment|serum)\b/;

/** "The night pot that comes by post, 0.05 something": a retinoid that nobody calls one. Unsure, as nobody named it. */
export function retinoidByStrength(clauses: readonly Clause[]): PersonFact[] {
	const told = clauses.find(
		({ kind, text }) =>
			kind !== "someone_else" &&
			!LAID_DOWN.test(text) &&
			A_CREAM.test(text) &&
			!ANOTHER.test(text) &&
			(BY_NAME.test(text) || (STRENGTH.test(text) && MADE_UP.test(text))),
	);
	return told === undefined ? [] : [{ id: "prescription_retinoid", quote: told.quote, sure: false }];
}

const LAID_DOWN =
	/\b(?:never|not|no|without|free|stopped|quit|gave up|used to|no longer|not any ?more|finished|should i|thinking (?:of|about)|would|tempted)\b/;
const MOST_QUOTED = 60;

/** What such a cream most likely is, in the words of the one who has it; "" where the retinoid was named. */
export function whichRetinoid(facts: readonly Pick<PersonFact, "id" | "quote" | "sure">[]): string {
	const quote = facts.find(({ id, sure }) => id === "prescription_retinoid" && !sure)?.quote ?? "";
	const words = quote.toLowerCase();
	if (!A_CREAM.test(words) || !(BY_NAME.test(words) || (STRENGTH.test(words) && MADE_UP.test(words))))
		return "";
	const [name = ""] = quote.replace(/^(?:I use )?(?:the|my|a) /i, "").split(/[,;(]/);
	return `Your ${name.slice(0, MOST_QUOTED).trim()} is very likely tretinoin, a retinoid: ask whoever sends it what its strength is of. `;
}
