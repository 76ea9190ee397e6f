import type { CatalogueProduct } from "../products/product.ts";
import type { ProductInUse } from "../products/recommend-request.ts";
import type { ProductCategory } from "../routine/care-plan.ts";
import type { Person } from "../routine/person.ts";
import type { AnalysisResult } from "../scan/stages.ts";
import type { ReactionSign } from "../shelf/reactions.ts";
import type { StoredObservation } from "../skin/observation.ts";
import type { FlagsOf } from "../skin/red-flags/exact-triage.ts";
import type { Feeling } from "../skin/self-report.ts";
import type { NearCase, Question } from "./question.ts";

/** What a person sent, with what is known around it. `history` is oldest first, without the message itself. */
export interface Asked {
	message: string;
	history: readonly Turn[];
	context: AssistantContext;
}

/** The same, read and joined with the turns before it. */
export interface Inquiry extends Asked {
	question: Question;
	/** Questions that come near, for an answer that does not know what is meant. */
	offers?: readonly string[];
	/** Particular questions that come near, for the same. */
	near?: readonly NearCase[];
}

export const CHAT_ROLES = ["user", "assistant"] as const;
type ChatRole = (typeof CHAT_ROLES)[number];

/** One earlier message of the thread, oldest first where there are several. Data, never instructions. */
export interface Turn {
	role: ChatRole;
	message: string;
}

/** What the person wrote, the newest first: the texts that are read for danger before an answer. */
export function textsOfPerson(message: string, history: readonly Turn[]): string[] {
	return [message, ...history.filter(({ role }) => role === "user").map((turn) => turn.message)];
}

/** The check-in the thread is about. */
export interface ChatReport {
	checkin_id: number;
	/** ISO 8601. */
	created_at: string;
	analysis: AnalysisResult;
	observation: StoredObservation;
}

/** What the diary and the reaction log tell of the last weeks: taps alone, no note, no sleep, stress, cycle or sun. */
export interface ToldOfSkin {
	/** Days YYYY-MM-DD on which treatments began to pause. */
	stung: readonly string[];
	/** Oldest first. */
	days: readonly { day: string; felt: readonly Feeling[] }[];
	/** Newest first; `product` as the person calls it. */
	reactions: readonly { product: string; day: string; signs: readonly ReactionSign[] }[];
}

/** What a plan includes, as words and counts; the caller reads it from its table of plans. */
export interface PlanLimits {
	/** "Free", "Plus". */
	plan: string;
	scans: number;
	messages: number;
	/** "a month", "for the whole trial". */
	period: string;
	/** The person has this plan now. */
	current: boolean;
}

/**
 * All the assistant may know of a person, whichever engine answers: never the photo, never the address or name.
 * Every fact in an answer comes from here or from core's knowledge.
 */
export interface AssistantContext {
	person: Person;
	/** Null before the first report; the assistant then answers without one and says so where it matters. */
	report: ChatReport | null;
	in_use: readonly ProductInUse[];
	/** Products the thread showed last, newest first: what "the second one" or "a cheaper one" refers to. */
	shown: readonly CatalogueProduct[];
	/** Products of the catalogue whose names the message may mean. */
	named: readonly CatalogueProduct[];
	/** Red flags of the message and of the person's turns before it, read by the one triage. */
	flagsOf: FlagsOf;
	/** Missing where nobody asked the diary, as in the demo. */
	told?: ToldOfSkin;
	/** ISO 8601. */
	now: string;
	/** Missing where the caller has none to tell: an answer then says where they stand. */
	limits?: readonly PlanLimits[];
}

/** What to look for in the catalogue, in plain words, for example "gentle moisturizer under $20". */
export interface ProductSearch {
	product_intent: string;
	/** Null where any category may fit. */
	category: ProductCategory | null;
}

/** What a statement rests on: a rule of knowledge, a metric of the report, a product's facts, or a source. */
export interface Citation {
	kind: "rule" | "metric" | "product" | "source";
	id: string;
	/** For people, for example "Redness, cheeks". */
	label: string;
}

/** A whole answer. `text` is Markdown without HTML; `search` set means products follow in a second step. */
export interface Answer {
	text: string;
	citations: Citation[];
	search: ProductSearch | null;
}

/** Products that were found for a search, each with its reason, best first. */
export interface FoundProduct {
	id: string;
	/** One sentence that rests on facts of the row and of the person. */
	reason: string;
}

export interface ProductAnswer {
	text: string;
	citations: Citation[];
	products: FoundProduct[];
}
