import type { ActiveId } from "../actives.ts";
import type { SourceId } from "../sources.ts";
import type { CautionId, CourseId, RampId, StopRuleId } from "../step-guidance.ts";

const TEXTURES = [
	"gel",
	"foam",
	"lotion",
	"cream",
	"balm",
	"oil",
	"fluid",
	"serum",
	"liquid",
	"mask",
] as const;

export type Texture = (typeof TEXTURES)[number];

/** What a product must be to fill the step. */
export interface ProductRule {
	/** One of these has to lead the formula; [] when no ingredient is required. */
	any_of: readonly ActiveId[];
	/** Further treatments that do no harm in this step; every other treatment excludes the product. */
	may_contain: readonly ActiveId[];
	/** Supporting ingredients that make a product fit better. */
	prefers: readonly ActiveId[];
	textures: readonly Texture[];
	spf_min?: number;
	mineral_only?: boolean;
	/** Sold as tinted; iron oxides in the list are not enough. */
	tinted?: boolean;
	/** No listed fragrance, whoever it is for. */
	fragrance_free?: boolean;
	/** No sulfate that washes. */
	sulfate_free?: boolean;
	/** What its name must not call it. */
	without_textures?: readonly Texture[];
	/** Lifts off rather than foams: no washing agent among the first ingredients, unless the name says cream, milk or balm. */
	without_foam?: boolean;
	/** Of these the strength has to be stated: a drug whose strength nobody tells is no pick. */
	must_state?: readonly ActiveId[];
	/** Of `any_of`, what is a weaker form: how sure it is, how it is called, and which cautions are not about it. */
	weaker?: Partial<Record<ActiveId, { grade: "B" | "C"; words: string; without: readonly CautionId[] }>>;
	/** Highest strength to choose, percent, where a product states one. */
	max_percent?: Partial<Record<ActiveId, number>>;
	/** The strength the instruction names, percent; `from` is missing where it only says "up to". */
	means?: { active: ActiveId; from?: number; to: number };
}

/** One thing to do, with everything that is said about it. */
export interface StepRule {
	category: "cleanser" | "toner" | "serum" | "eye_cream" | "moisturizer" | "sunscreen" | "mask" | "exfoliant";
	/** Short name, for lists of changes. */
	title: string;
	/** How much, where and when; how often is added from the schedule. */
	instruction: string;
	/** Added to the instruction in the morning alone. */
	morning?: string;
	actives: readonly ActiveId[];
	grade: "A" | "B" | "C";
	sources: readonly SourceId[];
	cautions: readonly CautionId[];
	stop_if: readonly StopRuleId[];
	/** How the treatment goes; missing where nothing has to be got used to. */
	course?: CourseId;
	/** Settled uses a week. */
	per_week: number;
	ramp: RampId | null;
	product: ProductRule;
}
