import { listLines } from "../../../knowledge/help-lines.ts";
import type { RedFlag } from "../../../skin/red-flag.ts";
import { spellOut } from "../../reading/spell-out.ts";
import { EMERGENCY_KINDS, type ToldKind, type WaitsFor } from "./emergency-kinds.ts";
import { inOneLine, signsIn, signsTold, whoIsIll } from "./signs-told.ts";
import { SOON_KINDS } from "./soon-kinds.ts";
import { TODAY_KINDS } from "./today-kinds.ts";

/** What of a growth is more urgent than its kind is as a rule. Lower case, spelled out. */
const BLEEDS =
	/\b(?:bleed\w*|bled|blood\w*|blud\w*|(?:spots?|stain\w*|drops?) (?:of blood )?on (?:the|my|his|her) (?:pillow|sock|towel|collar|hat)|weep\w*|ooz\w*|opens? up|split\w* open)\b/;
const GROWS =
	/\b(?:grow(?:s|n|ing)?|grew|bigger|larger|wider|doubl\w*|spread\w*|twice (?:the|its) size|size of a)\b/;
const RETURNS =
	/\b(?:(?:comes?|came|is|grows?|its?) (?:right |straight )?back|scabs? (?:\w+ ){0,4}(?:again|back)|never heals?|not heal\w*|keeps? (?:coming|returning|scabbing))\b/;
/** Torn by something, and not by itself. */
const TORN =
	/\b(?:shav\w*|razor|nicked|caught (?:it|on)|knocked|cut (?:it|myself)|scratched it (?:open|by)|picked it (?:open|once)|dog scratched)\b/;
const HANDS_AND_FEET =
	/\b(?:soles?|heels?|foot|feet|toes?|toe ?nails?|palms?|(?:under|in|beside|on|of) (?:my|his|her|the) (?:thumb |big toe |toe |finger)?nails?)\b/;

interface Opening {
	/** What the words of the kind open with. */
	says: string;
	instead: string;
	when: readonly RegExp[];
}

const OPENINGS: Readonly<Record<string, Opening>> = {
	"sun-scale": {
		says: "Book a doctor or dermatologist within some weeks: rough",
		instead: "Book a doctor or dermatologist within two weeks, because {why}: rough",
		when: [BLEEDS, GROWS, RETURNS],
	},
	mole: {
		says: "Have it seen within two weeks, by a dermatologist or your own doctor: a mole",
		instead:
			"Have it seen within days, by a dermatologist or your own doctor, because {why}, and say exactly that when you book: a mole",
		when: [BLEEDS],
	},
	"bleeding-bump": {
		says: "Book a dermatologist or your doctor within two weeks: a bump",
		instead: "Book a dermatologist or your doctor within days, because {why}: a bump",
		when: [GROWS],
	},
	"sore-not-healing": {
		says: "Book a doctor or dermatologist within two weeks: a sore",
		instead: "Book a doctor or dermatologist within days, because {why}: a sore",
		when: [GROWS],
	},
};

/** The words of a kind with the deadline of the person's own sign first; null where they tell nothing more urgent. */
function withOwnDeadline({ id, text: words }: ToldKind, text: string): string | null {
	const opening = OPENINGS[id];
	if (opening === undefined || TORN.test(text)) return null;
	if (!opening.when.some((sign) => sign.test(text)) || !words.startsWith(opening.says)) return null;
	const why = [
		BLEEDS.test(text) ? "it bleeds" : "",
		GROWS.test(text) ? "it grows" : "",
		RETURNS.test(text) ? "it comes back" : "",
	].filter((one) => one !== "");
	const told = inOneLine(why);
	const place = HANDS_AND_FEET.test(text)
		? " On palms, soles and nails such places are found late, above all on dark skin: no cutting, no scraping, no callus remover."
		: "";
	return `${opening.instead.replace("{why}", told)}${words.slice(opening.says.length)}${place}`;
}

export const TOLD_KINDS: ReadonlyMap<string, ToldKind> = new Map(
	[...EMERGENCY_KINDS, ...TODAY_KINDS, ...SOON_KINDS].map((kind) => [kind.id, kind]),
);

/** Rules that say when and not why: a kind that was heard speaks in their place, and signs that were read do. */
const GENERAL: Readonly<Record<string, WaitsFor>> = {
	"red-flag.collapse": "now",
	"red-flag.doctor-today": "today",
	"red-flag.doctor-soon": "two_weeks",
};

/** What a danger is told as in a talk: why, when, what to say and what makes it more urgent. Null where its rule's own words are best. */
export function kindAnswer(flag: RedFlag, message: string): string | null {
	const text = spellOut(message);
	const kind = flag.kind === undefined ? undefined : TOLD_KINDS.get(flag.kind);
	if (kind !== undefined) {
		const now = graver(kind, text);
		const own = withOwnDeadline(kind, text);
		const told =
			now === ""
				? [own ?? kind.text, say(kind.waits, message), own === null ? sooner(kind) : ""]
				: [withoutLater(kind.text), say("now", text)];
		return toldFor(text, [now, ...told, poison(kind)]);
	}
	const waits = GENERAL[flag.rule_id];
	// A sign that is read plainly says more than that something should be seen.
	const plain = waits === "two_weeks" && CRUSTED.test(text) ? TOLD_KINDS.get(CRUSTS) : undefined;
	if (plain !== undefined)
		return toldFor(text, [
			plain.text,
			say(plain.waits, text),
			"A baby, or anybody with fever, blisters or spreading: today.",
		]);
	return waits === undefined ? null : toldFor(text, generalWords(waits, text, message));
}

const CRUSTS = "impetigo";
const CRUSTED = /\bcrust\w* (?:\w+ )?yellow\b|\b(?:yellow|honey|golden)\b.{0,15}\bcrust/;

/** Signs that a body is failing, whatever else is told: what could wait until this evening cannot any more. */
const GRAVE: readonly string[] = [
	"trouble breathing",
	"pain or pressure in the chest",
	"swelling of lips, tongue or throat",
	"confusion",
	"fainting",
	"drowsiness",
	"a stiff neck",
	"a face that drops on one side",
	"a weak arm or leg",
];

const CALLS = /emergency (?:number|department) now/i;

function graver({ waits, text: said }: Pick<ToldKind, "waits" | "text">, text: string): string {
	if ((waits !== "today" && waits !== "now") || CALLS.test(said)) return "";
	const signs = signsIn(text).filter((sign) => GRAVE.includes(sign));
	return signs.length === 0
		? ""
		: `Call your local emergency number now: ${inOneLine(signs)} beside this cannot wait.`;
}

/** Once it is now, no "today" stands beside it: what opens with when is said without it. */
function withoutLater(text: string): string {
	const rest = text.replace(OPENS_LATER, "");
	return rest.charAt(0).toUpperCase() + rest.slice(1);
}

const OPENS_LATER = /^[^.:]*\b(?:today|this week|same day|tonight)\b[^.:]*[:.] /;

/** Somebody else who is ill is spoken of. */
function toldFor(text: string, sentences: readonly string[]): string {
	const [first = "", ...rest] = sentences.filter((one) => one !== "");
	const ill = whoIsIll(text);
	const lead = ill === null ? first : `For ${ill.who}: ${first.charAt(0).toLowerCase()}${first.slice(1)}`;
	return [lead, ...rest, kept(text), alone(text)].filter((one) => one !== "").join(" ");
}

function say(waits: WaitsFor, message: string): string {
	const signs = inOneLine(signsTold(message));
	if (signs === "") return "";
	return waits === "now"
		? `Say on the phone: ${signs}; then read out what you wrote here.`
		: `Say there: ${signs}, and since when.`;
}

function sooner({ waits, sooner: signs }: ToldKind): string {
	if (signs === undefined || waits === "now") return "";
	return waits === "today"
		? `Do not wait, and call your local emergency number, with ${signs}.`
		: `More urgent: ${signs}.`;
}

function poison({ after }: ToldKind): string {
	return after === "poison"
		? `Poison control: ${listLines("poison")}; elsewhere your emergency number connects you.`
		: "";
}

/** A bottle that is empty, a breath that smells of it. */
const SWALLOWED =
	/^(?=.*\b(?:oil|bottle|remover|perfume|toner|cleaner|tablets|mouthwash|sanitizer|lid)\b)(?=.*\b(?:empty|lid (?:is )?off|half full|breath|tasted|drank|licked|round (?:his|her|their) mouth|got hold|has had)\b)/;

const APPLIED =
	/\b(?:mask|cream|serum|peel|toner|lotion|dye|tint|cleanser|moisturi[sz]er|sunscreen|oil|balm|wax|scrub|spray tan|numbing)\b/;
const REACTS = /\b(?:itch\w*|burn\w*|sting\w*|swell\w*|swollen|hives|rash|red|tingl\w*)\b/;

/** Where no kind is sure, the signs that were read are named. */
function generalWords(waits: WaitsFor, text: string, message: string): string[] {
	const signs = inOneLine(signsTold(message));
	const told = signs === "" ? "What you describe" : `What you write of (${signs})`;
	switch (waits) {
		case "now":
			return [
				"Call your local emergency number now, and do not stay or leave anybody alone.",
				`${told} cannot wait, and nobody can judge it from here.`,
				SWALLOWED.test(text)
					? `If some of it may have been swallowed: call poison control with the bottle in your hand, also while they seem well; do not bring it up again, and give no milk or water unless they say so. Poison control: ${listLines("poison")}.`
					: "Nothing by mouth until they say so.",
				APPLIED.test(text) && REACTS.test(text)
					? "If it began after something was put on the skin, rinse that off with lukewarm water and keep its pack."
					: "",
			];
		case "today":
			return [
				graver({ waits, text: "" }, text),
				`${told} should be seen by a doctor today; out of hours an urgent care line or clinic.`,
				"Put nothing new on that place until then.",
				"If it gets worse fast, spreads or comes with fever or feeling very ill, call your local emergency number.",
			];
		default:
			return [
				`${told} is worth showing to a doctor soon, within two weeks; a photo cannot settle it.`,
				"Say since when, what has changed and what was tried.",
				"Go sooner if it grows, bleeds, hurts more or you feel ill.",
			];
	}
}

/** What somebody has in the drawer feels like enough. */
function kept(text: string): string {
	return KEPT.test(text)
		? "Left-over or old medicine does not replace this: take none of it before you are seen."
		: "";
}

const KEPT =
	/\b(?:left ?over|spare|old|last time|from the dentist)\b.{0,30}\b(?:antibiotics?|amoxicillin|penicillin|tablets?|doxy\w*|steroids?|cream)\b|\b(?:antibiotics?|amoxicillin|penicillin|tablets?)\b.{0,30}\b(?:left ?over|spare|left from|from the dentist|from last time)\b/;

/** Nobody else at home, or too young to go alone. */
const ALONE =
	/\b(?:home alone|alone at home|nobody(?: is|s)? (?:home|in|here)|(?:mums?|moms?|dads?|mother|father|parents?|everyone)\b.{0,15}\b(?:at work|is out|are out|away|asleep|not (?:home|here|back)|till \d|until \d|back at)|by myself|on my own)\b/;
const YOUNG = /\b(?:mums?|moms?|dads?|mother|father|parents?|school|i am 1[0-7])\b/;

/** What to do where nobody else is at home. */
export function alone(text: string): string {
	if (!ALONE.test(text)) return "";
	return YOUNG.test(text)
		? "Ring a parent now and fetch a neighbor or another adult to go with you; do not wait until they are home."
		: "If you are alone, unlock the door and ring a neighbor.";
}
