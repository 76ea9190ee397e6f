export const MORNING_STEPS = ["cleanser", "toner", "serum", "eye_cream", "moisturizer", "sunscreen"] as const;
export const NIGHT_STEPS = ["cleanser", "toner", "serum", "eye_cream", "moisturizer", "mask"] as const;
export const WEEKLY_STEPS = ["exfoliant", "mask"] as const;
export const PLAN_SECTIONS = ["morning", "night", "weekly"] as const;
export type PlanSection = (typeof PLAN_SECTIONS)[number];

export const PRODUCT_CATEGORIES = [
	"cleanser",
	"toner",
	"serum",
	"eye_cream",
	"moisturizer",
	"sunscreen",
	"mask",
	"exfoliant",
] as const;
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];

/** A guideline or several RCTs; B conditional guideline or some RCTs; C weak or mechanistic. */
export type EvidenceGrade = "A" | "B" | "C";

export interface Evidence {
	grade: EvidenceGrade;
	/** Ids of the source table in knowledge. */
	sources: string[];
}

export const WEEKDAYS = [
	"monday",
	"tuesday",
	"wednesday",
	"thursday",
	"friday",
	"saturday",
	"sunday",
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export interface PlanProduct {
	id: string;
	name: string;
	product_url: string | null;
}

/** Nights a week by week of use, `[[week, nights], ...]`; null when the step needs no ramp-up. */
export type Ramp = [week: number, perWeek: number][] | null;

export interface PlanStep {
	/** "No recommendation" steps are absent from the section, not padded. */
	instruction: string;
	product: PlanProduct | null;
	/** Where the product's strength is not the one this step names; missing where it is. */
	strength_note?: string;
	/** Where the catalogue has nothing that fits: what to look for on a label. */
	look_for?: string;
	/** Why this step is here: one sentence, and the metric ids or rule ids it rests on. */
	because: string;
	because_ids: string[];
	/** Ids of the ingredients that act, for example ["retinol"]; [] when none. */
	actives: string[];
	evidence: Evidence;
	cautions: string[];
	stop_if: string[];
	/** What is no reason to worry once it is begun. */
	normal?: string;
	/** What asks for a pause, and how to go on after it. */
	pause_if?: string;
	/** Weeks of regular use before it can show something. */
	works_from_weeks?: number;
	/** Uses a week when settled; 7 for daily. */
	per_week: number;
	start_week: number;
	ramp: Ramp;
	/** Settled days of use, Monday first; all seven for daily steps. */
	days?: Weekday[];
	/** Row of the step table this step was made from; a product is chosen by that row. */
	step_id?: string;
}

/** Something to know beside the steps: a referral, or what was left out and why. */
export interface PlanNote {
	rule_id: string;
	text: string;
	sources: string[];
	/** What somebody has to know before they begin, or a reason to see a professional: a screen shows it unfolded. */
	safety?: true;
	/** The question of the person's note it is about, as it was written. */
	asks?: string;
}

/** A product of a plan with what it costs, USD; null where the price is not known. */
export interface PricedProduct {
	id: string;
	name: string;
	category: ProductCategory;
	price: number | null;
}

/** The plan within a budget: what to begin with, at the cheapest where needed, and what can follow later. */
export interface PriceUnder {
	limit: number;
	total: number;
	/** False where even the cheapest basics that suit the person cost more. */
	fits: boolean;
	products: PricedProduct[];
	later: PricedProduct[];
	words: string;
}

/** What the picks of a plan cost together, each once. */
export interface PlanPrice {
	currency: string;
	/** "US" where all prices are of that region; null where they are mixed or not said. */
	region: string | null;
	total: number;
	/** Different products, and how many of them have no known price. */
	products: number;
	unpriced: number;
	/** Oldest and newest month of the prices, YYYY-MM. */
	from: string | null;
	to: string | null;
	/** One or two sentences with all of it. */
	words: string;
	/** Where a budget was told. */
	under?: PriceUnder;
}

export interface CarePlan {
	morning: Partial<Record<(typeof MORNING_STEPS)[number], PlanStep>>;
	night: Partial<Record<(typeof NIGHT_STEPS)[number], PlanStep>>;
	weekly: Partial<Record<(typeof WEEKLY_STEPS)[number], PlanStep>>;
	notes?: PlanNote[];
	/** Missing where no product is picked, and in plans made before it was told. */
	price?: PlanPrice;
}
