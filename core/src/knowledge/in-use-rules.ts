import type { ConflictRule } from "./conflicts.ts";
import type { PersonCondition } from "./person-rules.ts";
import type { SourceId } from "./sources.ts";

/** What is said about products a person really uses, where no pair of ingredients is the reason. */
export interface InUseRule {
	why: string;
	fix: string;
	grade: ConflictRule["grade"];
	sources: readonly SourceId[];
}

export const IN_USE_RULES = {
	"rule.active_load": {
		why: "Each label is read alone, but skin meets the sum, and that is how a face gets irritated.",
		fix: "Keep the one product that does most with it and take it out of the others.",
		grade: "C",
		sources: ["hales_2025"],
	},
	"rule.active_twice": {
		why: "Twice is often fine; it is worth knowing before a third product joins.",
		fix: "No change needed while your skin stays calm.",
		grade: "C",
		sources: ["hales_2025", "house_default"],
	},
	"rule.one_new_active": {
		why: "When two treatments are new at once and skin reacts, nobody can tell which one it was.",
		fix: "If they are new to your skin, go on with one and begin the next two weeks later. If you have used them for longer, there is nothing to do.",
		grade: "C",
		sources: ["aad_test_products", "house_default"],
	},
	"rule.exfoliations_a_week": {
		why: "Exfoliants share one limit, whatever they are called, because what they irritate adds up. The number is our own.",
		fix: "Use fewer of them, or the same one on fewer nights.",
		grade: "C",
		sources: ["house_default"],
	},
	"rule.sunscreen_with_actives": {
		why: "These make skin burn more easily in the sun, and no daily sunscreen is among your products.",
		fix: "Add a daily sunscreen of SPF 30 or more first, and leave them out until then.",
		grade: "A",
		sources: ["fda_aha_2005", "adapalene_label", "aad_sunscreen"],
	},
	"rule.low_spf": {
		why: "Dermatologists advise SPF 30 or more every day; the label states less.",
		fix: "When it is used up, choose SPF 30 or higher.",
		grade: "A",
		sources: ["aad_sunscreen"],
	},
	"rule.retinoid_by_day": {
		why: "Light breaks most retinoids down, and they make skin burn more easily.",
		fix: "Move it to the night.",
		grade: "B",
		sources: ["tretinoin_light_1998", "retinoid_start_advice"],
	},
	"rule.too_strong": {
		why: "Above the range that studies or law support, irritation grows and the effect does not.",
		fix: "Use it less often, or choose a lower strength next time.",
		grade: "C",
		sources: ["eu_cosmetics_annexes", "house_default"],
	},
	"rule.above_law": {
		why: "European law caps it at that for the face, and no study gives a reason for more.",
		fix: "Change to a product within the limit; until then use it on fewer nights.",
		grade: "C",
		sources: ["eu_2024_996", "retinol_review_2021"],
	},
	"rule.same_job": {
		why: "They do the same job, and every further product is one more that can irritate.",
		fix: "Use up one before you open the next.",
		grade: "C",
		sources: ["aad_order"],
	},
	"rule.irritants_with_redness": {
		why: "People whose skin reddens or reacts easily name these as irritating more often than others.",
		fix: "Use a version without them.",
		grade: "C",
		sources: ["rosacea_trigger_survey"],
	},
	"rule.allergy": {
		why: "You told us that you react to this, and an allergy answers to small amounts too.",
		fix: "Leave it out. Where you are not sure what you react to, a patch test at a dermatologist's finds it.",
		grade: "B",
		sources: ["contact_allergen_lists"],
	},
	"rule.asked_fragrance_free": {
		why: "You asked for products without fragrance.",
		fix: "Use a version without it, or change your preferences.",
		grade: "C",
		sources: ["contact_allergen_lists"],
	},
	"rule.prescription_in_use": {
		why: "In most countries this comes on prescription only, and it changes what fits beside it.",
		fix: "Say in your preferences that you use it, and show this list to the doctor who prescribed it.",
		grade: "A",
		sources: ["eu_cosmetics_annexes", "aad_acne_2024"],
	},
	"rule.nothing_listed": {
		why: "Without an ingredient list nothing can be said about how it fits with the others.",
		fix: "Paste the list from the box, and it is checked too.",
		grade: "C",
		sources: ["house_default"],
	},
} as const satisfies Record<string, InUseRule>;

/** Percent that European law allows in a face product. */
export const LAW_LIMITS: Readonly<Record<string, number>> = { retinol: 0.3, kojic_acid: 1 };

/** Uses of exfoliants a week that skin allows; the second holds for skin that reacts easily. */
export const EXFOLIATIONS_A_WEEK = { calm: 3, sensitive: 1 } as const;

/** Different products of a category that still have different jobs; null for no such bound. */
export const USEFUL_AT_ONCE = {
	cleanser: 2,
	toner: 2,
	serum: null,
	eye_cream: 1,
	moisturizer: 2,
	sunscreen: 1,
	mask: 2,
	exfoliant: 2,
} as const;

/** The same rules a plan is built by, said about a product somebody already has. Ids and sources: person-rules.ts. */
export const PERSON_IN_USE: Record<PersonCondition, Pick<InUseRule, "why" | "fix" | "grade">> = {
	child: {
		why: "Under 13, skin needs nothing that treats, and this can make it sore.",
		fix: "Leave it out and show it to a parent.",
		grade: "C",
	},
	young_teen: {
		why: "At 13 to 15 a treatment is chosen with a doctor or pharmacist and a parent.",
		fix: "Leave it out until you have asked. If a doctor gave it to you, go on as told.",
		grade: "C",
	},
	isotretinoin: {
		why: "Your medicine dries the skin and makes it tear easily; this adds to it.",
		fix: "Leave it out until the doctor who prescribed the medicine agrees.",
		grade: "A",
	},
	steroid_cream: {
		why: "A steroid cream thins the skin of the face, and this can sting or peel it.",
		fix: "Leave it out until your doctor agrees.",
		grade: "C",
	},
	hydroquinone: {
		why: "You use hydroquinone; beside it this irritates or, with benzoyl peroxide, stains.",
		fix: "Leave it out until your doctor agrees. If it is the medicine itself, go on as told.",
		grade: "C",
	},
	prescription_rosacea: {
		why: "You use a medicine against redness; a second treatment beside it can irritate.",
		fix: "Leave it out until your doctor agrees. If it is the medicine itself, go on as told.",
		grade: "C",
	},
	perioral_dermatitis: {
		why: "A rash like this clears when as little as possible touches it.",
		fix: "Leave it out until the rash has cleared. What the doctor prescribed goes on as told.",
		grade: "C",
	},
	melasma: {
		why: "Peels and scrubs irritate, and irritation darkens patches like yours.",
		fix: "Leave it out, or ask the dermatologist who looks after it.",
		grade: "C",
	},
	shaving_bumps: {
		why: "Scrubbing tears the bumps that ingrown hairs make.",
		fix: "Leave it off the places you shave.",
		grade: "C",
	},
	barrier_disease: {
		why: "It stings and dries skin that a doctor has named a condition of.",
		fix: "Leave it out until your doctor agrees. If it is the medicine itself, go on as told.",
		grade: "B",
	},
	recent_procedure: {
		why: "Skin that has just been treated is open to irritation for two weeks or so.",
		fix: "Leave it out until it has healed, and as long as the person who treated you says.",
		grade: "C",
	},
	sunburn: {
		why: "Burnt skin has lost its surface, and this burns it again.",
		fix: "Leave it out until redness and peeling are gone.",
		grade: "C",
	},
	broken_skin: {
		why: "On broken skin this stings and slows the healing.",
		fix: "Leave it out until the skin has closed.",
		grade: "C",
	},
	barrier_strained: {
		why: "Tight or flaky skin lets more in, so this stings and dries it further.",
		fix: "Pause it for four weeks and begin again slowly once your skin is calm.",
		grade: "C",
	},
	rosacea: {
		why: "Skin that reddens easily often answers this with burning.",
		fix: "Leave it out, and ask the doctor who named the redness what to use.",
		grade: "B",
	},
	photosensitizing_medicine: {
		why: "Your medicine makes skin burn in the sun, and so does this.",
		fix: "Leave it out as long as you take the medicine, or ask your pharmacist.",
		grade: "C",
	},
	no_sunscreen: {
		why: "It makes skin burn faster, and you do not want to wear sunscreen.",
		fix: "Leave it out, or use it only where a hat and shade keep the sun off.",
		grade: "B",
	},
	weak_immune_system: {
		why: "Small sores from peeling heal slowly when the immune system is weakened.",
		fix: "Leave it out until your doctor agrees.",
		grade: "C",
	},
	pregnancy: {
		why: "You are pregnant, trying or breastfeeding, and this is not advised then or only in small amounts.",
		fix: "Leave it out and ask your midwife or doctor. Salicylic acid up to 2% on a small area is usually accepted.",
		grade: "B",
	},
	minor: {
		why: "Under 18, skin rarely needs this and can get sore from it.",
		fix: "Leave it out; cleanser, moisturizer and sunscreen are enough. A parent or pharmacist can help.",
		grade: "C",
	},
	minor_without_acne: {
		why: "At your age treatments for spots are for clear spots, and your photo shows too few or none.",
		fix: "Keep it for when spots show, and talk to a parent or pharmacist first.",
		grade: "C",
	},
	prescription_retinoid: {
		why: "You use a prescription retinoid; beside it this can irritate or do the same job twice.",
		fix: "Leave it out until your doctor agrees. If it is the prescribed product itself, go on as told.",
		grade: "C",
	},
	prescription_acne: {
		why: "You use an acne medicine from a doctor; a second treatment beside it can irritate.",
		fix: "Leave it out until your doctor agrees. If it is the medicine itself, go on as told.",
		grade: "C",
	},
	antibiotic_alone: {
		why: "You use an antibiotic on your skin; of acne treatments only benzoyl peroxide belongs beside it without a doctor's word.",
		fix: "Leave it out until your doctor agrees. If it is the medicine itself, ask soon what to pair it with.",
		grade: "C",
	},
	darker_tone: {
		why: "On deeper skin tones irritation leaves marks more easily, and this one can sting.",
		fix: "Keep the strength low and the pace slow, and stop when it burns.",
		grade: "B",
	},
};

/** Under 18 these do treat spots: a question for a pharmacist or doctor, not a mistake. */
export const MINOR_SPOT_CARE = {
	ids: ["azelaic_acid", "sulfur"],
	why: "These treat spots, but under 18 they are nobody's first choice and can dry or sting.",
	fix: "Ask a pharmacist or doctor before you go on, together with a parent. If one of them advised it, use it as told.",
	grade: "C",
} as const;
