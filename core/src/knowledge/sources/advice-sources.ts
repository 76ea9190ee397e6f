import type { Source } from "./source.ts";

/** What health services and societies tell everybody, for questions people ask in the chat. */
export const ADVICE_SOURCES = {
	nhs_isotretinoin: {
		citation: "National Health Service (NHS), isotretinoin capsules",
		url: "https://www.nhs.uk/medicines/isotretinoin-capsules/",
		status: "knowledge",
		says: "dry skin and lips are common; no waxing, laser or peels during it and for six months after; never in pregnancy; watch mood",
	},
	isotretinoin_label: {
		citation: "Isotretinoin capsules (Accutane), US prescribing information",
		url: "https://www.accessdata.fda.gov/drugsatfda_docs/label/2008/018662s059lbl.pdf",
		status: "knowledge",
		says: "no wax epilation and no resurfacing of the skin during it and for at least six months after, because of scarring; a month of contraception after the last capsule",
	},
	nhs_pregnancy_food: {
		citation: "National Health Service (NHS), foods to avoid in pregnancy",
		url: "https://www.nhs.uk/pregnancy/keeping-well/foods-to-avoid/",
		status: "knowledge",
		says: "no liver or liver products and no supplements with vitamin A or fish liver oil in pregnancy: too much vitamin A can harm the unborn baby",
	},
	nhs_pregnancy_oils: {
		citation: "National Health Service (NHS), complementary therapies in pregnancy",
		url: "https://www.nhs.uk/pregnancy/keeping-well/medicines/",
		status: "knowledge",
		says: "natural remedies are not all safe in pregnancy: ask a midwife, doctor or pharmacist before using one",
	},
	aad_new_moms: {
		citation: "American Academy of Dermatology, hair loss in new moms",
		url: "https://www.aad.org/public/diseases/hair-loss/insider/new-moms",
		status: "knowledge",
		says: "shedding is most about four months after birth; most have their usual fullness back by the child's first birthday",
	},
	minoxidil_label: {
		citation: "Minoxidil 5% foam, US drug facts label",
		url: "https://dailymed.nlm.nih.gov/dailymed/search.cfm?query=minoxidil+foam",
		status: "knowledge",
		says: "do not use if you are pregnant or breastfeeding",
	},
	nhs_breastfeeding_medicines: {
		citation: "National Health Service (NHS), breastfeeding and medicines",
		url: "https://www.nhs.uk/conditions/baby/breastfeeding-and-bottle-feeding/breastfeeding-and-lifestyle/medicines/",
		status: "knowledge",
		says: "tell the doctor, dentist or pharmacist that you breastfeed before you take any medicine",
	},
	nhs_newborn_skin: {
		citation: "National Health Service (NHS), rashes in babies and children",
		url: "https://www.nhs.uk/conditions/rashes-babies-and-children/",
		status: "knowledge",
		says: "milia and baby acne are common in newborns and clear up by themselves; cradle cap is harmless; signs that need help at once",
	},
	nice_ng143: {
		citation: "NICE guideline NG143, fever in under 5s",
		url: "https://www.nice.org.uk/guidance/ng143",
		status: "knowledge",
		says: "38 degrees or more under three months is high risk and seen at once; 39 degrees or more at three to six months is a sign to be seen",
	},
	nhs_cold_sores: {
		citation: "National Health Service (NHS), cold sores",
		url: "https://www.nhs.uk/conditions/cold-sores/",
		status: "knowledge",
		says: "antiviral cream early on; they begin to heal within 10 days; do not kiss babies; when to see a doctor",
	},
	nhs_eczema: {
		citation: "National Health Service (NHS), atopic eczema",
		url: "https://www.nhs.uk/conditions/atopic-eczema/",
		status: "knowledge",
		says: "emollients often, also between flares; cortisone as prescribed; weeping or crusts may be infected",
	},
	nhs_psoriasis: {
		citation: "National Health Service (NHS), psoriasis",
		url: "https://www.nhs.uk/conditions/psoriasis/",
		status: "knowledge",
		says: "emollients and medicines on the skin come first; milder ones on the face; joint pain is for a doctor",
	},
	nhs_seborrheic: {
		citation:
			"National Health Service (NHS), dandruff, and British Association of Dermatologists, seborrhoeic dermatitis",
		url: "https://www.bad.org.uk/pils/seborrhoeic-dermatitis/",
		status: "knowledge",
		says: "antifungal shampoo, also on beard and face; it comes back",
	},
	nhs_prickly_heat: {
		citation: "National Health Service (NHS), heat rash (prickly heat)",
		url: "https://www.nhs.uk/conditions/heat-rash-prickly-heat/",
		status: "knowledge",
		says: "keep cool, loose cotton, calamine or antihistamine; it goes by itself",
	},
	nhs_insect_bites: {
		citation: "National Health Service (NHS), insect bites and stings",
		url: "https://www.nhs.uk/conditions/insect-bites-and-stings/",
		status: "knowledge",
		says: "cool it, do not scratch, antihistamine or mild hydrocortisone; signs of an emergency",
	},
	nhs_skin_tags: {
		citation: "National Health Service (NHS), skin tags",
		url: "https://www.nhs.uk/conditions/skin-tags/",
		status: "knowledge",
		says: "harmless; do not remove them yourself; see a doctor about one that bleeds, changes or hurts",
	},
	nhs_steroids: {
		citation: "National Health Service (NHS), topical corticosteroids",
		url: "https://www.nhs.uk/tests-and-treatments/topical-steroids/",
		status: "knowledge",
		says: "only mild ones on the face and briefly; strong ones thin skin; stopping after long use can flare",
	},
	nhs_acne: {
		citation: "National Health Service (NHS), acne",
		url: "https://www.nhs.uk/conditions/acne/",
		status: "knowledge",
		says: "often gone by the mid-twenties, in some it stays; it can run in families",
	},
	nhs_vitamin_d: {
		citation: "National Health Service (NHS), vitamin D",
		url: "https://www.nhs.uk/conditions/vitamins-and-minerals/vitamin-d/",
		status: "knowledge",
		says: "10 micrograms a day in autumn and winter",
	},
	nhs_sun_medicines: {
		citation:
			"National Health Service (NHS), doxycycline and other medicines that make skin sensitive to the sun",
		url: "https://www.nhs.uk/medicines/doxycycline/",
		status: "knowledge",
		says: "skin can burn sooner; shade, clothes and sunscreen",
	},
	nhs_smoking: {
		citation: "National Health Service (NHS), what happens when you quit smoking",
		url: "https://www.nhs.uk/better-health/quit-smoking/",
		status: "knowledge",
		says: "smoking ages skin; a stop-smoking service makes quitting likelier",
	},
	nhs_cancer_care: {
		citation: "Macmillan Cancer Support and NHS, skin care during chemotherapy and radiotherapy",
		url: "https://www.macmillan.org.uk/cancer-information-and-support/treatments-and-drugs/skin-care-during-radiotherapy",
		status: "knowledge",
		says: "mild wash, plain cream, only what the team allows on treated skin; sun protection",
	},
	aad_brushes: {
		citation: "American Academy of Dermatology, how to clean makeup brushes",
		url: "https://www.aad.org/public/everyday-care/skin-care-secrets/routine/clean-your-makeup-brushes",
		status: "knowledge",
		says: "brushes are washed every 7 to 10 days",
	},
	aad_hair_products: {
		citation: "American Academy of Dermatology, are your hair care products causing breakouts",
		url: "https://www.aad.org/public/diseases/acne/causes/hair-products",
		status: "knowledge",
		says: "oils in hair products clog pores; 4 to 6 weeks without until skin is clearer",
	},
	aad_tattoo: {
		citation: "American Academy of Dermatology, caring for tattooed skin",
		url: "https://www.aad.org/public/everyday-care/skin-care-basics/tattoos/caring-for-tattooed-skin",
		status: "knowledge",
		says: "plain moisturizer, sun protection; see a doctor about a reaction",
	},
	aad_baby_sun: {
		citation: "American Academy of Dermatology, sun protection for babies",
		url: "https://www.aad.org/public/everyday-care/sun-protection/shade-clothing-sunscreen/protect-babies",
		status: "knowledge",
		says: "shade and clothes under 6 months; mineral sunscreen from then on",
	},
	aad_wound_care: {
		citation: "American Academy of Dermatology, proper wound care: how to minimize a scar",
		url: "https://www.aad.org/public/everyday-care/injured-skin/burns/wound-care-minimize-scars",
		status: "knowledge",
		says: "clean, petroleum jelly, covered; sunscreen once it is healed",
	},
	aad_stretch_marks: {
		citation: "American Academy of Dermatology, stretch marks",
		url: "https://www.aad.org/public/cosmetic/scars-stretch-marks/stretch-marks-why-appear",
		status: "knowledge",
		says: "they fade with time; oils did not help in studies; tretinoin may on early ones",
	},
	aad_vitamin_d: {
		citation: "American Academy of Dermatology, vitamin D",
		url: "https://www.aad.org/media/stats-vitamin-d",
		status: "knowledge",
		says: "from food and supplements, not from sun",
	},
	fda_hypoallergenic: {
		citation: 'FDA, "hypoallergenic" cosmetics',
		url: "https://www.fda.gov/cosmetics/cosmetics-labeling-claims/hypoallergenic-cosmetics",
		status: "knowledge",
		says: "no federal standard or definition for the word",
	},
	eu_655_2013: {
		citation: "Commission Regulation (EU) 655/2013, common criteria for claims about cosmetics",
		url: "https://eur-lex.europa.eu/eli/reg/2013/655/oj",
		status: "knowledge",
		says: "a claim must be truthful and backed by evidence",
	},
	bimatoprost_label: {
		citation: "Bimatoprost 0.03% for lashes, US prescribing information",
		url: "https://www.accessdata.fda.gov/drugsatfda_docs/label/2012/022369s005lbl.pdf",
		status: "knowledge",
		says: "lashes grow; lids and iris may darken, eyes redden",
	},
	goodman_2019: {
		citation:
			"Goodman et al., smoking and alcohol use and facial aging in women, J Clin Aesthet Dermatol 2019;12(8):28",
		url: "https://www.ncbi.nlm.nih.gov/pmc/articles/PMC6715121/",
		status: "knowledge",
		says: "of 3,267 women heavy drinkers showed more lines, puffiness and vessels: an association",
	},
	nhs_medicines_dose: {
		citation: "National Health Service (NHS), medicines information",
		url: "https://www.nhs.uk/common-health-questions/medicines/",
		status: "knowledge",
		says: "take what was prescribed to you and as it was told; no prescribed medicine is handed to somebody else; ask a pharmacist or doctor before changing a dose",
	},
	fda_hydroquinone: {
		citation: "FDA, skin products containing hydroquinone, consumer update 2022",
		url: "https://www.fda.gov/drugs/drug-safety-and-availability/fda-works-protect-consumers-potentially-harmful-otc-skin-lightening-products",
		status: "knowledge",
		says: "none is sold without a prescription lawfully; rashes, swelling of the face and lasting discoloration (ochronosis) were reported",
	},
	fda_fluorouracil_pets: {
		citation: "FDA, topical fluorouracil medicine for people and pets",
		url: "https://www.fda.gov/animal-veterinary/animal-health-literacy/dont-expose-pets-prescription-topical-fluorouracil-medicine-people",
		status: "knowledge",
		says: "pets that lick skin or chew a tube can fall very ill or die, even from little; ask a veterinarian at once",
	},
	minoxidil_pets_2021: {
		citation:
			"Tater KC, Gwaltney-Brant S, Wismer T. Topical minoxidil exposures and toxicoses in dogs and cats. J Am Anim Hosp Assoc 2021;57(5):225-231",
		url: "https://pubmed.ncbi.nlm.nih.gov/34370845/",
		status: "knowledge",
		says: "drops or licks made dogs and cats ill, often from an owner's skin or pillow; 8 of 62 cats with signs died",
	},
	who_mercury: {
		citation: "World Health Organization, mercury in skin lightening products, 2019",
		url: "https://www.who.int/publications/i/item/WHO-CED-PHE-EPE-19.13",
		status: "knowledge",
		says: "creams and soaps without a full label may hold mercury, which harms kidneys, nerves and an unborn child",
	},
} as const satisfies Record<string, Source>;
