/**
 * Every rule of this area names its sources by id. `verified`: the text was opened and read for this table.
 * `knowledge`: established literature, not opened again. `house`: our own cautious default, not taken from a study.
 */
export type SourceStatus = "verified" | "knowledge" | "house";

export interface Source {
	citation: string;
	url: string | null;
	status: SourceStatus;
}

export const SOURCES = {
	aad_acne_2024: {
		citation:
			"Reynolds et al., guidelines of care for the management of acne vulgaris, J Am Acad Dermatol 2024",
		url: null,
		status: "verified",
	},
	nice_ng198: {
		citation: "NICE guideline NG198, Acne vulgaris: management",
		url: "https://www.nice.org.uk/guidance/ng198",
		status: "verified",
	},
	nice_cks_rosacea: {
		citation: "NICE Clinical Knowledge Summary, Rosacea",
		url: null,
		status: "verified",
	},
	cochrane_acne_topicals_2020: {
		citation:
			"Liu et al., topical azelaic acid, salicylic acid, nicotinamide, sulphur, zinc and fruit acid for acne, Cochrane 2020",
		url: "https://doi.org/10.1002/14651858.CD011368.pub2",
		status: "verified",
	},
	fda_acne_monograph: {
		citation: "21 CFR 333.310, active ingredients of over-the-counter acne drugs",
		url: "https://www.ecfr.gov/current/title-21/section-333.310",
		status: "verified",
	},
	fda_aha_2005: {
		citation: "FDA guidance for industry, labeling for cosmetics containing alpha hydroxy acids, 2005",
		url: "https://www.fda.gov/regulatory-information/search-fda-guidance-documents/guidance-industry-labeling-cosmetics-containing-alpha-hydroxy-acids",
		status: "verified",
	},
	cir_aha: {
		citation: "Cosmetic Ingredient Review, glycolic and lactic acid: at most 10% at pH 3.5 or above",
		url: null,
		status: "knowledge",
	},
	eu_2024_996: {
		citation: "Commission Regulation (EU) 2024/996, vitamin A, arbutin and kojic acid in cosmetics",
		url: "http://data.europa.eu/eli/reg/2024/996/oj",
		status: "verified",
	},
	eu_cosmetics_annexes: {
		citation: "Regulation (EC) 1223/2009, Annexes II, III, V and VI",
		url: "http://data.europa.eu/eli/reg/2009/1223/oj",
		status: "verified",
	},
	eu_2023_1545: {
		citation: "Commission Regulation (EU) 2023/1545, labelling of fragrance allergens",
		url: "http://data.europa.eu/eli/reg/2023/1545/oj",
		status: "knowledge",
	},
	aad_order: {
		citation: "American Academy of Dermatology, the order of skin care products (Taylor)",
		url: null,
		status: "verified",
	},
	aad_face_washing: {
		citation: "American Academy of Dermatology, face washing advice",
		url: null,
		status: "verified",
	},
	aad_test_products: {
		citation: "American Academy of Dermatology, how to test skin care products on the arm",
		url: null,
		status: "verified",
	},
	aad_dry_skin: {
		citation: "American Academy of Dermatology, dry skin advice",
		url: null,
		status: "verified",
	},
	aad_sunscreen: {
		citation: "American Academy of Dermatology and FDA, how to choose and apply sunscreen",
		url: null,
		status: "verified",
	},
	tinted_sunscreen_2024: {
		citation: "Review of tinted sunscreens in skin of color, Int J Dermatol 2024",
		url: null,
		status: "verified",
	},
	pih_cohort: {
		citation: "Cohort on dark marks after inflammation in darker skin",
		url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC8611517/",
		status: "verified",
	},
	niacinamide_tranexamic_2014: {
		citation: "Lee et al., randomized trial of niacinamide with tranexamic acid on facial pigmentation, 2014",
		url: "https://doi.org/10.1111/srt.12107",
		status: "verified",
	},
	tranexamic_serum_rct: {
		citation:
			"Randomized trial of a vitamin B3 and tranexamic acid serum against hydroquinone 4%, J Cosmet Dermatol 2025;24(3):e70097",
		url: "https://doi.org/10.1111/jocd.70097",
		status: "verified",
	},
	niacinamide_rct: {
		citation: "Randomized trial of niacinamide 4% on axillary pigmentation, Clin Cosmet Investig Dermatol",
		url: null,
		status: "verified",
	},
	niacinamide_reviews: {
		citation: "Hakozaki 2002 and Draelos 2006 on topical niacinamide",
		url: null,
		status: "knowledge",
	},
	vitamin_c_review: {
		citation: "Al-Niaimi and Chiang, topical vitamin C and the skin, review",
		url: null,
		status: "verified",
	},
	retinol_review_2021: {
		citation: "Spierings, evidence for topical retinol, J Clin Aesthet Dermatol 2021;14(9):33",
		url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC8675340/",
		status: "verified",
	},
	retinoid_start_advice: {
		citation: "Dermatologists' published advice on starting a retinoid slowly (Rogers)",
		url: null,
		status: "verified",
	},
	tretinoin_light_1998: {
		citation:
			"Martin et al., stability of tretinoin and adapalene with benzoyl peroxide in light, Br J Dermatol 1998",
		url: null,
		status: "verified",
	},
	tretinoin_gel_2010: {
		citation: "Del Rosso et al., stability of an optimized tretinoin gel with benzoyl peroxide, 2010",
		url: null,
		status: "verified",
	},
	adapalene_bpo: {
		citation: "Open-label trial of adapalene 0.1% with benzoyl peroxide 2.5% over 12 weeks, no control group",
		url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC4840853/",
		status: "verified",
	},
	hales_2025: {
		citation: "Hales et al., skin care routines of teenagers shared on video, Pediatrics 2025",
		url: "https://doi.org/10.1542/peds.2024-070309",
		status: "verified",
	},
	teen_care: {
		citation: "American Academy of Dermatology and Connecticut Children's, skin care for teenagers",
		url: null,
		status: "verified",
	},
	rosacea_trigger_survey: {
		citation: "National Rosacea Society survey of ingredients reported as irritating",
		url: null,
		status: "verified",
	},
	acne_in_pregnancy_2016: {
		citation: "Chien et al., treatment of acne in pregnancy, J Am Board Fam Med 2016",
		url: null,
		status: "verified",
	},
	mother_to_baby: {
		citation: "MotherToBaby fact sheet, topical acne treatments",
		url: null,
		status: "verified",
	},
	pregnancy_topicals_2022: {
		citation:
			"Putra et al., skin changes and safety of topical products during pregnancy, JCAD 2022;15(2):49",
		url: "https://jcadonline.com/skin-changes-topical-products-pregnancy/",
		status: "verified",
	},
	under_eye_2015: {
		citation: "Instrumental and visual grading of darkness around the eyes, An Bras Dermatol 2015",
		url: null,
		status: "verified",
	},
	acne_routine_advice: {
		citation: "NHS and pharmacy advice on acne: give a product six to eight weeks",
		url: null,
		status: "verified",
	},
	barrier_reviews: {
		citation: "Reviews of moisturizers and the skin barrier (Loden; Danby 2013)",
		url: null,
		status: "knowledge",
	},
	pha_studies: {
		citation: "Grimes and Green, studies of polyhydroxy acids",
		url: null,
		status: "knowledge",
	},
	otc_monographs: {
		citation: "US over-the-counter monographs for skin protectants and acne products (M016, M006)",
		url: null,
		status: "knowledge",
	},
	contact_allergen_lists: {
		citation: "American Contact Dermatitis Society, allergens of the year",
		url: null,
		status: "knowledge",
	},
	ingredient_functions: {
		citation: "CosIng, declared functions of cosmetic ingredients",
		url: null,
		status: "knowledge",
	},
	acid_retinoid_practice: {
		citation: "Common dermatology practice: acids and retinoids on different nights",
		url: null,
		status: "knowledge",
	},
	house_default: {
		citation: "Our own cautious default, chosen where no study settles the question",
		url: null,
		status: "house",
	},
} as const satisfies Record<string, Source>;

export type SourceId = keyof typeof SOURCES;
