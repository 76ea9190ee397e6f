import type { ActiveId } from "../knowledge/actives.ts";
import type { PlanSection, ProductCategory } from "../routine/care-plan.ts";
import type { Concern } from "../skin/concern.ts";
import type { Zone } from "../skin/observation.ts";

/** What a message can ask for; each has a writer in `answers/`. */
export const INTENTS = [
	"injection",
	"about_photo",
	"about_data",
	"about_deleting",
	"about_limits",
	"about_guide",
	"about_billing",
	"about_money",
	"about_scores",
	"about_measuring",
	"about_me",
	"pregnancy",
	"minor",
	"reaction",
	"combine",
	"find_product",
	"compare",
	"other_language",
	"pick_why",
	"progress",
	"results_when",
	"plan_changes",
	"plan_why",
	"plan_drop",
	"plan",
	"in_use",
	"routine_check",
	"tonight",
	"report_unmeasured",
	"report_sureness",
	"report",
	"known_question",
	"how_to_use",
	"instead",
	"held",
	"product_facts",
	"ingredient",
	"concern_advice",
	"greeting",
	"thanks",
	"help",
	"small_talk",
	"abuse",
	"off_topic",
	"unknown",
] as const;
export type Intent = (typeof INTENTS)[number];

/** Ingredients a person names: single ones and the words for a whole group ("acids", "retinoids"). */
export interface NamedActive {
	id: ActiveId;
	/** As it is said in an answer: "retinol", "a retinoid". */
	words: string;
}

export interface Budget {
	/** Highest price in dollars; null for "cheap". */
	max: number | null;
	/** The same as it was said, where that was other money: "£15". */
	told?: string;
}

export interface Slots {
	category: ProductCategory | null;
	concerns: readonly Concern[];
	actives: readonly NamedActive[];
	/** "without retinol". */
	excluded: readonly NamedActive[];
	fragrance_free: boolean;
	/** "for sensitive skin", "gentle". */
	gentle: boolean;
	budget: Budget | null;
	cheaper: boolean;
	zones: readonly Zone[];
	section: PlanSection | null;
	/** "the second one" is 1. */
	ordinal: number | null;
	/** Row of `knowledge/questions`. */
	known: string | null;
	brand: string | null;
}

export interface Question {
	intent: Intent;
	slots: Slots;
	/** Lower case, spelled out and with typos of known words settled. */
	text: string;
	/** The intent was told from examples, so no rule for single words changes it. */
	told?: true;
	/** A few words that go on with the turn before: its topic and objects are kept. */
	kept?: true;
	/** Asked a second time: in simpler words, for its heart alone, or because somebody says otherwise. */
	again?: "simpler" | "short" | "doubted";
}

export const NO_SLOTS: Slots = {
	category: null,
	concerns: [],
	actives: [],
	excluded: [],
	fragrance_free: false,
	gentle: false,
	budget: null,
	cheaper: false,
	zones: [],
	section: null,
	ordinal: null,
	known: null,
	brand: null,
};

/** A particular question, or a topic, that may be what was asked. */
export interface NearCase {
	/** Row of `knowledge/cases` or of `knowledge/questions`. */
	id: string;
	/** How likely it is what was asked, or one that says nearly the same. */
	chance: number;
}

/** What one message was understood to ask for, by who can tell it from examples. */
export interface Understood {
	/** Null where the words alone are the surer sign; "unknown" where nothing is sure, and `offers` come nearest. */
	intent: Intent | null;
	/** Row of `knowledge/questions`. */
	known: string | null;
	/** Row of `knowledge/cases`: what exactly is asked. */
	particular?: string;
	/** Questions that come nearest, to be offered where nothing else is understood. */
	offers: readonly string[];
	/** What comes nearest, told one by one where nobody can say which of them was asked. */
	near?: readonly NearCase[];
	/** The intent is a guess: the question it stands for, in words. `offers` are what else may be meant. */
	guessed?: string;
	/** Asked in so many words, so that nobody doubts the answer to it. */
	plain?: true;
	/** What was asked about, where the answer that comes nearest does not speak of it. */
	missing?: string;
	/** What the first question stands in, where the message asks two. */
	first?: string;
	/** How plainly that came out, for who doubts the answer that is made of it. */
	reading?: {
		/** How far the chance of the likeliest topic is above that of the next. */
		ahead: number;
		/** The likeliest topic: a row of `knowledge/questions` or an intent. */
		topic?: { id: string; chance: number };
		/** Chance of the particular question that is answered, or of the likeliest one. */
		particular: number;
		/** What comes nearest, as questions to choose from. */
		nearest: readonly string[];
		/** What comes nearest, the likeliest first. */
		near: readonly NearCase[];
	};
	/** A second question of the same message, in its own sentence. */
	also?: { message: string; intent: Intent; known: string | null; particular?: string };
}

/** By message. */
export type Understanding = ReadonlyMap<string, Understood>;
