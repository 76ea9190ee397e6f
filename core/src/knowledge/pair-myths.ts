import type { ConflictRule, Selector } from "./conflicts.ts";
import type { SourceId } from "./sources.ts";

/** Warnings that are widely repeated and not supported, kept so that we can say so. */
export const PAIR_MYTHS: readonly ConflictRule[] = [
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
