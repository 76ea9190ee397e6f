import type { Active, ActiveClass } from "./active.ts";
import { findActive } from "./actives.ts";
import type { SourceId } from "./sources.ts";

/** allow: say so, change nothing. advice: tell. separate: morning and night. alternate: different nights. block: never together. */
export const CONFLICT_LEVELS = ["allow", "advice", "separate", "alternate", "block"] as const;
export type ConflictLevel = (typeof CONFLICT_LEVELS)[number];

/** One side of a pair: a class of actives, or single ingredients. */
export interface Selector {
	classes?: readonly ActiveClass[];
	ids?: readonly string[];
}

export interface ConflictRule {
	id: string;
	a: Selector;
	b: Selector;
	level: ConflictLevel;
	/** True where the warning is widely repeated and not supported; kept in the table so that we can say so. */
	myth: boolean;
	why: string;
	fix: string;
	grade: "A" | "B" | "C" | "M";
	sources: SourceId[];
}

const ACIDS: readonly ActiveClass[] = ["aha", "bha", "pha"];

/** Pair rules. The first row that matches a pair decides, so exceptions stand above the general rule. */
export const CONFLICTS: readonly ConflictRule[] = [
	{
		id: "conflict.adapalene_bpo",
		a: { ids: ["adapalene"] },
		b: { ids: ["benzoyl_peroxide"] },
		level: "allow",
		myth: false,
		why: "Adapalene stays stable beside benzoyl peroxide and is sold combined with it.",
		fix: "Both may be used; start them two weeks apart.",
		grade: "A",
		sources: ["aad_acne_2024", "tretinoin_light_1998", "adapalene_bpo"],
	},
	{
		id: "conflict.retinoid_bpo",
		a: { classes: ["retinoid"] },
		b: { ids: ["benzoyl_peroxide"] },
		level: "separate",
		myth: false,
		why: "Benzoyl peroxide and light break down older vitamin A formulas.",
		fix: "Benzoyl peroxide in the morning, the retinoid at night.",
		grade: "B",
		sources: ["tretinoin_light_1998", "tretinoin_gel_2010"],
	},
	{
		id: "conflict.two_retinoids",
		a: { classes: ["retinoid"] },
		b: { classes: ["retinoid"] },
		level: "block",
		myth: false,
		why: "Two retinoids add irritation and nothing else.",
		fix: "Keep one retinoid.",
		grade: "C",
		sources: ["hales_2025", "house_default"],
	},
	{
		id: "conflict.retinoid_acid",
		a: { classes: ["retinoid"] },
		b: { classes: ACIDS },
		level: "alternate",
		myth: false,
		why: "Each irritates on its own; on one night the irritation adds up.",
		fix: "Use them on different nights.",
		grade: "C",
		sources: ["acid_retinoid_practice"],
	},
	{
		id: "conflict.retinoid_scrub",
		a: { classes: ["retinoid"] },
		b: { classes: ["scrub", "enzyme"] },
		level: "alternate",
		myth: false,
		why: "Rubbing or dissolving the surface the same night makes a retinoid sting.",
		fix: "Use them on different nights.",
		grade: "C",
		sources: ["aad_face_washing", "house_default"],
	},
	{
		id: "conflict.two_exfoliants",
		a: { classes: [...ACIDS, "scrub", "enzyme"] },
		b: { classes: [...ACIDS, "scrub", "enzyme"] },
		level: "block",
		myth: false,
		why: "Stacked acids and scrubs are the most common way to irritate a face.",
		fix: "One exfoliant, on its own night.",
		grade: "C",
		sources: ["hales_2025", "house_default"],
	},
	{
		id: "conflict.azelaic_acid_night",
		a: { classes: ["azelaic"] },
		b: { classes: [...ACIDS, "scrub", "enzyme"] },
		level: "alternate",
		myth: false,
		why: "Azelaic acid tingles on its own; beside an exfoliant it can burn.",
		fix: "Use them on different nights.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "conflict.bpo_exfoliant",
		a: { ids: ["benzoyl_peroxide"] },
		b: { classes: [...ACIDS, "scrub", "enzyme"] },
		level: "separate",
		myth: false,
		why: "Both dry the skin.",
		fix: "Benzoyl peroxide in the morning, the exfoliant on its nights.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "conflict.clay_drying",
		a: { classes: ["clay"] },
		b: { classes: ["benzoyl_peroxide", "retinoid", "sulfur"] },
		level: "block",
		myth: false,
		why: "A clay mask dries skin that the treatment already dries.",
		fix: "Leave the clay mask out while the treatment runs.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "conflict.clay_exfoliant",
		a: { classes: ["clay"] },
		b: { classes: [...ACIDS, "scrub", "enzyme"] },
		level: "alternate",
		myth: false,
		why: "A clay mask and an exfoliant on one night leave skin tight.",
		fix: "Use them on different nights.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "conflict.bpo_sulfur",
		a: { ids: ["benzoyl_peroxide"] },
		b: { ids: ["sulfur"] },
		level: "separate",
		myth: false,
		why: "Together they dry the skin hard.",
		fix: "One in the morning, the other at night.",
		grade: "C",
		sources: ["otc_monographs"],
	},
	{
		id: "conflict.vitamin_c_bpo",
		a: { ids: ["vitamin_c"] },
		b: { ids: ["benzoyl_peroxide"] },
		level: "separate",
		myth: false,
		why: "Benzoyl peroxide can oxidize vitamin C; the evidence is thin.",
		fix: "One in the morning, the other at night.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "conflict.hydroquinone_bpo",
		a: { ids: ["hydroquinone"] },
		b: { ids: ["benzoyl_peroxide"] },
		level: "block",
		myth: false,
		why: "Together they can stain the skin for a while.",
		fix: "Ask the prescriber which one to keep.",
		grade: "C",
		sources: ["otc_monographs"],
	},
	{
		id: "conflict.vitamin_c_acid",
		a: { ids: ["vitamin_c"] },
		b: { classes: ACIDS },
		level: "separate",
		myth: false,
		why: "Both are acidic and sting when layered.",
		fix: "Vitamin C in the morning, the exfoliant on its nights.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "conflict.vitamin_c_niacinamide",
		a: { classes: ["vitamin_c", "vitamin_c_derivative"] },
		b: { ids: ["niacinamide"] },
		level: "allow",
		myth: true,
		why: "The warning comes from old tests at high heat; on skin the two get along.",
		fix: "No change needed.",
		grade: "M",
		sources: ["niacinamide_reviews", "vitamin_c_review"],
	},
	{
		id: "conflict.niacinamide_acid",
		a: { ids: ["niacinamide"] },
		b: { classes: [...ACIDS, "retinoid", "azelaic"] },
		level: "allow",
		myth: true,
		why: "Niacinamide is not spoiled by an acid or a retinoid in normal use.",
		fix: "No change needed.",
		grade: "M",
		sources: ["niacinamide_reviews"],
	},
	{
		id: "conflict.niacinamide_hyaluronic",
		a: { ids: ["niacinamide"] },
		b: { ids: ["hyaluronic_acid"] },
		level: "allow",
		myth: true,
		why: "There is no known reason to keep niacinamide and hyaluronic acid apart.",
		fix: "No change needed.",
		grade: "M",
		sources: ["niacinamide_reviews", "ingredient_functions"],
	},
];

/** Rules that look at a whole routine rather than at a pair. */
export const ROUTINE_RULES = {
	"rule.sunscreen_with_actives": {
		text: "Exfoliants and retinoids are only planned together with a daily sunscreen.",
		sources: ["fda_aha_2005", "aad_sunscreen"],
	},
	"rule.active_load": {
		text: "The same strong ingredient does not appear in three products at once.",
		sources: ["hales_2025"],
	},
	"rule.one_new_active": {
		text: "New treatments start at least two weeks apart, so that a reaction has one possible cause.",
		sources: ["aad_test_products", "house_default"],
	},
	"rule.irritants_with_redness": {
		text: "With redness or sensitive skin, products with listed fragrance, drying alcohol, menthol, witch hazel or eucalyptus are left out.",
		sources: ["rosacea_trigger_survey"],
	},
	"rule.sensitive_pace": {
		text: "Skin that reacts easily gets fewer treatments and exfoliants at a time.",
		sources: ["retinoid_start_advice", "house_default"],
	},
	"rule.protect_only": {
		text: "Skin that needs calm first gets a plan that only protects it.",
		sources: ["aad_order", "house_default"],
	},
	"rule.minimum_routine": {
		text: "A step is only added when it has a job; too many products irritate.",
		sources: ["aad_order"],
	},
} as const satisfies Record<string, { text: string; sources: SourceId[] }>;
export type RoutineRuleId = keyof typeof ROUTINE_RULES;

/** The same ingredient in this many products counts as too much. */
export const ACTIVE_LOAD_LIMIT = 3;

function selects(selector: Selector, id: string, row: Active): boolean {
	return (selector.ids?.includes(id) ?? false) || (selector.classes?.includes(row.class) ?? false);
}

/** The rule for two ingredients, in either order; null when none is known. An ingredient never conflicts with itself. */
export function conflictBetween(first: string, second: string): ConflictRule | null {
	if (first === second) return null;
	const one = findActive(first);
	const two = findActive(second);
	if (one === undefined || two === undefined) return null;
	const rule = CONFLICTS.find(
		(row) =>
			(selects(row.a, first, one) && selects(row.b, second, two)) ||
			(selects(row.a, second, two) && selects(row.b, first, one)),
	);
	return rule ?? null;
}
