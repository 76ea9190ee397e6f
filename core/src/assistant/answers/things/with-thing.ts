import { KNOWN_QUESTIONS } from "../../../knowledge/questions/known-questions.ts";
import type { Thing } from "../../../knowledge/things/thing.ts";
import { capitalize } from "../../../skin/zone-words.ts";
import type { Inquiry } from "../../conversation.ts";
import type { Intent } from "../../question.ts";
import { citeRule } from "../../writing/cite.ts";
import type { Draft } from "../../writing/compose-answer.ts";
import { answerAboutBilling } from "../about-app.ts";
import { joinedThings, namedThings, plainWords, tellThing } from "./tell-thing.ts";

/** Topics that are taken for want of one about the thing itself: its own answer goes in their place. */
const OF_NEIGHBOR: ReadonlySet<Intent> = new Set<Intent>([
	"known_question",
	"ingredient",
	"combine",
	"instead",
	"how_to_use",
	"results_when",
	"concern_advice",
	"product_facts",
	"held",
	"compare",
	"unknown",
	"off_topic",
	"small_talk",
	"help",
	"other_language",
]);
/** Asks something of the thing, rather than naming it on the way. */
const ASKS =
	/\b(?:can|could|may|should|shall|do|does|did|is|are|was|will|would|worth|safe|ok|okay|fine|allowed|why|how|what|which|instead|any good|or just|or do i|to use|help\w*|work\w*|cause\w*|supposed|abi|swears?|right|says?)\b/;
/** Says of the thing that was named last: "it", "and on spots?". */
const LEANS =
	/\b(?:it|that|this|them|those|one|hers|his|mine)\b|^(?:and|so|but|ok|what about|how often|how much|how long|even)\b/;
const FEW = 12;
/** Never left to a neighbor's yes. */
const MEDICAL: ReadonlySet<Thing["kind"]> = new Set(["skin_medicine", "medicine"]);
const CAUSES: ReadonlySet<Thing["kind"]> = new Set([
	"habit",
	"goods",
	"eaten",
	"supplement",
	"device",
	"remedy",
]);
/** Photos, scans and the account: what is worn on them is no subject of care. */
const OF_APP =
	/^question\.(?:app_|good_photo|before_scan|scan_often|two_photos|account_shared|scale|give_or_take)/;
const OF_ONESELF: ReadonlySet<Thing["kind"]> = new Set(["habit", "state"]);
const NAME_WORD = 5;
/** An answer of the table says in so many letters what it is about. */
const OPENING = 80;

/**
 * A thing that is named is spoken of: its own answer stands in place of a neighbor's, or beside one that never names it.
 * The draft as it is where nothing of the table is named or the draft speaks of it already.
 */
export function withThing(draft: Draft, inquiry: Inquiry, message = inquiry.message, guess = false): Draft {
	if (draft.search && !namedThings(message).some(({ kind }) => kind === "claim")) return draft;
	const [thing, other] = meantThings(inquiry, message);
	if (thing === undefined) return draft;
	const { intent, slots } = inquiry.question;
	const beside = other === undefined || sameSubject(thing, other, message) ? undefined : other;
	const own = () => tellThing(thing, message, inquiry, beside);
	if (thing.kind === "claim") return own();
	if (thing.kind === "case") return ofCase(draft, thing, inquiry, own);
	const speaks = speaksOf(draft, thing, intent, inquiry.history.length > 0 ? plainWords(message) : "");
	if (intent === "reaction" && !speaks && slots.actives.length === 0 && CAUSES.has(thing.kind)) return own();
	if (intent === "minor" && (MEDICAL.has(thing.kind) || thing.verdict === "harms")) return own();
	if (intent === "pregnancy") return speaks || slots.actives.length > 0 ? draft : own();
	if (!OF_NEIGHBOR.has(intent) && isLightener(thing) && !speaks) {
		const told = own();
		return {
			...draft,
			paragraphs: [...told.paragraphs, ...draft.paragraphs],
			citations: [...(told.citations ?? []), ...(draft.citations ?? [])],
		};
	}
	if (!OF_NEIGHBOR.has(intent) || (intent === "known_question" && OF_APP.test(slots.known ?? "")))
		return draft;
	// "I wear contact lenses": told of oneself on the way to a question that was understood.
	const alone = inquiry.history.length > 0 && plainWords(message).split(" ").length <= FEW;
	if (
		intent === "known_question" &&
		!alone &&
		!guess &&
		!speaks &&
		OF_ONESELF.has(thing.kind) &&
		thing.verdict === "harmless"
	)
		return draft;
	// Who wants a yes or a no gets the row that begins with one.
	if (speaks) {
		if (turnsOn(thing, message, inquiry) || YES_OR_NO.test(message)) return own();
		return beside === undefined || speaksOf(draft, beside, intent, "")
			? draft
			: { ...draft, paragraphs: [...draft.paragraphs, beside.what] };
	}
	// "And on a plane?" asks of the new thing alone.
	if (alone && LEANS.test(plainWords(message))) return own();
	const replaces = MEDICAL.has(thing.kind) || thing.verdict === "harms" || ASKS.test(plainWords(message));
	return (replaces && !isAbout(inquiry, message)) || nothingSaid(intent) ? own() : besides(draft, thing);
}

/** Harms whoever tries it, whatever they asked when they named it. */
export function isLightener({ kind, verdict }: Thing): boolean {
	return kind === "skin_medicine" && verdict === "harms";
}

/** Both the thing and where it stands are named: nothing is nearer, and only what keeps somebody safe goes first. */
function ofCase(draft: Draft, thing: Thing, inquiry: Inquiry, own: () => Draft): Draft {
	const { question } = inquiry;
	const { intent, slots } = question;
	// Skin that swells or a body that suffers is no case of care.
	if (KEEPS.has(intent) || SUFFERS.test(plainWords(inquiry.message))) return draft;
	if (intent === "about_photo" && CHARGED.test(plainWords(inquiry.message))) {
		const paid = answerAboutBilling(inquiry);
		return { ...paid, paragraphs: [...paid.paragraphs, thing.what] };
	}
	if (intent === "about_limits") return draft;
	const safety = intent === "known_question" && OF_SAFETY.test(slots.known ?? "");
	const of_app = intent === "about_billing" || intent === "report_unmeasured";
	const expecting = (inquiry.context.person.preferences.pregnancy ?? "no") !== "no";
	if (expecting && thing.pregnancy !== undefined) return own();
	const pair =
		slots.actives.length > 1 &&
		!slots.actives.some(({ words }) => thing.what.toLowerCase().includes(words.toLowerCase()));
	if (!of_app && !safety && !pair && !(intent === "pregnancy" && thing.pregnancy === undefined)) return own();
	return {
		...draft,
		paragraphs: [...draft.paragraphs, thing.what],
		citations: [...(draft.citations ?? []), citeRule(thing.id, capitalize(thing.name))],
	};
}

/** About the person's own data, or no question of care at all. */
const KEEPS: ReadonlySet<Intent> = new Set<Intent>([
	"injection",
	"abuse",
	"minor",
	"find_product",
	"progress",
	"report",
	"in_use",
	"routine_check",
]);
const SUFFERS =
	/\b(?:swell\w*|swollen (?:lips?|tongue|throat|eyes?|face)|breath\w*|wheez\w*|throat|tongue|hives|faint\w*|blister\w*)\b/;
const CHARGED = /\b(?:charged?|refund\w*|money back|want it back|billed|paid twice)\b/;
const YES_OR_NO = /\byes or no\b/i;
const OF_SAFETY =
	/^question\.(?:\w*(?:pregnan|trying|nursing|breast|isotretinoin|medicine|steroid|baby|tretinoin_prescription|before_procedure)\w*)$/;

/** The topic is one that the message names too: "lemon and baking soda". */
function isAbout({ question: { intent, slots } }: Inquiry, message: string): boolean {
	const row = intent === "known_question" ? KNOWN_QUESTIONS.find(({ id }) => id === slots.known) : undefined;
	const said = new Set(plainWords(message).split(" "));
	return plainWords(row?.label ?? "")
		.split(" ")
		.some((word) => word.length >= NAME_WORD && !VAGUE.has(word) && said.has(word));
}

/** The heart of what is known of it, behind an answer that speaks of something else that was named. */
function besides(draft: Draft, { what, verdict, kind, says }: Thing): Draft {
	if (says.test(plainWords(draft.paragraphs.join(" ")))) return draft;
	if (!MEDICAL.has(kind) && (verdict === "harmless" || verdict === "works")) return draft;
	const heart = what.split(SENTENCE_END)[0] ?? what;
	// What harms is told before how to go on.
	return {
		...draft,
		paragraphs: verdict === "harms" ? [heart, ...draft.paragraphs] : [...draft.paragraphs, heart],
	};
}

const SENTENCE_END = /(?<=[.!?]) (?=[A-Z])/;

/** What this message names; else what it needs the turns before for; else what the last turn named. */
function meantThings({ history, question }: Inquiry, message: string): readonly Thing[] {
	const here = inOrderSaid(namedThings(message), message);
	if (here.length > 0) return here;
	const before = history.filter(({ role }) => role === "user").map((turn) => turn.message);
	if (before.length === 0) return [];
	const joined = joinedThings(message, before.slice(-2));
	if (joined.length > 0) return joined.slice(0, 1);
	const text = plainWords(message);
	const { actives, excluded, category, ordinal } = question.slots;
	// "The first one you said": one of what was answered, not of what was asked.
	if (ordinal !== null) return [];
	const open = actives.length + excluded.length === 0 && category === null;
	if (!open || text.split(" ").length > FEW || !LEANS.test(text)) return [];
	return namedThings(before.at(-1) ?? "").slice(0, 1);
}

/** Of several of one kind the one that was said first goes first. */
function inOrderSaid(things: readonly Thing[], message: string): readonly Thing[] {
	const [first] = things;
	if (first === undefined) return things;
	const text = plainWords(message);
	const at = ({ says }: Thing) => text.search(says);
	return [
		...things.filter(({ kind }) => kind === first.kind).toSorted((a, b) => at(a) - at(b)),
		...things.filter(({ kind }) => kind !== first.kind),
	];
}

/** Each is asked of in a sentence of its own: "does coconut oil clog? and is shea butter better?" */
function apart(one: Thing, other: Thing, message: string): boolean {
	if (!CAUSES.has(one.kind) || !CAUSES.has(other.kind)) return false;
	const sentences = message.split(/[.?!]+/).map(plainWords);
	const alone = (a: Thing, b: Thing) =>
		sentences.some((said) => a.says.test(said) && !b.says.test(said) && ASKS.test(said));
	return alone(one, other) && alone(other, one);
}

function isCase({ kind }: Thing): boolean {
	return kind === "case" || kind === "claim";
}

/** Told in the first answer already, unless it is a medicine beside it or one of two causes to choose from. */
function sameSubject(one: Thing, other: Thing, message: string): boolean {
	if (isCase(one) && isCase(other)) return one.kind === "claim" && other.kind === "claim";
	if (apart(one, other, message)) return false;
	if (/\bor\b/i.test(message) && CAUSES.has(one.kind) && CAUSES.has(other.kind)) return false;
	return one.kind === other.kind || one.kind === "skin_medicine" || other.kind !== "medicine";
}

/** Texts about something larger, which name a thing only in passing. */
const PASSES: ReadonlySet<Intent> = new Set<Intent>(["known_question", "concern_advice", "results_when"]);

/** A row of the table is about what it begins with; any other answer about all it names. */
function speaksOf(
	{ paragraphs, citations = [] }: Draft,
	{ says, name }: Thing,
	intent: Intent,
	newly: string,
): boolean {
	const [first = ""] = paragraphs.filter((one) => one !== "");
	const opening = PASSES.has(intent) ? first.slice(0, OPENING) : paragraphs.join(" ");
	const text = plainWords([opening, ...citations.map(({ label }) => label)].join(" "));
	// Of several words of a row the one that is new in this turn has to be spoken of.
	const [said = ""] = says.exec(newly) ?? [];
	const words = said.split(" ").filter((word) => word.length >= NAME_WORD && !VAGUE.has(word));
	if (words.length > 0 && !words.some((word) => text.includes(word))) return false;
	if (says.test(text)) return true;
	return plainWords(name)
		.split(" ")
		.some((word) => word.length >= NAME_WORD && !VAGUE.has(word) && text.includes(word));
}

/** Words of names that many other things share. */
const VAGUE: ReadonlySet<string> = new Set(
	"cream creams medicine medicines tablets another other water treatment after birth light strong several products under taking getting skin close somebody prescribed spots natural chemical products bumps shaving device sunscreen retinol without".split(
		" ",
	),
);

/** The person's skin or the question makes the row's own words the better ones. */
function turnsOn(thing: Thing, message: string, inquiry: Inquiry): boolean {
	const turned = [thing.what_deep, thing.sore].filter((one) => one !== undefined);
	if (turned.length === 0) return false;
	const { paragraphs } = tellThing(thing, message, inquiry);
	return turned.some((one) => paragraphs[0]?.includes(one) === true);
}

function nothingSaid(intent: Intent): boolean {
	return intent === "unknown" || intent === "off_topic" || intent === "small_talk" || intent === "help";
}
