import { KNOWN_QUESTIONS } from "../../../knowledge/questions/known-questions.ts";
import type { Thing } from "../../../knowledge/things/thing.ts";
import type { Inquiry } from "../../inquiry.ts";
import type { Intent } from "../../question.ts";
import type { Draft } from "../../writing/compose-answer.ts";
import { joinedThings, namedThings, plainWords } from "./named-things.ts";
import { tellThing } from "./tell-thing.ts";

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
	const speaks = speaksOf(draft, thing, intent);
	if (intent === "reaction" && !speaks && slots.actives.length === 0 && CAUSES.has(thing.kind)) return own();
	if (intent === "minor" && (MEDICAL.has(thing.kind) || thing.verdict === "harms")) return own();
	if (intent === "pregnancy") return speaks || slots.actives.length > 0 ? draft : own();
	if (!OF_NEIGHBOR.has(intent) || (intent === "known_question" && OF_APP.test(slots.known ?? "")))
		return draft;
	// "I wear contact lenses": told of oneself on the way to a question that was understood.
	if (
		intent === "known_question" &&
		!guess &&
		!speaks &&
		OF_ONESELF.has(thing.kind) &&
		thing.verdict === "harmless"
	)
		return draft;
	if (speaks) return turnsOn(thing, message, inquiry) ? own() : draft;
	const replaces = MEDICAL.has(thing.kind) || thing.verdict === "harms" || ASKS.test(plainWords(message));
	return (replaces && !isAbout(inquiry, message)) || nothingSaid(intent) ? own() : besides(draft, thing);
}

/** The topic is one that the message names too: "lemon and baking soda". */
function isAbout({ question: { intent, slots } }: Inquiry, message: string): boolean {
	const row = intent === "known_question" ? KNOWN_QUESTIONS.find(({ id }) => id === slots.known) : undefined;
	const said = new Set(plainWords(message).split(" "));
	return plainWords(row?.label ?? "")
		.split(" ")
		.some((word) => word.length >= NAME_WORD && !VAGUE.has(word) && said.has(word));
}

/** The heart of what is known of it, behind an answer that speaks of something else that was named. */
function besides(draft: Draft, { what, verdict, kind }: Thing): Draft {
	if (!MEDICAL.has(kind) && (verdict === "harmless" || verdict === "works")) return draft;
	return { ...draft, paragraphs: [...draft.paragraphs, what.split(SENTENCE_END)[0] ?? what] };
}

const SENTENCE_END = /(?<=[.!?]) (?=[A-Z])/;

/** What this message names; else what it needs the turns before for; else what the last turn named. */
function meantThings({ history, question }: Inquiry, message: string): readonly Thing[] {
	const here = namedThings(message);
	if (here.length > 0) return here;
	const before = history.filter(({ role }) => role === "user").map((turn) => turn.message);
	if (before.length === 0) return [];
	const joined = joinedThings(message, before.slice(-2));
	if (joined.length > 0) return joined.slice(0, 1);
	const text = plainWords(message);
	const { actives, excluded, category } = question.slots;
	const open = actives.length + excluded.length === 0 && category === null;
	if (!open || text.split(" ").length > FEW || !LEANS.test(text)) return [];
	return namedThings(before.at(-1) ?? "").slice(0, 1);
}

/** Told in the first answer already, unless it is a medicine beside it or one of two causes to choose from. */
function sameSubject(one: Thing, other: Thing, message: string): boolean {
	if (/\bor\b/i.test(message) && CAUSES.has(one.kind) && CAUSES.has(other.kind)) return false;
	return one.kind === other.kind || one.kind === "skin_medicine" || other.kind !== "medicine";
}

/** A row of the table is about what it begins with; any other answer about all it names. */
function speaksOf({ paragraphs, citations = [] }: Draft, { says, name }: Thing, intent: Intent): boolean {
	const [first = ""] = paragraphs.filter((one) => one !== "");
	const opening = intent === "known_question" ? first.slice(0, OPENING) : paragraphs.join(" ");
	const text = plainWords([opening, ...citations.map(({ label }) => label)].join(" "));
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
	if (thing.what_deep === undefined) return false;
	const { paragraphs } = tellThing(thing, message, inquiry);
	return paragraphs[0]?.includes(thing.what_deep) === true;
}

function nothingSaid(intent: Intent): boolean {
	return intent === "unknown" || intent === "off_topic" || intent === "small_talk" || intent === "help";
}
