import { dateWords } from "../../../skin/biology-clock.ts";
import type { Concern } from "../../../skin/concern.ts";
import { CONCERN_WORDS } from "../../../skin/concern-copy.ts";
import { concernPhrase } from "../../../skin/condition-notes.ts";
import { capitalize, joinWords } from "../../../skin/zone-words.ts";
import type { AssistantContext, Inquiry } from "../../conversation.ts";
import { checkInUse, UNNAMED } from "../../reading/own-products.ts";
import { plainName, productName } from "../../writing/say-names.ts";
import { pauseShelf } from "../person/paused-now.ts";
import { describeFinding } from "../report/describe-findings.ts";

/** What a known answer gains from the message and the person: a sentence before it and one after; empty for most. */
export interface KnownExtras {
	before: string;
	after: string;
}

export function knownExtras(id: string, inquiry: Inquiry): KnownExtras {
	const { question, context } = inquiry;
	switch (id) {
		case "question.scale":
			return { before: readsAs(question.text), after: ownReadings(inquiry) };
		case "question.barrier":
			return { before: "", after: pauseShelf(inquiry) };
		case "question.skin_types":
			return OWN_TYPE.test(question.text)
				? { before: ownType(context), after: "" }
				: { before: "", after: ownType(context) };
		case "question.sun_makeup":
			return { before: ADDS_UP.test(question.text) ? "No, SPF numbers do not add up." : "", after: "" };
		case "question.sun_kinds":
			return {
				before:
					BANNED.test(question.text) && question.slots.actives.some(({ id }) => id === "titanium_dioxide")
						? "No need to throw it out: the EU banned titanium dioxide as a food additive in 2022, not in sunscreen. On skin it stays allowed; only powders and sprays are another matter, because it should not be breathed in."
						: "",
				after: "",
			};
		case "question.vegan":
			return {
				before: question.slots.actives.some(({ id }) => id === "squalane")
					? "Squalane can be either: it was once made from shark liver and is now mostly made from olives or sugar cane. The list does not say which, the maker can."
					: "",
				after: "",
			};
		case "question.order":
			return {
				before: ALIKE.test(question.text)
					? "Where both are equally thin it hardly matters which goes first: begin with the one that treats something, and part them into morning and night if skin stings."
					: orderOf(question),
				after:
					context.in_use.length === 0
						? "Add the products you use to your care plan, and I check how they go together."
						: "Ask me to check what you use, and I tell you what does not go together.",
			};
		case "question.good_photo":
			return { before: OF_TONE.test(question.text) ? TOO_DARK : "", after: "" };
		case "question.app_login":
			return {
				before: TRICK.test(question.text)
					? "Take it for a trick: press no link in it and give no card number. Payments stand on the billing tab of your account page alone, so open that yourself; ask by the Contact page when in doubt."
					: "",
				after: "",
			};
		case "question.monk":
			return { before: ownMonk(context), after: "" };
		case "question.expiry":
			return { before: "", after: openedWhen(context) };
		case "question.two_acids":
			return { before: "", after: firstWarning(context) };
		default:
			return { before: "", after: ownReading(SHOWS[id], context) };
	}
}

const OF_TONE = /\b(?:black|brown|dark(?:er)? skin\w*|my (?:colou?r|skin tone|complexion)|asian|african)\b/;
const TOO_DARK =
	"It may well be, and it is not your fault: cameras often expose deep skin too dark. Tap on your face on the screen so that it sets the light for it, window in front, no bright wall or lamp behind you. If it still refuses, press Contact in the footer and tell us.";

const TRICK =
	/\b(?:legit|scam\w*|phish\w*|fake|real|trust\w*|genuine)\b|\b(?:mail|email|sms|text message)\b.*\b(?:link|card|confirm\w*)\b/;
const ALIKE =
	/\b(?:does (?:it|that|the order) (?:even |really )?matter|both (?:are )?(?:\w+ )?(?:thin|watery|liquid|light|runny)|same (?:texture|thickness|consistency)|equally)\b/;
const OWN_TYPE = /\bmy (?:skin )?type\b|\bam i\b|\bdo i have\b/;
const ADDS_UP =
	/\b(?:add(?:s|ed)?(?: it| them)? up|plus|total|combined?|together|sum|double)\b|\b\d{2}\b.*\b\d{2}\b.*\b\d{2}\b/;
const BANNED = /\b(?:bann?ed|ban|illegal|forbidden|outlawed|prohibited)\b/;

const OF_FIVE =
	/\b([0-4](?:\.[05])?|5(?:\.0)?) (?:of|out of|from) (?:5|five)\b|\bseverity (?:of )?([0-4](?:\.[05])?|5)\b/;

function readsAs(text: string): string {
	const match = OF_FIVE.exec(text);
	const said = match?.[1] ?? match?.[2];
	if (said === undefined) return "";
	const degree =
		Number(said) < 1 ? "hardly visible" : concernPhrase("redness", Number(said)).replace(" redness", "");
	return `${said} of 5 is ${degree}.`;
}

/** What the message names, as the report has it. */
function ownReadings({ question: { slots }, context: { report } }: Inquiry): string {
	if (report === null) return "";
	return slots.concerns
		.slice(0, 2)
		.map((concern) => describeFinding(report, concern))
		.join(" ");
}

/** The swatch that was told, else the one the photo came nearest to. */
function ownMonk({ report, person }: AssistantContext): string {
	const told = person.preferences.monk_tone;
	if (told !== undefined) return `You chose ${told} of 10 yourself, and that is what counts.`;
	return report === null ? "" : `Your photo comes nearest to ${report.observation.tone.monk_estimate} of 10.`;
}

function ownType({ report }: AssistantContext): string {
	const type = report?.analysis.skin_type.toLowerCase();
	return type === undefined
		? "Which yours is, a report after a first scan tells."
		: `In your report yours reads as ${type}.`;
}

/** What a photo shows of the subject of an answer. */
const SHOWS: Readonly<Record<string, Concern>> = {
	"question.pore_size": "pores",
	"question.filaments": "pores",
	"question.flushing": "redness",
	"question.broken_veins": "redness",
	"question.puffy_eyes": "under_eye",
	"question.scars": "dark_spots",
	"question.freckles": "dark_spots",
	"question.whitening": "dark_spots",
	"question.oily_moisturizer": "shine",
	"question.glass_skin": "uneven_tone",
};

function ownReading(concern: Concern | undefined, { report }: AssistantContext): string {
	const severity = report?.analysis.findings.find((one) => one.concern === concern)?.severity ?? null;
	if (concern === undefined || severity === null || severity < 1) return "";
	const words = CONCERN_WORDS[concern];
	return `In your report ${words} ${words.endsWith("s") && words !== "redness" ? "stand" : "stands"} at ${severity} of 5.`;
}

const MOST = 5;

/** How old somebody's own products are, as far as it was told. */
function openedWhen({ in_use }: AssistantContext): string {
	if (in_use.length === 0) return "";
	const dated = in_use.flatMap((one) => {
		const date = one.since === undefined ? null : dateWords(one.since);
		return date === null ? [] : [`${productName(one) ?? UNNAMED} since ${date}`];
	});
	if (dated.length > 0)
		return `You marked as yours: ${joinWords(dated.slice(0, MOST))}. Opened earlier, count from then.`;
	const names = in_use.slice(0, MOST).map((one) => productName(one) ?? UNNAMED);
	return `When you opened ${joinWords(names)} I do not know, so look for the jar on each.`;
}

/** What is most urgent about what somebody uses together. */
function firstWarning(context: AssistantContext): string {
	const urgent = checkInUse(context).find(({ level }) => level !== "myth" && level !== "know");
	if (urgent === undefined) return "";
	return `In what you use now: ${plainName(urgent.title).replace(/\.$/, "")}. ${urgent.fix.replace(/[<>[\]`*]/g, "")}`;
}

/** Kinds of product in the order they go on, as they are said. */
const LAYERS: readonly (readonly [string, RegExp])[] = [
	["cleanser", /\b(?:cleansers?|face ?wash)\b/],
	["toner", /\b(?:toners?|essences?)\b/],
	["serum", /\b(?:serums?|ampoules?)\b/],
	["eye cream", /\beye (?:creams?|gels?)\b/],
	["moisturizer", /(?<!\b(?:eye|sun) )\b(?:moisturi[sz]ers?|creams?|lotions?)\b/],
	["oil", /(?<!\b(?:cleansing) )\b(?:face )?oils?\b(?! free)/],
	["sunscreen", /\b(?:sunscreens?|spf|sun ?blocks?|sun creams?)\b/],
	["makeup", /\b(?:make ?up|foundation)\b/],
];

/** Of two that are named, or of one beside a cream, which goes first. */
function orderOf({ slots: { actives, category }, text }: Inquiry["question"]): string {
	const kinds = LAYERS.filter(([, said]) => said.test(text)).map(([name]) => name);
	if (kinds.length > 1 && actives.length === 0 && !/\bfirst or last\b/.test(text))
		return `${capitalize(kinds[0] ?? "")} first, then ${joinWords(kinds.slice(1))}.`;
	const names = actives.slice(0, 2).map(({ words }) => words);
	if (names.length === 2) return `Of ${joinWords(names)} the thinner one goes first, whichever that is.`;
	if (names.length === 1 && category !== "sunscreen")
		return `${capitalize(names[0] ?? "")} first, then the cream.`;
	return "";
}
