import type { CatalogueProduct } from "../products/product.ts";
import type { ProductInUse } from "../products/recommend-request.ts";
import type { Person } from "../routine/person.ts";
import type { AnalysisResult } from "../scan/stages.ts";
import type { ReactionSign } from "../shelf/reactions.ts";
import type { StoredObservation } from "../skin/observation.ts";
import type { FlagsOf } from "../skin/red-flags/exact-triage.ts";
import type { Feeling } from "../skin/self-report.ts";

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
