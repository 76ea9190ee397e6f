import { isTreatment } from "../knowledge/actives.ts";
import { findCase } from "../knowledge/cases/known-cases.ts";
import { holdsBack } from "../skin/red-flags/holds-products.ts";
import { isPlainlyAsked } from "./answers/known/tell-case.ts";
import { plainWish } from "./answers/product/plain-wish.ts";
import type { Answer } from "./assistant-event.ts";
import type { Asked } from "./inquiry.ts";
import type { Intent } from "./question.ts";
import { readActives } from "./reading/read-actives.ts";
import { readThread } from "./thread.ts";
import { gentleLead } from "./triage/gentle-lead.ts";
import type { Understanding, Understood } from "./understood.ts";

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
