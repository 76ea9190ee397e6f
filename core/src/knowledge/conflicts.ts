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

const ACIDS = ["aha", "bha", "pha"] as const satisfies readonly ActiveClass[];
const PEELS = [...ACIDS, "scrub", "enzyme"] as const satisfies readonly ActiveClass[];

/** Warnings that are widely repeated and not supported, kept so that we can say so. */
const PAIR_MYTHS: readonly ConflictRule[] = [
	myth(
		"vitamin_c_niacinamide",
		{ classes: ["vitamin_c", "vitamin_c_derivative"] },
		{ ids: ["niacinamide"] },
		"The warning comes from old tests at high heat; on skin the two get along.",
		["niacinamide_c_chemistry", "tranexamic_serum_rct"],
	),
	myth(
		"niacinamide_acid",
		{ ids: ["niacinamide"] },
		{ classes: ["aha", "bha", "pha", "retinoid", "azelaic"] },
		"Niacinamide is not spoiled by an acid or a retinoid in normal use; a tested serum holds it beside acids.",
		["tranexamic_serum_rct", "niacinamide_c_chemistry"],
	),
	myth(
		"niacinamide_bpo",
		{ ids: ["niacinamide"] },
		{ ids: ["benzoyl_peroxide"] },
		"There is no known reason to keep niacinamide and benzoyl peroxide apart.",
		["house_default"],
	),
	myth(
		"niacinamide_hyaluronic",
		{ ids: ["niacinamide"] },
		{ ids: ["hyaluronic_acid"] },
		"There is no known reason to keep niacinamide and hyaluronic acid apart.",
		["house_default"],
	),
	myth(
		"hyaluronic_retinoid",
		{ ids: ["hyaluronic_acid"] },
		{ classes: ["retinoid"] },
		"Hyaluronic acid holds water and spoils nothing; beside a retinoid it is welcome.",
		["barrier_reviews", "house_default"],
	),
	myth(
		"vitamin_c_retinoid",
		{ classes: ["vitamin_c", "vitamin_c_derivative"] },
		{ classes: ["retinoid"] },
		"They do not cancel each other out; used at different times of day they do not even meet.",
		["house_default"],
	),
	myth(
		"peptides_retinoid",
		{ ids: ["peptides"] },
		{ classes: ["retinoid"] },
		"No study shows that peptides and retinoids spoil each other on skin.",
		["house_default"],
	),
];

function myth(id: string, a: Selector, b: Selector, why: string, sources: SourceId[]): ConflictRule {
	return {
		id: `conflict.${id}`,
		a,
		b,
		level: "allow",
		myth: true,
		why,
		fix: "No change needed.",
		grade: "M",
		sources,
	};
}

/** Pair rules; `pairing` reads them. The first row that matches a pair decides, so exceptions stand above the general rule. */
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
		why: "Benzoyl peroxide and light break down older vitamin A formulas; a few newer tretinoin gels hold up.",
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
		why: "Two retinoids do the same job and irritate twice.",
		fix: "Keep one retinoid.",
		grade: "C",
		sources: ["retinoid_rx_label", "house_default"],
	},
	{
		id: "conflict.retinoid_acid",
		a: { classes: ["retinoid"] },
		b: { classes: ACIDS },
		level: "alternate",
		myth: false,
		why: "Each irritates on its own; on one night the irritation adds up. They do not spoil each other.",
		fix: "Use them on different nights.",
		grade: "C",
		sources: ["retinoid_rx_label", "acid_retinoid_practice"],
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
		sources: ["acid_retinoid_practice", "house_default"],
	},
	{
		id: "conflict.retinoid_sulfur",
		a: { classes: ["retinoid"] },
		b: { ids: ["sulfur"] },
		level: "alternate",
		myth: false,
		why: "Labels of retinoids name sulfur among the things that irritate beside them.",
		fix: "Use them on different nights.",
		grade: "C",
		sources: ["retinoid_rx_label"],
	},
	{
		id: "conflict.retinoid_azelaic",
		a: { classes: ["retinoid"] },
		b: { classes: ["azelaic"] },
		level: "advice",
		myth: false,
		why: "Together on one night they sting and dry more than either alone.",
		fix: "Where it stings, use azelaic acid in the morning and the retinoid at night.",
		grade: "C",
		sources: ["azelaic_label", "house_default"],
	},
	{
		id: "conflict.bakuchiol_retinoid",
		a: { ids: ["bakuchiol"] },
		b: { classes: ["retinoid"] },
		level: "advice",
		myth: false,
		why: "They are meant for the same job, and the one that is less studied adds little.",
		fix: "One of them is enough.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "conflict.two_exfoliants",
		a: { classes: PEELS },
		b: { classes: PEELS },
		level: "block",
		myth: false,
		why: "Two exfoliants do the same job, and what each irritates adds up. One product that combines them on purpose is another matter.",
		fix: "One exfoliant, on its own night.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "conflict.azelaic_acid_night",
		a: { classes: ["azelaic"] },
		b: { classes: PEELS },
		level: "advice",
		myth: false,
		why: "Azelaic acid tingles on its own, and its label advises against peeling products beside it.",
		fix: "Where it stings, use them on different nights.",
		grade: "C",
		sources: ["azelaic_label", "house_default"],
	},
	{
		id: "conflict.bpo_exfoliant",
		a: { ids: ["benzoyl_peroxide"] },
		b: { classes: PEELS },
		level: "separate",
		myth: false,
		why: "Both dry the skin.",
		fix: "Benzoyl peroxide in the morning, the exfoliant on its nights.",
		grade: "C",
		sources: ["benzoyl_peroxide_label", "house_default"],
	},
	{
		id: "conflict.clay_drying",
		a: { classes: ["clay"] },
		b: { classes: ["benzoyl_peroxide", "retinoid", "sulfur"] },
		level: "alternate",
		myth: false,
		why: "A clay mask dries skin that the treatment already dries.",
		fix: "Take the clay mask on a night without the treatment, or leave it out while skin is dry.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "conflict.clay_exfoliant",
		a: { classes: ["clay"] },
		b: { classes: PEELS },
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
		why: "Both dry the skin; labels advise one acne medicine at a time where it irritates.",
		fix: "One in the morning, the other at night.",
		grade: "C",
		sources: ["benzoyl_peroxide_label"],
	},
	{
		id: "conflict.sulfur_acid",
		a: { ids: ["sulfur"] },
		b: { classes: PEELS },
		level: "advice",
		myth: false,
		why: "Both dry the skin.",
		fix: "If skin gets dry, use one of them.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "conflict.vitamin_c_bpo",
		a: { ids: ["vitamin_c"] },
		b: { ids: ["benzoyl_peroxide"] },
		level: "advice",
		myth: false,
		why: "Benzoyl peroxide can oxidize vitamin C. That is expert advice; no trial shows that it matters on skin.",
		fix: "If you like, one in the morning and the other at night.",
		grade: "C",
		sources: ["vitamin_c_bpo_advice"],
	},
	{
		id: "conflict.dapsone_bpo",
		a: { ids: ["dapsone"] },
		b: { ids: ["benzoyl_peroxide"] },
		level: "separate",
		myth: false,
		why: "At the same time they can turn skin and hair yellow or orange for a while.",
		fix: "One in the morning, the other at night, with a wash between them; ask the person who prescribed dapsone.",
		grade: "C",
		sources: ["dapsone_label"],
	},
	{
		id: "conflict.hydroquinone_bpo",
		a: { ids: ["hydroquinone"] },
		b: { ids: ["benzoyl_peroxide"] },
		level: "block",
		myth: false,
		why: "Together they can stain the skin for a while.",
		fix: "Leave benzoyl peroxide out until the person who prescribed hydroquinone agrees.",
		grade: "C",
		sources: ["hydroquinone_label"],
	},
	{
		id: "conflict.hydroquinone_irritant",
		a: { ids: ["hydroquinone"] },
		b: { classes: ["retinoid", ...PEELS] },
		level: "advice",
		myth: false,
		why: "Doctors combine them on purpose; without one they irritate, and irritation leaves marks.",
		fix: "Only as the person who prescribed it says.",
		grade: "C",
		sources: ["hydroquinone_label", "house_default"],
	},
	{
		id: "conflict.vitamin_c_acid",
		a: { ids: ["vitamin_c"] },
		b: { classes: ACIDS },
		level: "advice",
		myth: false,
		why: "Both are acidic and can sting when layered; they do not spoil each other.",
		fix: "Where it stings, vitamin C in the morning and the exfoliant on its nights.",
		grade: "C",
		sources: ["house_default"],
	},
	{
		id: "conflict.peptides_vitamin_c",
		a: { ids: ["peptides"] },
		b: { ids: ["vitamin_c"] },
		level: "advice",
		myth: false,
		why: "In a mix copper uses up vitamin C; on skin nobody has shown that it matters. Peptides without copper are no concern.",
		fix: "With copper peptides: vitamin C in the morning, peptides at night.",
		grade: "C",
		sources: ["house_default"],
	},
	...PAIR_MYTHS,
];

/** The same ingredient in this many products counts as too much. */
export const ACTIVE_LOAD_LIMIT = 3;

function selects(selector: Selector, id: string, row: Active): boolean {
	return (selector.ids?.includes(id) ?? false) || (selector.classes?.includes(row.class) ?? false);
}

/**
 * The rule for two ingredients, in either order; null when none is known. An ingredient never conflicts with itself. What
 * the rule means for a routine is `pairing`'s to say.
 */
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
