import { ACTIVES, isRetinoid, isTreatment } from "../knowledge/actives.ts";
import { findCase } from "../knowledge/cases/known-cases.ts";
import type { Thing } from "../knowledge/things/thing.ts";
import { holdsBack } from "../skin/red-flags/triage-findings.ts";
import { capitalize, joinWords } from "../skin/zone-words.ts";
import { verdict } from "./answers/pregnancy-and-minors.ts";
import { isPlainlyAsked, namedThings } from "./answers/things/tell-thing.ts";
import { plainWish } from "./answers/wish-for-goods.ts";
import type { Answer, Asked } from "./conversation.ts";
import { toldPerson } from "./find/search-context.ts";
import type { Intent, Understanding, Understood } from "./question.ts";
import { inPlainEnglish } from "./reading/gloss-message.ts";
import { readActives } from "./reading/read-slots.ts";
import { spellOut } from "./reading/spell-out.ts";
import { readThread } from "./thread.ts";
import { gentleLead } from "./triage/find-rule.ts";
import { namesRetinoid } from "./triage/person-rules.ts";
import { citeActive, citeRule } from "./writing/cite.ts";
import { beside, composeAnswer } from "./writing/compose-answer.ts";
import { productName } from "./writing/say-names.ts";

/** Rules of a medicine that leave room for what else was asked. */
const OF_MEDICINE: ReadonlySet<string> = new Set([
	"boundary.by_mouth",
	"boundary.medicine",
	"boundary.steroid",
	"boundary.stop_prescription",
	"boundary.medicine_and_care",
	"boundary.medicine_sun",
]);
/** Rules that a word of a story sets off: a particular question that is surely asked has the better answer. */
const YIELDS_TO_CASE: Readonly<Record<string, number>> = {
	"boundary.child": 0.65,
	"boundary.eye": 0.4,
	"boundary.diagnosis": 0.75,
	"boundary.by_mouth": 0.75,
	"boundary.dose": 0.65,
	"boundary.dose_change": 0.75,
	"boundary.medicine": 0.75,
	"boundary.medicine_and_care": 0.75,
	"boundary.steroid_face": 0.75,
	"boundary.pregnancy_procedure": 0.9,
	"boundary.shared_prescription": 0.75,
};
/** What is true of the person whatever they ask; a product that keeps to it may follow. */
const LEAVES_PRODUCTS: ReadonlySet<string> = new Set(["boundary.pregnancy_patches"]);
/** What can be told beside a medicine: what is the person's own, and facts that change nothing in it. */
const BESIDE_MEDICINE: ReadonlySet<Intent> = new Set([
	"routine_check",
	"in_use",
	"report",
	"progress",
	"about_data",
	"about_photo",
	"about_limits",
]);
const KNOWN_BESIDE =
	/^question\.(?:sun_|steroid_cream|pill_hormones|acne_medicines|isotretinoin_care|tretinoin_prescription|cancer_care|before_procedure|barrier|lips|app_)/;
const ASKS =
	/\?|^\W*(?:(?:so|and|but|ok|hey|hi|pls|please) )*(?:what|which|how|why|when|where|who|can|could|may|should|shall|do|does|did|is|are|am|will|would|any|tell|show|give|suggest|help|tips)\b/i;
const NO_QUESTION: ReadonlySet<Intent> = new Set([
	"unknown",
	"small_talk",
	"greeting",
	"thanks",
	"help",
	"off_topic",
	"abuse",
	"injection",
]);

/** Whether a message opens with a question or ends in one. */
export function asksPlainly(message: string): boolean {
	return ASKS.test(message);
}

/** Whether a rule's answer may leave room at all; told before anybody knows what was asked. */
export function mayLeaveRoom({ citations }: Answer, asked: Asked): "after" | "instead" | null {
	const lead = gentleLead(asked);
	if (lead !== null && lead.level !== "watch" && citations.every(({ id }) => id === lead.citation.id))
		return asksPlainly(asked.message) ? "instead" : null;
	if (asked.context.flagsOf(asked.message).some(holdsBack)) return null;
	if (citations.some(({ id }) => id in YIELDS_TO_CASE)) return "after";
	return citations.some(({ id }) => OF_MEDICINE.has(id) || LEAVES_PRODUCTS.has(id)) ? "after" : null;
}

/**
 * What a rule of safety leaves room for, where examples tell plainly what was asked: an answer `after` its own text, or
 * `instead` of it behind one sentence, or the `case` that was surely asked. Null where the rule is all that may be said.
 */
export function roomBeside(
	urgent: Answer,
	asked: Asked,
	understanding: Understanding,
): "after" | "instead" | "case" | null {
	const understood = understanding.get(asked.message);
	const { intent = null, known = null } = understood ?? {};
	const room = mayLeaveRoom(urgent, asked);
	if (room === "after" && yieldsTo(urgent, understood)) return "case";
	if (urgent.citations.some(({ id }) => LEAVES_PRODUCTS.has(id)))
		return room === "after" && wishesProduct(asked, understanding) ? "after" : null;
	if (intent === null || NO_QUESTION.has(intent)) return null;
	if (room !== "after") return room;
	if (!urgent.citations.some(({ id }) => OF_MEDICINE.has(id))) return null;
	return BESIDE_MEDICINE.has(intent) || KNOWN_BESIDE.test(known ?? "") ? "after" : null;
}

/** Of a child a case speaks only where it has a word for children, or nothing that treats. */
function yieldsTo({ citations }: Answer, understood: Understood | undefined): boolean {
	const least = Math.max(...citations.map(({ id }) => YIELDS_TO_CASE[id] ?? 0));
	const row = understood?.particular === undefined ? undefined : findCase(understood.particular);
	if (least === 0 || row === undefined || !isPlainlyAsked(understood, least)) return false;
	// Sunscreen that runs into an eye stings and harms nothing; all else is rinsed first.
	if (citations.some(({ id }) => id === "boundary.eye")) return SUN_IN_EYES.test(row.id);
	if (!citations.some(({ id }) => id === "boundary.child")) return true;
	return (
		row.child !== undefined ||
		/\b(?:bab(?:y|ies)|child\w*|kids?|minor)\b/i.test(`${row.name} ${row.asks}`) ||
		!treats(row.what)
	);
}

const SUN_IN_EYES = /sunscreen_eyes|eyes_sting|sting_eyes/;

function treats(text: string): boolean {
	return readActives(text.toLowerCase()).named.some(({ id }) => isTreatment(id));
}

function wishesProduct(asked: Asked, understanding: Understanding): boolean {
	const question = readThread(asked, understanding);
	return question.intent === "find_product" || plainWish({ ...asked, question }) !== null;
}

/** What would treat the very thing that somebody has to look at first. */
const TREATS: ReadonlySet<Intent> = new Set(["results_when", "how_to_use", "concern_advice", "ingredient"]);

/** A visit comes first, and what was asked would be care for what it is about. */
export function waitsForVisit(asked: Asked, intent: Intent): boolean {
	return TREATS.has(intent) && gentleLead(asked)?.level === "book_dermatologist";
}

/** Nothing stands behind a call that cannot wait. */
const CALLS = /^Safety rule, (?:emergency|see a doctor today|care)/;

/** An answer to somebody pregnant with a retinoid on the shelf, which is named once whatever was asked. */
export function withPausedRetinoid(answer: Answer, { message, history, context }: Asked): Answer {
	const names = context.in_use.flatMap((one) => {
		const name = productName(one);
		return name !== null && namesRetinoid(spellOut(name)) ? [name] : [];
	});
	if (names.length === 0 || answer.citations.some(({ label }) => CALLS.test(label))) return answer;
	const own = history.filter(({ role }) => role === "user").map((turn) => turn.message);
	const { person } = toldPerson(context.person, [...own, message], context.report?.analysis.understood);
	if (person.preferences.pregnancy !== "pregnant") return answer;
	const said = spellOut(answer.text);
	if (names.some((name) => said.includes(spellOut(name)))) return answer;
	const are = names.length > 1 ? "hold retinoids: leave them" : "holds a retinoid: leave it";
	return {
		...answer,
		text: `${answer.text}\n\nYour ${joinWords(names.map((name) => `**${name}**`))} ${are} off while you are pregnant, and tell your midwife if you used it lately.`,
		citations: [...answer.citations, citeRule("person.pregnancy", EXPECTING)],
	};
}

/**
 * A fixed answer keeps one question of two: what is known of the other thing that was named stands behind it, a remedy
 * behind a visit, an ingredient behind a rule of pregnancy. Nothing is told beside danger.
 */
export function withCase(urgent: Answer, message: string): Answer {
	const named = namedThings(message);
	if (urgent.citations.every(({ label }) => label === VISIT)) {
		const remedy = named.find(({ kind, verdict: said }) => BESIDE_VISIT.has(kind) && said !== "works");
		return remedy === undefined ? urgent : behindIt(urgent, remedy, firstOf(remedy.what));
	}
	if (urgent.citations.some(({ id }) => FIRST.test(id))) return urgent;
	const expecting = urgent.citations.some(({ label }) => label === EXPECTING);
	const other = named.find(({ kind }) => kind === "case");
	if (other !== undefined) {
		const told = expecting ? [other.what, other.pregnancy].filter(Boolean).join(" ") : other.what;
		if (urgent.text.includes(told.slice(0, OPENS))) return urgent;
		// Of salons and needles, where a cream was asked of: the thing's own no is the answer.
		const strange = expecting && other.pregnancy !== undefined && !/retin/i.test(urgent.text);
		return strange
			? composeAnswer({
					paragraphs: [told],
					citations: [citeRule(other.id, capitalize(other.name)), ...urgent.citations],
					quiet: true,
				})
			: behindIt(urgent, other, told);
	}
	return expecting ? withNamed(urgent, message) : urgent;
}

/** Ingredients that are asked of and that the rule never names. */
function withNamed(urgent: Answer, message: string): Answer {
	const said = urgent.text.toLowerCase();
	const { named } = readActives((inPlainEnglish(message) ?? message).toLowerCase());
	const missing = [...new Set(named.map(({ id }) => id))]
		.filter((id) => !said.includes(isRetinoid(id) ? "retin" : ACTIVES[id].name.toLowerCase()))
		.slice(0, MOST);
	return missing.length === 0
		? urgent
		: beside(urgent, missing.map(verdict).join(" "), missing.map(citeActive));
}

function behindIt(urgent: Answer, thing: Thing, text: string): Answer {
	return beside(urgent, text, [citeRule(thing.id, capitalize(thing.name))]);
}

function firstOf(text: string): string {
	return text.split(/(?<=[.!?]) (?=[A-Z])/)[0] ?? text;
}

const EXPECTING = "Pregnancy rule";
const MOST = 2;
const VISIT = "Safety rule, see a dermatologist";
/** What somebody puts on it or takes for it until the visit. */
const BESIDE_VISIT: ReadonlySet<Thing["kind"]> = new Set(["remedy", "supplement", "eaten"]);
/** Somebody or something in danger, or a child. */
const FIRST =
	/^(?:red-flag\.|boundary\.(?:crisis|self_harm|swallowed|eye|injury|pain|distress|checking|cancer|child|child_dose|diagnosis)$)/;
const OPENS = 30;
