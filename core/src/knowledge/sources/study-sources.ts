import type { Source } from "./source.ts";

/** Trials and reviews, and where there is neither what experts published. */
export const STUDY_SOURCES = {
	cochrane_acne_topicals_2020: {
		citation:
			"Liu et al., topical azelaic acid, salicylic acid, nicotinamide, sulphur, zinc and fruit acid for acne, Cochrane 2020",
		url: "https://doi.org/10.1002/14651858.CD011368.pub2",
		status: "verified",
		says: "azelaic acid probably a little behind benzoyl peroxide (ratio 0.82), about like tretinoin; sulfur uncertain",
	},
	mills_1986: {
		citation: "Mills et al., 2.5%, 5% and 10% benzoyl peroxide on inflamed acne, Int J Dermatol 1986",
		url: "https://doi.org/10.1111/j.1365-4362.1986.tb04534.x",
		status: "verified",
		says: "in three studies of 153 people 2.5% equaled 5% and 10% and burned and peeled less often than 10%",
		about: ["benzoyl_peroxide"],
	},
	salicylic_sun_2009: {
		citation: "Kornhauser et al., glycolic and salicylic acid and sunburn in human skin, J Dermatol Sci 2009",
		url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC2791365",
		status: "verified",
		says: "glycolic acid 10% made skin burn more easily, salicylic acid 2% did not; 14 people",
		about: ["aha", "bha"],
	},
	hughes_2013: {
		citation: "Hughes et al., sunscreen and prevention of skin aging, Ann Intern Med 2013;158(11):781",
		url: "https://doi.org/10.7326/0003-4819-158-11-201306040-00002",
		status: "verified",
		says: "of 903 adults those with daily sunscreen showed 24% less skin aging over 4.5 years, read on the back of the hand",
	},
	tinted_sunscreen_2024: {
		citation: "Guide to tinted sunscreens in skin of color, Int J Dermatol 2024;63(3):272",
		url: "https://doi.org/10.1111/ijd.16954",
		status: "verified",
		says: "visible light darkens marks, iron oxides hold it back; the tint has to suit the skin",
		about: ["tint"],
	},
	tinted_shades_2022: {
		citation: "Tinted sunscreens: consumer preferences based on skin tone, Cutis 2022",
		url: "https://www.mdedge.com/dermatology/article/253585/diversity-medicine/tinted-sunscreens-consumer-preferences-based-light",
		status: "verified",
		says: "most products come in one shade; a shade that does not match is the commonest complaint on dark skin",
		about: ["tint"],
	},
	pih_cohort: {
		citation: "Cohort on dark marks after inflammation in darker skin",
		url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC8611517/",
		status: "knowledge",
		says: "picking and irritation go along with more marks on darker skin: an association",
	},
	pih_prevention_2022: {
		citation: "Preventing dark marks after acne, Drugs Ther Perspect 2022",
		url: "https://doi.org/10.1007/s40267-022-00932-8",
		status: "verified",
		says: "treating the inflamed spots well is the first way to prevent marks; treatments must not irritate; sun protection",
	},
	retinoids_pih_2022: {
		citation: "Topical retinoids on acne and the marks it leaves in skin of color, Am J Clin Dermatol 2022",
		url: "https://scholarlycommons.henryford.com/dermatology_articles/616/",
		status: "verified",
		says: "retinoids treat the spots and fade their marks; spots improve weeks before marks do",
		about: ["retinoid"],
	},
	niacinamide_tranexamic_2014: {
		citation: "Lee et al., randomized trial of niacinamide with tranexamic acid on facial pigmentation, 2014",
		url: "https://doi.org/10.1111/srt.12107",
		status: "verified",
		says: "42 women, 2% and 2% twice a day for 8 weeks, better than the cream alone",
		about: ["niacinamide", "brightener"],
	},
	tranexamic_serum_rct: {
		citation:
			"Randomized trial of a vitamin B3 and tranexamic acid serum against hydroquinone 4%, J Cosmet Dermatol 2025;24(3):e70097",
		url: "https://doi.org/10.1111/jocd.70097",
		status: "verified",
		says: "60 women, alike after 3 and 5 months, the serum better tolerated",
		about: ["niacinamide", "brightener"],
	},
	niacinamide_rct: {
		citation: "Castanedo-Cazares et al., niacinamide 4% on axillary pigmentation, 2013",
		url: "https://doi.org/10.2147/CCID.S39246",
		status: "verified",
		says: "24 women, 9 weeks: better than placebo, 24% with a good result against 6%",
		about: ["niacinamide"],
	},
	niacinamide_reviews: {
		citation: "Draelos 2006 on topical niacinamide and sebum, Hakozaki 2002 on pigmentation",
		url: "https://doi.org/10.1080/14764170600717704",
		status: "verified",
		says: "2% lowered sebum in one of two studies; 2 to 5% lightened marks a little after 4 weeks (read in accounts)",
		about: ["niacinamide"],
	},
	niacinamide_c_chemistry: {
		citation: "A formulation chemist on niacinamide with vitamin C",
		url: "https://palette.tatacliq.com/watch/vitamin-c",
		status: "reported",
		says: "the warning goes back to tests of the 1960s with unstabilized samples; it takes heat that skin care never sees",
		about: ["niacinamide", "vitamin_c", "vitamin_c_derivative"],
	},
	vitamin_c_bpo_advice: {
		citation: "Draelos, facial care advice for patients with acne, Dermatology Times 2016",
		url: "https://www.dermatologytimes.com/view/facial-care-advice-patients-acne",
		status: "verified",
		says: "benzoyl peroxide is an oxidant, so keep it and vitamin C apart: an expert's advice, not a trial",
		about: ["vitamin_c", "benzoyl_peroxide"],
	},
	vitamin_c_review: {
		citation: "Al-Niaimi and Chiang, topical vitamin C and the skin, review, 2017",
		url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC5605218/",
		status: "knowledge",
		says: "8 to 20%, pH below 3.5, above 20% no more effect; brown means oxidized; derivatives are less studied",
		about: ["vitamin_c", "vitamin_c_derivative"],
	},
	kang_1995: {
		citation:
			"Kang et al., application of retinol to human skin in vivo induces epidermal hyperplasia, J Invest Dermatol 1995;105:549",
		url: "https://doi.org/10.1111/1523-1747.ep12323445",
		status: "knowledge",
		says: "retinol made the living epidermis thicker, with little irritation",
		about: ["retinoid"],
	},
	matta_2019: {
		citation:
			"Matta et al., effect of sunscreen application under maximal use conditions on plasma concentration of sunscreen active ingredients, JAMA 2019;321:2082",
		url: "https://doi.org/10.1001/jama.2019.5586",
		status: "knowledge",
		says: "four organic filters were found in blood above the amount at which the FDA asks for more study; this is no reason to go without sunscreen",
	},
	boxer_wachler_2016: {
		citation:
			"Boxer Wachler, levels of UVA light protection in automobile windshields and side windows, JAMA Ophthalmol 2016;134:772",
		url: "https://doi.org/10.1001/jamaophthalmol.2016.1139",
		status: "knowledge",
		says: "windshields held off 96% of UVA on average, side windows 71% and very differently from car to car",
	},
	retinol_review_2021: {
		citation: "Spierings, evidence for topical retinol, J Clin Aesthet Dermatol 2021;14(9):33",
		url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC8675340/",
		status: "verified",
		says: "nine trials: four showed no difference, five a weak one with major flaws",
		about: ["retinoid"],
	},
	retinoid_start_advice: {
		citation: "A dermatologist's published advice on starting a retinoid slowly (Rogers)",
		url: "https://www.doctorrogers.com/blogs/blog/retinol-101-with-dr-heather-rogers",
		status: "verified",
		says: "two nights a week, then every other night, nightly after 8 to 12 weeks if calm; fewer nights whenever needed",
		about: ["retinoid"],
	},
	tretinoin_light_1998: {
		citation:
			"Martin et al., stability of tretinoin and adapalene with benzoyl peroxide in light, Br J Dermatol 1998",
		url: "https://doi.org/10.1046/j.1365-2133.1998.1390s2008.x",
		status: "verified",
		says: "with benzoyl peroxide and light half the tretinoin is gone in 2 hours; adapalene stays stable",
		about: ["retinoid", "benzoyl_peroxide"],
	},
	tretinoin_gel_2010: {
		citation: "Del Rosso et al., stability of an optimized tretinoin gel with benzoyl peroxide, 2010",
		url: "https://pubmed.ncbi.nlm.nih.gov/20967192/",
		status: "verified",
		says: "a newer 0.05% gel lost nothing in seven hours beside benzoyl peroxide",
		about: ["retinoid", "benzoyl_peroxide"],
	},
	adapalene_bpo: {
		citation: "Open-label trial of adapalene 0.1% with benzoyl peroxide 2.5% over 12 weeks, no control group",
		url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC4840853/",
		status: "verified",
		says: "of 73 people 69.9% had inflamed spots more than halved; redness and burning mostly in the first week",
		about: ["retinoid", "benzoyl_peroxide"],
	},
	hales_2025: {
		citation: "Hales et al., skin care routines of teenagers shared on video, Pediatrics 2025",
		url: "https://doi.org/10.1542/peds.2024-070309",
		status: "verified",
		says: "6 products a routine; the most watched held 11 and up to 21 actives that can irritate; a quarter had sunscreen",
	},
	rosacea_trigger_survey: {
		citation: "National Rosacea Society survey of ingredients reported as irritating",
		url: "https://www.rosacea.org/rosacea-review/2005/spring/ingredients-may-aggravate-rosacea",
		status: "verified",
		says: "of 1,023 people 66% named alcohol, 30% witch hazel, 29.5% fragrance, 21% menthol, 13% eucalyptus",
	},
	acne_in_pregnancy_2016: {
		citation: "Chien et al., treatment of acne in pregnancy, J Am Board Fam Med 2016",
		url: "https://www.jabfm.org/content/29/2/254",
		status: "verified",
		says: "azelaic acid or benzoyl peroxide as the base treatment; no retinoids",
	},
	pregnancy_topicals_2022: {
		citation:
			"Putra et al., skin changes and safety of topical products during pregnancy, JCAD 2022;15(2):49",
		url: "https://jcadonline.com/skin-changes-topical-products-pregnancy/",
		status: "verified",
		says: "which creams to leave out while pregnant; most treatments are recommended after delivery",
	},
	under_eye_2015: {
		citation: "Dark circles: family, lifestyle and imaging, An Bras Dermatol 2015",
		url: "https://doi.org/10.1590/abd1806-4841.20153520",
		status: "verified",
		says: "family history matters most, sleep did not; lightness against the cheek agrees best with what eyes see",
	},
	barrier_reviews: {
		citation: "Loden, moisturizers in the treatment of dry skin barrier disorders, 2003",
		url: "https://doi.org/10.2165/00128071-200304110-00005",
		status: "verified",
		says: "humectants and fats smooth dry skin and help its barrier; some formulas make it worse",
	},
	pha_studies: {
		citation: "Grimes and Green 2004 and Kornhauser 2012 on polyhydroxy acids",
		url: "https://doi.org/10.1155/2012/710893",
		status: "reported",
		says: "gentler than alpha hydroxy acids; gluconolactone did not raise sunburn as they do",
		about: ["pha", "aha"],
	},
	acid_retinoid_practice: {
		citation: "Common dermatology practice: acids and retinoids on different nights",
		url: "https://sites.google.com/a/villagedermatologyhouston.com/website/retinoids",
		status: "knowledge",
		says: "custom, not a trial: what irritates alone irritates more together; no waxing, laser or facial beside a retinoid",
		about: ["retinoid", "aha", "bha", "pha", "scrub", "enzyme"],
	},
} as const satisfies Record<string, Source>;
