import { spellOut, tidy } from "../skin/note/spelling.ts";
import * as child from "./expecting-phrases.ts";
import * as life from "./life-phrases.ts";
import * as medicine from "./medicine-phrases.ts";
import type { PersonFactId } from "./person-fact.ts";
import * as state from "./state-phrases.ts";

/** One way to tell a fact. A thought tells it where it says the words, without those that turn them. */
export interface Telling {
	id: PersonFactId;
	says: RegExp;
	/** Words of something else that hold the same words; they are looked over. */
	not?: RegExp;
	/** The thought is about something else altogether. */
	unless?: RegExp;
	/** Asked about and not used, it tells nothing. */
	medicine?: true;
	/** Counts for as many weeks after it ended. */
	weeks?: number;
}

const MONTHS_6 = 26;
const YEARS_99 = 5_148;
export const TELLINGS: readonly Telling[] = [
	{ id: "pregnant", says: child.PREGNANT, not: child.NOT_PREGNANT_NOW, unless: child.FAKE_BELLY },
	{ id: "trying", says: child.TRYING, not: child.NOT_TRYING, unless: child.CHILD_FREE },
	{ id: "breastfeeding", says: child.BREASTFEEDING, not: child.NOT_NURSING },
	{
		id: "isotretinoin",
		says: medicine.ISOTRETINOIN,
		not: medicine.ISOTRETINOIN_ON_SKIN,
		medicine: true,
		weeks: MONTHS_6,
	},
	{
		id: "prescription_retinoid",
		says: medicine.RETINOID,
		not: medicine.RETINOID_BY_MOUTH,
		medicine: true,
		weeks: 4,
	},
	{
		id: "prescription_acne",
		says: medicine.ACNE_MEDICINE,
		unless: medicine.NOT_FOR_ACNE,
		medicine: true,
		weeks: 4,
	},
	{
		id: "steroid_cream",
		says: medicine.STEROID,
		unless: medicine.NOT_A_CREAM,
		medicine: true,
		weeks: 8,
	},
	{ id: "photosensitizing_medicine", says: medicine.PHOTOSENSITIZER, medicine: true, weeks: 2 },
	{ id: "weak_immune_system", says: medicine.IMMUNE_WEAK, not: medicine.NOT_A_TRANSPLANT, weeks: MONTHS_6 },
	{
		id: "weak_immune_system",
		says: medicine.IMMUNE_WEAK_FOR_LIFE,
		not: medicine.NOT_A_TRANSPLANT,
		weeks: YEARS_99,
	},
	{ id: "blood_thinner", says: medicine.BLOOD_THINNER, weeks: 2 },
	{
		id: "prescription_rosacea",
		says: medicine.ROSACEA_MEDICINE,
		unless: medicine.NOT_FOR_ROSACEA,
		medicine: true,
		weeks: 8,
	},
	{ id: "hydroquinone", says: medicine.HYDROQUINONE, medicine: true, weeks: 4 },
	{ id: "rosacea", says: state.ROSACEA, unless: state.ROSACEA_NOT_MINE },
	{ id: "prescription_eczema", says: medicine.BARRIER_MEDICINE, medicine: true, weeks: 8 },
	{
		id: "barrier_disease",
		says: state.BARRIER,
		not: new RegExp(`${state.PERIORAL.source}|${state.NOT_BARRIER.source}`),
	},
	{ id: "perioral_dermatitis", says: state.PERIORAL },
	{ id: "melasma", says: state.MELASMA },
	{ id: "shaving_bumps", says: state.SHAVING_BUMPS },
	{ id: "sunburn", says: state.SUNBURN, not: state.NO_SUNBURN, unless: state.ACTED, weeks: 2 },
	{ id: "broken_skin", says: state.BROKEN, not: state.NOT_BROKEN, unless: state.ACTED, weeks: 2 },
	{
		id: "barrier_strained",
		says: state.STRAINED,
		not: new RegExp(`${state.NOT_STRAINED.source}|${state.FELT_BY_NOBODY.source}`),
		unless: state.ACTED,
		weeks: 1,
	},
	{ id: "greasy_flakes", says: state.GREASY_FLAKES, not: state.NOT_BARRIER, weeks: 8 },
	{ id: "no_sunscreen", says: state.NO_SUNSCREEN },
	{ id: "vegan", says: state.VEGAN },
	{ id: "halal", says: state.HALAL },
	{ id: "blackheads", says: state.BLACKHEADS, not: state.NOT_BLACKHEADS, weeks: 8 },
	{ id: "man", says: state.MAN, not: state.NOT_A_MAN },
	{ id: "no_tint", says: state.NO_TINT },
	{ id: "wants_tint", says: state.WANTS_TINT, unless: state.NO_TINT },
	{ id: "night_work", says: life.NIGHT_WORK, not: life.NOT_NIGHT_WORK },
	{ id: "outdoors", says: life.OUTDOORS, not: life.NOT_OUTDOORS },
	{ id: "sun_some_days", says: life.SUN_SOME_DAYS },
	{ id: "picks_skin", says: life.PICKS_SKIN },
	{ id: "hair_growth", says: life.HAIR_GROWTH, unless: life.NOT_HAIR_GROWTH },
	{ id: "two_products", says: state.TWO_PRODUCTS },
	{ id: "few_products", says: state.FEW_PRODUCTS, not: state.TOO_DEAR_FOR_FANCY },
];

/** Whether words name a fact outright; otherwise it is told by a sign of it. */
export function isNamed(id: PersonFactId, quote: string): boolean {
	const words = tidy(spellOut(quote));
	return TELLINGS.some((one) => one.id === id && one.says.test(words));
}
