import type { SourceId } from "./sources.ts";

export const ACTIVE_CLASSES = [
	"retinoid",
	"aha",
	"bha",
	"pha",
	"enzyme",
	"scrub",
	"benzoyl_peroxide",
	"azelaic",
	"sulfur",
	"sulfone",
	"vitamin_c",
	"vitamin_c_derivative",
	"niacinamide",
	"brightener",
	"barrier",
	"soothing",
	"antioxidant",
	"peptide",
	"eye",
	"clay",
	"essential_oil",
	"mineral_filter",
	"chemical_filter",
	"tint",
] as const;
export type ActiveClass = (typeof ACTIVE_CLASSES)[number];

/** Classes that take off surface cells; their uses in a week are counted together. */
export const EXFOLIATING_CLASSES: readonly ActiveClass[] = ["aha", "bha", "pha", "enzyme", "scrub"];

export type PregnancyAdvice = "avoid" | "caution" | "accepted" | "no_specific_caution_found";
export type DrugStatus = "cosmetic" | "otc_drug" | "medicine" | "prescription" | "banned";

export interface Active {
	name: string;
	class: ActiveClass;
	/** Treatments are introduced one at a time; supporting ingredients are not counted. */
	treatment: boolean;
	/** Percent by weight that studies or law support; null where none is meaningful. `start` is the first strength to buy. */
	strength: { min: number; max: number; start: number } | null;
	time: "morning" | "night" | "either";
	grade: "A" | "B" | "C";
	pregnancy: PregnancyAdvice;
	/** Raises the skin's sensitivity to sun, so sunscreen becomes a condition. */
	photosensitising: boolean;
	status: { us: DrugStatus; eu: DrugStatus };
	sources: SourceId[];
}
