import type { ActiveClass } from "./active.ts";
import type { Selector } from "./conflicts.ts";
import type { SourceId } from "./sources.ts";

/** What is true of a person and changes a plan; most come from what they told, the last three from the photo too. */
export const PERSON_CONDITIONS = [
	"child",
	"young_teen",
	"isotretinoin",
	"prescription_retinoid",
	"steroid_cream",
	"hydroquinone",
	"prescription_rosacea",
	"perioral_dermatitis",
	"barrier_disease",
	"recent_procedure",
	"sunburn",
	"broken_skin",
	"barrier_strained",
	"rosacea",
	"prescription_acne",
	"antibiotic_alone",
	"pregnancy",
	"melasma",
	"shaving_bumps",
	"photosensitizing_medicine",
	"no_sunscreen",
	"weak_immune_system",
	"minor",
	"minor_without_acne",
	"darker_tone",
] as const;
export type PersonCondition = (typeof PERSON_CONDITIONS)[number];

/** What a plan is for, the most careful first: none at all, only protection, calming first, treatment. */
export const PLAN_MODES = ["none", "protect", "barrier_first", "treat"] as const;
export type PlanMode = (typeof PLAN_MODES)[number];

/** A medicine or a cream that acts, of somebody's own, on which a plan has one voice. */
export type OwnMedicine = "steroid" | "bleach" | "retinoid" | "by_mouth";

/** Part of a note that says to go on with what somebody has, or to leave it off; cut out where another rule decides. */
export interface Stand {
	says: "keep" | "leave";
	of: readonly OwnMedicine[];
	/** As it stands in the note, to the letter. */
	words: string;
	/** What stands in its place. */
	instead?: string;
}

/** What changes for a person: steps that act through `removes` are never planned or picked. First rule first. */
export interface PersonRule {
	id: string;
	when: PersonCondition;
	/** The plan such a person gets; a treating one where missing. */
	mode?: Exclude<PlanMode, "treat">;
	removes: Selector;
	/** Shown once beside the plan after what the person told, and before what was left out. */
	note: string;
	stands?: readonly Stand[];
	/** True where there is nothing to say until the rule has left something out. */
	note_only_when_used?: true;
	/** True where the note explains the plan and nobody is worse off without it; every other one is about safety. */
	explains_only?: true;
	sources: SourceId[];
}

const EXFOLIANTS = ["aha", "bha", "pha", "enzyme", "scrub"] as const satisfies readonly ActiveClass[];
const STRONG: Selector = { ids: ["bakuchiol", "vitamin_c"], classes: ["retinoid", ...EXFOLIANTS] };
const ALL_BUT_BENZOYL_PEROXIDE = [
	"retinoid",
	...EXFOLIANTS,
	"azelaic",
	"sulfur",
	"vitamin_c",
	"vitamin_c_derivative",
	"brightener",
	"niacinamide",
	"clay",
] as const satisfies readonly ActiveClass[];
/** Everything that treats. */
const TREATMENTS: Selector = {
	ids: ["bakuchiol"],
	classes: [...ALL_BUT_BENZOYL_PEROXIDE, "benzoyl_peroxide"],
};

export const PERSON_RULES: readonly PersonRule[] = [
	{
		id: "person.child",
		when: "child",
		mode: "none",
		removes: TREATMENTS,
		note: "At this age the plan holds no products: no retinol, acid, vitamin C or other serum either, whatever friends use, because young skin needs none of it and stings from it. A mild wash once a day, shade and sunscreen outdoors are what young skin needs, and a parent can choose them. Leave spots alone. When they or anything else on the skin worry you, a parent and a doctor or pharmacist can choose a mild treatment together.",
		sources: ["teen_care", "hales_2025"],
	},
	{
		id: "person.isotretinoin",
		when: "isotretinoin",
		mode: "protect",
		removes: TREATMENTS,
		note: "It dries the skin and makes it tear easily, so this plan only protects it. No peel, waxing or laser now and for six months after the last dose, and a plain balm for the lips. Ask the doctor who prescribed it before you add anything, and tell that doctor at once about low mood, bad headaches or changed sight.",
		sources: ["aad_acne_2024", "house_default"],
	},
	{
		id: "person.prescription",
		when: "prescription_retinoid",
		mode: "protect",
		removes: TREATMENTS,
		note: "It does what a retinoid can, so this plan only protects the skin around it: no second retinoid and no acid, so leave off retinol you have. Used as your doctor says it does more than any product beside it. No waxing where it goes.",
		stands: [
			{
				says: "keep",
				of: ["retinoid"],
				words: " Used as your doctor says it does more than any product beside it.",
			},
		],
		sources: ["aad_order", "house_default"],
	},
	{
		id: "person.steroid_cream",
		when: "steroid_cream",
		mode: "protect",
		removes: TREATMENTS,
		note: "This plan only protects the skin. Ask your doctor or pharmacist how long that cream may be used on the face, and do not stop a strong one from one day to the next.",
		stands: [
			{
				says: "keep",
				of: ["steroid"],
				words:
					" Ask your doctor or pharmacist how long that cream may be used on the face, and do not stop a strong one from one day to the next.",
			},
		],
		sources: ["house_default"],
	},
	{
		id: "person.hydroquinone",
		when: "hydroquinone",
		mode: "protect",
		removes: TREATMENTS,
		note: "This plan only protects the skin around it: no acid, no retinoid, and no benzoyl peroxide, which stains beside it. From a doctor it is a medicine for some months: ask there how long, and at once if marks get darker or turn gray or blue. Bought without one, stop putting it on: such creams may hold mercury, a steroid or too much, so take the jar to a doctor, who also helps if skin flares when it stops. Not while pregnant or breastfeeding.",
		stands: [
			{
				says: "keep",
				of: ["bleach"],
				words:
					" From a doctor it is a medicine for some months: ask there how long, and at once if marks get darker or turn gray or blue.",
			},
			{
				says: "leave",
				of: ["bleach"],
				words:
					" Bought without one, stop putting it on: such creams may hold mercury, a steroid or too much, so take the jar to a doctor, who also helps if skin flares when it stops.",
			},
		],
		sources: ["hydroquinone_label", "house_default"],
	},
	{
		id: "person.prescription_rosacea",
		when: "prescription_rosacea",
		mode: "protect",
		removes: TREATMENTS,
		note: "It does the treating and goes on as told. This plan only protects the skin around it and adds no second treatment. Go back to the doctor if it burns, or has not helped after about twelve weeks.",
		sources: ["nice_cks_rosacea", "house_default"],
	},
	{
		id: "person.perioral_dermatitis",
		when: "perioral_dermatitis",
		mode: "protect",
		removes: TREATMENTS,
		note: "It often looks like spots and is something else, which clears when as little as possible touches it. Leave out rich creams, oils, serums, masks and foundation until it has cleared; beside the sunscreen use a mild wash, and the light lotion only where skin feels tight. No steroid cream, not even a weak one, unless your doctor says so. What the doctor prescribed goes on as told; see a doctor if nothing was prescribed, or if it is no better in six to eight weeks.",
		stands: [
			{
				says: "leave",
				of: ["steroid"],
				words: " No steroid cream, not even a weak one, unless your doctor says so.",
			},
			{
				says: "keep",
				of: ["steroid"],
				words: "What the doctor prescribed goes on as told; see a doctor",
				instead: "See a doctor",
			},
		],
		sources: ["perioral_2013", "house_default"],
	},
	{
		id: "person.barrier_disease",
		when: "barrier_disease",
		mode: "protect",
		removes: TREATMENTS,
		note: "Rough or flaky skin there belongs to it and eases as it calms, so this plan only protects: keep scrubs, acids and rubbing off. What your doctor prescribed goes on as told; go back if it does not settle, and at once with weeping, yellow crusts or pain.",
		stands: [
			{
				says: "keep",
				of: ["steroid"],
				words: "What your doctor prescribed goes on as told; go back",
				instead: "Go back to your doctor",
			},
		],
		sources: ["aad_dry_skin", "barrier_reviews"],
	},
	{
		id: "person.recent_procedure",
		when: "recent_procedure",
		mode: "protect",
		removes: TREATMENTS,
		note: "What the person who treated you said comes first. This plan only protects until the skin has healed, two weeks at least: pause retinoids, acids, benzoyl peroxide and vitamin C, and begin again with one at a time. Redness is from it for now; scan again then. Pus, fever or growing pain are for that person or a doctor today.",
		sources: ["house_default"],
	},
	{
		id: "person.sunburn",
		when: "sunburn",
		mode: "protect",
		removes: TREATMENTS,
		note: "This plan only protects until redness and peeling are gone: cool water, moisturizer, shade, plenty to drink. Pause retinoids, acids, benzoyl peroxide and vitamin C until then, and scan again afterwards. Blisters, fever or chills are for a doctor today.",
		sources: ["house_default"],
	},
	{
		id: "person.broken_skin",
		when: "broken_skin",
		mode: "protect",
		removes: TREATMENTS,
		note: "This plan only protects the skin until it has closed: pause retinoids, acids, benzoyl peroxide and vitamin C. Show a doctor what weeps, crusts, spreads or is still open after two weeks.",
		sources: ["house_default"],
	},
	{
		id: "person.young_teen",
		when: "young_teen",
		mode: "protect",
		// Benzoyl peroxide stays out below MINOR_ACNE_FROM, by the rule about minors without clear spots; for blackheads a plan may
		// hold salicylic acid all the same.
		removes: { ids: ["bakuchiol"], classes: ALL_BUT_BENZOYL_PEROXIDE },
		note: "At this age a mild cleanser, a moisturizer and sunscreen do nearly everything: choose them with a parent. Leave scrubs, peels, strong acids and retinol alone unless a doctor gave them to you; thin salicylic acid up to 2% is for blackheads only.",
		sources: ["teen_care", "hales_2025"],
	},
	{
		id: "person.barrier_strained",
		when: "barrier_strained",
		mode: "barrier_first",
		removes: { ...STRONG, classes: [...(STRONG.classes ?? []), "benzoyl_peroxide"] },
		note: "So the first four weeks only calm it: a mild wash, short and lukewarm, moisturizer on damp skin, sunscreen, and nothing that peels: acids, retinol and benzoyl peroxide, where somebody uses any, would make it worse now and pause. Scan again then; treatments come back one at a time. See a doctor if it is still sore or itchy.",
		sources: ["aad_dry_skin", "barrier_reviews"],
	},
	{
		id: "person.rosacea",
		when: "rosacea",
		removes: { ...STRONG, classes: [...(STRONG.classes ?? []), "benzoyl_peroxide", "clay"] },
		note: "The plan stays gentle: no retinoid, nothing that peels, no benzoyl peroxide. Sun, heat and alcohol are the usual triggers. Show this plan to a doctor, best the one you see for it: prescription creams do more. Gritty or red eyes are for a doctor too.",
		sources: ["nice_cks_rosacea", "rosacea_trigger_survey"],
	},
	{
		id: "person.prescription_acne",
		when: "prescription_acne",
		removes: {
			ids: ["bakuchiol"],
			classes: [
				"retinoid",
				...EXFOLIANTS,
				"benzoyl_peroxide",
				"azelaic",
				"sulfur",
				"vitamin_c",
				"brightener",
				"clay",
			],
		},
		note: "This plan adds no second acne treatment, no retinoid and no acid beside it. Ask the doctor who prescribed it before you add one.",
		sources: ["aad_order", "aad_acne_2024", "house_default"],
	},
	{
		id: "person.antibiotic_alone",
		when: "antibiotic_alone",
		removes: {
			ids: ["bakuchiol"],
			classes: ["retinoid", ...EXFOLIANTS, "azelaic", "sulfur", "vitamin_c", "brightener", "clay"],
		},
		note: "Used alone for months it breeds bacteria it no longer kills. Benzoyl peroxide beside it prevents that and treats spots itself, so it is the one acne treatment this plan may pair with it, at the other end of the day. Ask the doctor who prescribed it soon whether to end it or combine it; what you take by mouth goes on as told.",
		stands: [{ says: "keep", of: ["by_mouth"], words: "; what you take by mouth goes on as told" }],
		sources: ["aad_acne_2024", "nice_ng198", "house_default"],
	},
	{
		id: "person.pregnancy",
		when: "pregnancy",
		removes: { ids: ["bakuchiol"], classes: ["retinoid", "bha", "brightener"] },
		note: "The plan leaves out what is not advised while pregnant, trying or breastfeeding; leave off what you have of it too, retinol above all; what you used until now is no cause for alarm. Show it to your midwife, clinic or doctor.",
		sources: ["acne_in_pregnancy_2016", "mother_to_baby", "pregnancy_topicals_2022"],
	},
	{
		id: "person.melasma",
		when: "melasma",
		removes: { classes: EXFOLIANTS },
		note: "It comes back with light and heat, so the tinted sunscreen is the treatment: every day of the year, again every two hours outdoors, and a hat. All else is slow, and peels, scrubs and lasers on your own make it darker. A dermatologist can confirm it and has stronger creams; do not stop the pill or a medicine by mouth without asking.",
		stands: [
			{
				says: "keep",
				of: ["by_mouth"],
				words: "; do not stop the pill or a medicine by mouth without asking",
			},
		],
		sources: ["melasma_sunscreen", "tinted_sunscreen_2024", "house_default"],
	},
	{
		id: "person.shaving_bumps",
		when: "shaving_bumps",
		removes: { classes: ["scrub"] },
		note: "They come from cut or pulled hairs that grow back into the skin, so the shave or the tweezers matter more than any cream. Let the hair grow for four weeks if you can; then trim it with a guard, or use one blade on warm wet skin, with the grain, once over each place. Do not scrub the bumps or dig hairs out, and keep treatments off skin that was just shaved. Show lumps that stay or thicken to a doctor early.",
		sources: ["shaving_advice", "house_default"],
	},
	{
		id: "person.photosensitizing_medicine",
		when: "photosensitizing_medicine",
		removes: { classes: ["retinoid", "aha"] },
		note: "So nothing is planned that makes skin burn faster still. Sunscreen, a hat and shade matter more for you. Tell the doctor who prescribed it when skin burns all the same; a pharmacist knows how long to take care.",
		sources: ["fda_aha_2005", "house_default"],
	},
	{
		id: "person.no_sunscreen",
		when: "no_sunscreen",
		removes: { classes: ["retinoid", "aha"] },
		note: "So nothing is planned that makes skin burn faster. A wide hat, shade and clothes then do its work; no serum does as much against lines and marks. Try the light one in this plan once: many only dislike the film of a thick one.",
		sources: ["aad_sunscreen", "fda_aha_2005", "house_default"],
	},
	{
		id: "person.weak_immune_system",
		when: "weak_immune_system",
		removes: STRONG,
		note: "So nothing is planned that peels or makes skin raw. After a transplant, and with medicines that hold the immune system down, skin cancer comes more often, on every tone: SPF 50 on face, ears, lips and neck, a hat, and a doctor's look at the whole skin once a year. A crust, a sore or a lump that stays is for your team within days, not weeks.",
		sources: ["house_default"],
	},
	{
		id: "person.minor",
		when: "minor",
		removes: {
			ids: ["tretinoin", "retinol", "retinal", "retinoid_ester", "bakuchiol"],
			classes: ["aha", "pha", "enzyme", "scrub", "vitamin_c", "vitamin_c_derivative", "brightener"],
		},
		note: "Under 18 the plan holds nothing against age and no acid that peels: sunscreen does the most for later.",
		sources: ["teen_care", "hales_2025"],
	},
	{
		id: "person.minor_without_acne",
		when: "minor_without_acne",
		removes: { classes: ["benzoyl_peroxide", "bha", "retinoid", "sulfur"] },
		note: "Treatments for spots wait until clear spots show in a photo.",
		note_only_when_used: true,
		explains_only: true,
		sources: ["teen_care", "hales_2025"],
	},
	{
		id: "person.darker_tone",
		when: "darker_tone",
		removes: { ids: ["vitamin_c", "glycolic_acid", "lactic_acid", "mandelic_acid"] },
		note: "On deeper skin tones irritation is the first cause of dark marks, so what can irritate starts slowly, and whatever burns is stopped.",
		explains_only: true,
		sources: ["pih_cohort", "tinted_sunscreen_2024"],
	},
];

/** From this severity on acne is clear enough for the treatments a person under 18 may use. */
export const MINOR_ACNE_FROM = 1.5;
/** From here on spots at 13 to 15 are for a doctor too; guidelines treat acne from 12 on. */
export const YOUNG_ACNE_FROM = 3;

/** Said where lines were seen or named under 18: they are no subject of the plan. */
export const MINOR_LINES = {
	id: "person.minor_lines",
	note: "Care against lines has no place in a routine under 18, so the plan leaves it out. Lines that come with an expression are normal at any age, and sunscreen does the most for later.",
	sources: ["teen_care", "hales_2025"],
} as const satisfies { id: string; note: string; sources: readonly SourceId[] };

/** Harmless as one ingredient among many: only a product that leads with it acts. */
export const TOLERATED_IN_BASICS: readonly string[] = ["niacinamide", "clay"];

/** Swatches 6 to 10 of the Monk scale have a typology angle below 28 degrees (tan and deeper, Chardon 1991). */
export const DARKER_MONK_FROM = 6;
