import type { SourceId } from "../knowledge/sources.ts";

/**
 * What a person can tell about themselves that changes a plan, in the order it is shown: safety first. Answers in the
 * settings and sentences in a note or a talk give the same facts, so that no rule has to know where one came from.
 */
export const PERSON_FACTS = [
	"under_13",
	"age_13_15",
	"age_16_17",
	"age_65_or_more",
	"pregnant",
	"trying",
	"breastfeeding",
	"isotretinoin",
	"prescription_retinoid",
	"prescription_acne",
	"antibiotic_alone",
	"prescription_rosacea",
	"prescription_eczema",
	"hydroquinone",
	"steroid_cream",
	"photosensitizing_medicine",
	"weak_immune_system",
	"blood_thinner",
	"allergy",
	"barrier_disease",
	"rosacea",
	"perioral_dermatitis",
	"melasma",
	"shaving_bumps",
	"greasy_flakes",
	"even_bumps",
	"recent_procedure",
	"sunburn",
	"broken_skin",
	"barrier_strained",
	"no_sunscreen",
	"vegan",
	"halal",
	"avoids",
	"uses_irritant",
	"asks_for",
	"others_medicine",
	"owns",
	"nothing_new",
	"content",
	"picks_skin",
	"outdoors",
	"sun_some_days",
	"had_skin_cancer",
	"blackheads",
	"hair_growth",
	"night_work",
	"budget",
	"low_budget",
	"high_budget",
	"two_products",
	"few_products",
	"man",
	"no_tint",
	"wants_tint",
	"other_person",
] as const;
export type PersonFactId = (typeof PERSON_FACTS)[number];

export interface PersonFact {
	id: PersonFactId;
	/**
	 * The ingredient of an allergy, or what is avoided: an id of the ingredient tables, a plain lower-case name or a brand; the
	 * sum of a budget, "40 USD"; absent elsewhere.
	 */
	about?: string;
	/** The words that said it, cut from the text; absent where an answer in the settings did. */
	quote?: string;
	/** False where the person is unsure; rules treat it as said. */
	sure: boolean;
}

interface FactRule {
	/** "you are pregnant": continues "You told us". */
	words: string;
	/** True for what outlasts the day and has an answer of its own; it joins the profile when the person agrees. */
	lasting: boolean;
	sources: readonly SourceId[];
}

export const FACT_RULES: Record<PersonFactId, FactRule> = {
	under_13: { words: "you are under 13", lasting: true, sources: ["teen_care"] },
	age_13_15: { words: "you are 13 to 15", lasting: true, sources: ["teen_care"] },
	age_16_17: { words: "you are 16 or 17", lasting: true, sources: ["teen_care"] },
	age_65_or_more: { words: "you are 65 or older", lasting: true, sources: ["aad_dry_skin"] },
	pregnant: { words: "you are pregnant", lasting: true, sources: ["pregnancy_topicals_2022"] },
	trying: { words: "you are trying for a baby", lasting: true, sources: ["pregnancy_topicals_2022"] },
	breastfeeding: { words: "you are breastfeeding", lasting: true, sources: ["mother_to_baby"] },
	isotretinoin: {
		words: "you take isotretinoin or took it in the last six months",
		lasting: true,
		sources: ["aad_acne_2024"],
	},
	prescription_retinoid: {
		words: "you use a prescription retinoid",
		lasting: true,
		sources: ["aad_acne_2024"],
	},
	prescription_acne: {
		words: "you use an acne medicine from a doctor",
		lasting: true,
		sources: ["aad_acne_2024"],
	},
	antibiotic_alone: {
		words: "you use an antibiotic on your skin with nothing beside it",
		lasting: false,
		sources: ["aad_acne_2024"],
	},
	prescription_rosacea: {
		words: "you use a rosacea medicine from a doctor",
		lasting: false,
		sources: ["nice_cks_rosacea"],
	},
	prescription_eczema: {
		words: "you use a medicine for eczema or psoriasis from a doctor",
		lasting: false,
		sources: ["aad_dry_skin"],
	},
	hydroquinone: {
		words: "you use hydroquinone or another bleaching cream",
		lasting: false,
		sources: ["hydroquinone_label"],
	},
	steroid_cream: { words: "you use a steroid cream on your face", lasting: true, sources: ["house_default"] },
	photosensitizing_medicine: {
		words: "you take a medicine that makes skin burn in the sun",
		lasting: true,
		sources: ["house_default"],
	},
	weak_immune_system: { words: "your immune system is weakened", lasting: true, sources: ["house_default"] },
	blood_thinner: { words: "you take a blood thinner", lasting: false, sources: ["house_default"] },
	allergy: { words: "you are allergic to", lasting: true, sources: ["aad_test_products"] },
	barrier_disease: {
		words: "you have eczema, dermatitis or psoriasis on the face",
		lasting: true,
		sources: ["aad_dry_skin"],
	},
	rosacea: { words: "you have rosacea", lasting: true, sources: ["nice_cks_rosacea"] },
	perioral_dermatitis: {
		words: "you have a rash or small bumps around the mouth",
		lasting: false,
		sources: ["perioral_2013"],
	},
	melasma: { words: "you have melasma", lasting: false, sources: ["melasma_sunscreen"] },
	shaving_bumps: {
		words: "you get bumps where you shave or pluck hair",
		lasting: false,
		sources: ["shaving_advice"],
	},
	greasy_flakes: {
		words: "greasy flakes come back on your face",
		lasting: false,
		sources: ["house_default"],
	},
	even_bumps: {
		words: "small bumps of one size itch or sit close together on your face",
		lasting: false,
		sources: ["house_default"],
	},
	recent_procedure: {
		words: "your skin has just had a peel, laser, waxing or another treatment",
		lasting: false,
		sources: ["house_default"],
	},
	sunburn: { words: "your skin is sunburnt", lasting: false, sources: ["house_default"] },
	broken_skin: { words: "your skin is broken or raw somewhere", lasting: false, sources: ["house_default"] },
	barrier_strained: {
		words: "your skin feels tight, flaky, sore or itchy",
		lasting: false,
		sources: ["aad_dry_skin", "barrier_reviews"],
	},
	no_sunscreen: { words: "you do not want to wear sunscreen", lasting: false, sources: ["aad_sunscreen"] },
	vegan: { words: "you are vegan", lasting: false, sources: ["house_default"] },
	halal: { words: "you want it halal or kosher", lasting: false, sources: ["house_default"] },
	avoids: { words: "you want nothing with", lasting: false, sources: ["house_default"] },
	uses_irritant: { words: "you use", lasting: false, sources: ["aad_dry_skin"] },
	asks_for: { words: "you think of", lasting: false, sources: ["house_default"] },
	others_medicine: {
		words: "somebody else's medicine is at hand",
		lasting: false,
		sources: ["house_default"],
	},
	owns: { words: "you have", lasting: false, sources: ["house_default"] },
	nothing_new: { words: "you want to buy nothing new", lasting: false, sources: ["house_default"] },
	content: { words: "what you use suits you", lasting: false, sources: ["house_default"] },
	picks_skin: { words: "you press or pick at spots", lasting: false, sources: ["house_default"] },
	outdoors: {
		words: "you are much in the sun, in water or behind a window",
		lasting: false,
		sources: ["aad_sunscreen"],
	},
	sun_some_days: {
		words: "you wear sunscreen on some days only",
		lasting: false,
		sources: ["aad_sunscreen"],
	},
	had_skin_cancer: { words: "you had a skin cancer", lasting: false, sources: ["aad_sunscreen"] },
	blackheads: { words: "you have blackheads", lasting: false, sources: ["aad_acne_2024"] },
	hair_growth: {
		words: "thick hair grows on your chin or jaw, or you have PCOS",
		lasting: false,
		sources: ["nice_ng198"],
	},
	night_work: { words: "you work at night", lasting: false, sources: ["house_default"] },
	budget: { words: "you want to spend at most", lasting: false, sources: ["house_default"] },
	low_budget: { words: "you want to spend little", lasting: false, sources: ["house_default"] },
	high_budget: { words: "the price does not matter to you", lasting: false, sources: ["house_default"] },
	two_products: {
		words: "you want no more than two products",
		lasting: true,
		sources: ["aad_order"],
	},
	few_products: {
		words: "you want few products",
		lasting: true,
		sources: ["aad_order"],
	},
	man: { words: "you are a man", lasting: false, sources: ["house_default"] },
	no_tint: { words: "you want no tint", lasting: false, sources: ["house_default"] },
	wants_tint: { words: "you want a tinted sunscreen", lasting: false, sources: ["house_default"] },
	other_person: { words: "you ask for somebody else", lasting: false, sources: ["house_default"] },
};

const AGES: readonly PersonFactId[] = ["under_13", "age_13_15", "age_16_17", "age_65_or_more"];

export function isMinorFact(facts: readonly Pick<PersonFact, "id">[]): boolean {
	return facts.some(({ id }) => id === "under_13" || id === "age_13_15" || id === "age_16_17");
}

export function isSameFact(
	one: Pick<PersonFact, "id" | "about">,
	two: Pick<PersonFact, "id" | "about">,
): boolean {
	return one.id === two.id && one.about === two.about;
}

/**
 * Everything told, each fact once, an allergy standing for a wish against the same ingredient, in the order of PERSON_FACTS: whatever asks for more care stands, so nothing told in
 * one place is taken back by silence in another; of two ages the younger holds, and of two wishes for few products the shorter.
 */
export function mergeFacts(...told: readonly (readonly PersonFact[])[]): PersonFact[] {
	const merged: PersonFact[] = [];
	for (const fact of told.flat()) {
		const at = merged.findIndex((one) => isSameFact(one, fact));
		const known = merged[at];
		if (known === undefined) merged.push({ ...fact });
		else merged[at] = { ...fact, ...known, sure: known.sure || fact.sure };
	}
	const youngest = AGES.find((age) => merged.some(({ id }) => id === age));
	return merged
		.filter(({ id }) => !AGES.includes(id) || id === youngest)
		.filter(
			({ id, about }) =>
				id !== "avoids" || !merged.some((one) => one.id === "allergy" && one.about === about),
		)
		.filter(({ id }) => id !== "few_products" || !merged.some((one) => one.id === "two_products"))
		.toSorted((a, b) => PERSON_FACTS.indexOf(a.id) - PERSON_FACTS.indexOf(b.id));
}

export const UNDERSTOOD_STATES = ["read", "kept", "denied"] as const;
type UnderstoodState = (typeof UNDERSTOOD_STATES)[number];

/** What a report understood from its note, for the person to check; a denied one no longer counts. */
export interface Understood {
	id: PersonFactId;
	about?: string;
	quote?: string;
	/** Continues "You told us". */
	words: string;
	sure: boolean;
	/** By the meaning of a sentence, where no word says it; reading the note again by words keeps it. */
	heard?: true;
	lasting: boolean;
	/** `kept`: joined the profile, whose answers decide from then on. */
	state: UnderstoodState;
}

/** The facts that count beside the answers. */
export function factsUnderstood(understood: readonly Understood[]): PersonFact[] {
	return understood
		.filter(({ state }) => state === "read")
		.map(({ id, about, quote, sure }) => ({
			id,
			sure,
			...(about !== undefined && { about }),
			...(quote !== undefined && { quote }),
		}));
}
