import type { PersonFact, Understood } from "../person/person-fact.ts";
import type { CarePlan, PlanPrice, ProductCategory } from "../routine/care-plan.ts";
import type { Person } from "../routine/person.ts";
import type { Finding } from "../skin/concern.ts";
import type { ItaClass } from "../skin/observation.ts";
import type { Sensitivity, SkinType } from "../skin/skin-type.ts";
import type { ScorePart } from "./explain-pick.ts";
import type { CatalogueProduct } from "./product.ts";

/** What the newest report says. */
export interface ReportedSkin {
	plan: CarePlan;
	skin_type: SkinType;
	sensitivity: Sensitivity;
	findings: readonly Finding[];
	tone?: { ita_class: ItaClass };
	understood?: readonly Understood[];
	/** The report names no product because somebody has to look at the skin first. */
	holds_products: boolean;
	/** What it says to do about that, most urgent first. */
	advice?: readonly string[];
}

/** A product the person uses, by catalogue or by its own ingredient list. */
export interface ProductInUse {
	/** `{section}_{step}`, or anything else for use without a step. */
	step: string;
	id: string;
	name: string;
	product_url: string | null;
	category: ProductCategory | null;
	/** Facts of it; null where the catalogue has it no longer. */
	product: CatalogueProduct | null;
	/** When it came into use, ISO 8601; missing where nobody knows. */
	since?: string;
}

/** How many different people with this person's skin type use a product. */
export interface Trend {
	product_id: string;
	people: number;
}

export interface RecommendRequest {
	/** Null before the first report. */
	report: ReportedSkin | null;
	person: Person;
	facts: readonly PersonFact[];
	in_use: readonly ProductInUse[];
	catalogue: readonly CatalogueProduct[];
	trends: readonly Trend[];
}

export interface Recommendation {
	id: string;
	name: string;
	product_url: string | null;
	category: ProductCategory | null;
	/** Step of the plan it is meant for. */
	suggested_category: ProductCategory | null;
	/** Places of the plan it is offered for, `{section}_{step}`; [] for use without a place. */
	suggested_steps: string[];
	/** Facts of it; null for a product in use that the catalogue does not have. */
	product: CatalogueProduct | null;
	/** In use, and not what the plan suggested. */
	is_custom: boolean;
	is_confirmed: boolean;
	/** One sentence from facts of the row; null where there are none. */
	reason: string | null;
	/** Where its strength is not the one the step names. */
	strength_note: string | null;
	/** Null where nothing is ranked: the person's own choice. */
	score: number | null;
	score_parts: ScorePart[];
}

export type RecommendedGroups = Record<
	| "care_plan"
	| "general_alternatives"
	| "fragrance_free"
	| "sensitive_skin"
	| "budget"
	| "trending"
	| "top_rated",
	Recommendation[]
>;

export interface Recommended {
	/** `answers` before the first report. */
	basis: "report" | "answers";
	groups: RecommendedGroups;
	/** What the picks of the plan cost together; null where none is named. */
	price: PlanPrice | null;
	/** Why no product is suggested at all, and what to do instead; null where there may be some. */
	held: { advice: string[]; why: string } | null;
	/** Why a group is empty, or fell back; one sentence. */
	notes: Partial<Record<keyof RecommendedGroups, string>>;
}
