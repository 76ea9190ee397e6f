import { isNumberWord, numberKeys } from "@dewlight/core/assistant/guard/read-text.ts";
import { guardAnswer } from "@dewlight/core/assistant/guard-answer.ts";

/** Words that state nothing of a skin: a sentence in other words may use them, and none but them and its own. */
const WORDING: ReadonlySet<string> = new Set(
	`a about across after afterwards all along also among an and appear appears are area areas around as at be been
	being by cannot catch catches come comes coming couldn describe did do does each everything eye
	face first follow followed following follows for found from further give gives had has have here image in into
	is it its itself lead leads leave leaves look looked looking looks main most next no none not nothing
	notice noticeable noticed now observe observed of on one open our out overall part parts photo picture place places
	plus reach reaches reading reads remain remains rest same second see seen show showed showing shown shows
	side since skin so stand standing stands stay stays t that the their them then there these they thing things this
	those to together too unable unclear undecided unknown up us view visible visibly was we were what where which
	while with within you your`.split(/\s+/),
);

/** What a sentence of an assessment states, by kind of word; everything else in it is wording. */
const TERMS: readonly (readonly [term: string, pattern: string])[] = [
	["number", "\\d+(?:[.,]\\d+)*"],
	["smile-line", "smile lines?|nasolabial\\w*"],
	["under-eye", "under[- ](?:the |your |both |left |right )?eyes?|dark circles?|eye bags?"],
	[
		"eye-corner",
		"(?:outer )?(?:eye corners?|corners? of (?:the |your )?(?:left |right )?eyes?)|crow'?s[- ]feet",
	],
	["acne", "acne[- \\w]*? ?spots?|acne\\w*|pimples?|blemish\\w*|breakouts?|raised spots?"],
	["dark-spots", "dark(?:er)? (?:spots?|marks?)|pigment\\w*|marks?|spots?"],
	["redness", "red(?:ness|dish|der|dened)?|flush\\w*|ros[ey]\\w*"],
	["tone", "tone|color(?:ation|ing)?|colour\\w*"],
	["shine", "shin[eiy]\\w*|oil\\w*|gloss\\w*|greas\\w*"],
	["pores", "pores?"],
	["lines", "(?:fine )?lines?|wrinkl\\w*|creas\\w*"],
	["texture", "textur\\w*|rough\\w*|smooth\\w*|bump\\w*"],
	["dry", "dry|dryness|dehydrat\\w*|hydrat\\w*|flak\\w*|moist\\w*"],
	["darkness", "dark(?:ness|er)?|pale\\w*|light(?:er|ness)"],
	["uneven", "uneven\\w*|patch\\w*|even(?:ness|ly)?"],
	["forehead", "foreheads?"],
	["brows", "(?:eye)?brows?|glabella"],
	["nose", "nos(?:e|es|trils?)"],
	["cheek", "cheek\\w*"],
	["lip", "lips?|mouth"],
	["chin", "chin"],
	["jaw", "jaw\\w*"],
	["neck", "neck"],
	["eye", "eyes?|eyelids?"],
	["t-zone", "t[- ]?zone"],
	["whole", "whole|entire|all over"],
	["left", "left"],
	["right", "right"],
	["both", "both"],
	["slight", "slight(?:ly)?|faint(?:ly)?|minimal\\w*|hardly|barely|a (?:touch|hint|little|bit)"],
	["mild", "mild(?:ly)?"],
	["moderate", "moderate(?:ly)?"],
	[
		"strong",
		"pronounced|clear(?:ly)?|strong(?:ly|er|est)?|marked(?:ly)?|sever\\w*|heav\\w*|intens\\w*|extrem\\w*|very|serious\\w*|significant\\w*|considerabl\\w*|bad(?:ly)?|worst|worse|worrying\\w*|alarming\\w*",
	],
	["many", "many|numerous|lots? of|plenty|most(?= of)"],
	["few", "few|several|some|couple"],
	["age", "ag(?:e|es|ed|e?ing)|young\\w*|old(?:er)?|mature|years?|decades?"],
	["looks", "beaut\\w*|ugl\\w*|attractive\\w*|pretty|handsome|gorgeous|score[ds]?|rat(?:e|ed|ing)"],
	[
		"advice",
		"should|must|need(?:s|ed)?|try|use[ds]?|using|apply\\w*|avoid\\w*|treat\\w*|product\\w*|cream|serum|cleanser|sunscreen|retin\\w*|doctor|dermatolog\\w*|medic\\w*",
	],
	[
		"cause",
		"caus\\w*|due to|hormon\\w*|stress\\w*|diet|sleep\\w*|tired\\w*|sun(?:burn\\w*)?|infect\\w*|disease\\w*|condition|healthy|unhealthy|sick|ill",
	],
	[
		"calm",
		"calm\\w*|perfect\\w*|flawless\\w*|good|great|excellent|lovely|beautiful\\w*|glow\\w*|better|improv\\w*|well|fine(?! lines?)|gentle|soft\\w*|balanced|radian\\w*",
	],
];
const NEGATED =
	/\b(?:not|no|nothing|never|none|without|nobody|neither|nor|cannot|unable|absent|free of|lacks?|left (?:open|out)|un(?:clear|seen|known|decided))\b|n['\u2019]t\b/i;
const UNSHOWN =
	/\b(?:could not|cannot|could never|unable to|left open|(?:stays?|remains?|leaves?) [^.]*\bopen)\b|\b(?:ca|could)n['\u2019]t\b/i;
const ALL = new RegExp(TERMS.map(([, pattern]) => `\\b(${pattern})\\b`).join("|"), "gi");

interface Terms {
	/** In the order they stand; a number is itself. */
	stated: string[];
	/** Numbers written in letters. */
	inLetters: string[];
	negated: boolean;
	/** It says that something could not be seen, which is another thing than its absence. */
	unshown: boolean;
	/** Every other word. */
	wording: string[];
}

const FINDINGS: ReadonlySet<string> = new Set([
	"smile-line",
	"under-eye",
	"eye-corner",
	"acne",
	"dark-spots",
	"redness",
	"tone",
	"shine",
	"pores",
	"lines",
	"texture",
	"dry",
	"darkness",
]);
const BEFORE_PLACES: ReadonlySet<string> = new Set(["left", "right", "both"]);
const isNumber = (term: string | undefined): boolean => term !== undefined && /^\d/.test(term);

/** What is said, in an order that may not change: where there is one finding only, all words can be of no other. */
function inFixedOrder(stated: readonly string[]): string[] {
	if (stated.filter((term) => FINDINGS.has(term)).length !== 1) return [...stated];
	const parts: string[] = [];
	for (const [at, term] of stated.entries()) {
		const before = stated[at - 1];
		const joined = BEFORE_PLACES.has(before ?? "") || (isNumber(before) && isNumber(term));
		if (joined) parts.push(`${parts.pop() ?? ""} ${term}`);
		else parts.push(term);
	}
	return parts.toSorted();
}

/** Two texts with equal terms make the same statement as far as an assessment goes. */
function termsOf(text: string): Terms {
	const plain = text.toLowerCase().replace(/\bleft (?=open|out|unanswered|undecided)/g, "stays ");
	return {
		stated: [...plain.matchAll(ALL)].map((match) => termOf(match.slice(1), match[0])),
		inLetters: plain.split(/[^a-z]+/).filter(isNumberWord),
		negated: NEGATED.test(text),
		unshown: UNSHOWN.test(text),
		wording: plain
			.replace(ALL, " ")
			.split(/[^\p{L}\p{N}]+/u)
			.filter((word) => word !== ""),
	};
}

function termOf(groups: readonly (string | undefined)[], word: string): string {
	const term = TERMS[groups.findIndex((group) => group !== undefined)]?.[0] ?? word;
	return term === "number" ? word : term;
}

/** How much longer than its source a sentence may be. */
const LONGER = 1.5;
const SPARE_CHARACTERS = 60;
const MARKUP = /[*_#`<>[\]|~\n\r]|https?:/;
const SENTENCE_INSIDE = /[.!?]["')]*\s+\S/;

/**
 * True when `text` is one plain sentence that states what `source` states: the same numbers, findings, places and
 * degrees with what they belong to, not turned into its opposite, in the source's words or ones that state nothing, and
 * nothing core's guard refuses.
 */
export function phrasesTheSame(source: string, text: string): boolean {
	if (text.length > source.length * LONGER + SPARE_CHARACTERS) return false;
	if (MARKUP.test(text) || SENTENCE_INSIDE.test(text) || !/[.!?]$/.test(text)) return false;
	const [before, after] = [termsOf(source), termsOf(text)];
	if (before.negated !== after.negated || before.unshown !== after.unshown) return false;
	if (!after.wording.every((word) => WORDING.has(word) || before.wording.includes(word))) return false;
	if (
		!areEqual(inFixedOrder(before.stated), inFixedOrder(after.stated)) ||
		!areEqual(before.inLetters, after.inLetters)
	)
		return false;
	return passesGuard(source, text);
}

function passesGuard(source: string, text: string): boolean {
	// "3.5 of 5" may be said as "3.5 out of 5".
	const numbers = [source, source.replace(/ of (?=\d)/g, " out of ")].flatMap(numberKeys);
	const facts = { lines: [source], numbers: new Set(numbers), productNames: [] };
	const guard = guardAnswer(facts, []);
	const parts = [guard.push(text), guard.end()];
	return parts.every(({ refused }) => refused === null) && parts.map((part) => part.text).join("") === text;
}

const areEqual = (one: readonly string[], other: readonly string[]): boolean =>
	one.length === other.length && one.every((term, at) => term === other[at]);
