import { holdsBack } from "../skin/red-flags/holds-products.ts";
import { plainWish } from "./answers/product/plain-wish.ts";
import type { Answer } from "./assistant-event.ts";
import type { Asked } from "./inquiry.ts";
import type { Intent } from "./question.ts";
import { readThread } from "./thread.ts";
import { gentleLead } from "./triage/gentle-lead.ts";
import type { Understanding } from "./understood.ts";

/** Rules of a medicine that leave room for what else was asked. */
const OF_MEDICINE: ReadonlySet<string> = new Set([
	"boundary.by_mouth",
	"boundary.medicine",
	"boundary.steroid",
	"boundary.stop_prescription",
	"boundary.medicine_and_care",
	"boundary.medicine_sun",
]);
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
	return citations.some(({ id }) => OF_MEDICINE.has(id) || LEAVES_PRODUCTS.has(id)) ? "after" : null;
}

/**
 * What a rule of safety leaves room for, where examples tell plainly what was asked: an answer `after` its own text, or
 * `instead` of it behind one sentence. Null where the rule is all that may be said.
 */
export function roomBeside(
	urgent: Answer,
	asked: Asked,
	understanding: Understanding,
): "after" | "instead" | null {
	const { intent = null, known = null } = understanding.get(asked.message) ?? {};
	if (urgent.citations.some(({ id }) => LEAVES_PRODUCTS.has(id)))
		return mayLeaveRoom(urgent, asked) === "after" && wishesProduct(asked, understanding) ? "after" : null;
	if (intent === null || NO_QUESTION.has(intent)) return null;
	const room = mayLeaveRoom(urgent, asked);
	if (room !== "after") return room;
	return BESIDE_MEDICINE.has(intent) || KNOWN_BESIDE.test(known ?? "") ? "after" : null;
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
