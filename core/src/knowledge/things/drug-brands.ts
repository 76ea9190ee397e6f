import { dailymed, type LabelPage } from "./label-page.ts";

/** A medicine sold by a name that does not say what is in it. */
export interface DrugBrand {
	/** As `phrases` reads them. */
	says: string;
	/** What acts in it. */
	substance: string;
	/** The allergy that this substance is read as, by the ids of `allergens.ts`. */
	allergen: "aspirin" | "salicylates" | "salicylic_acid" | "penicillin" | "sulfonamides";
	/** Null where it is known by its label and no page was opened. */
	page: LabelPage | null;
}

const of = (
	allergen: DrugBrand["allergen"],
	substance: string,
	says: string,
	page: LabelPage | null = null,
): DrugBrand => ({ says, substance, allergen, page });

/** Bayer is also the maker of creams: its name alone stands for the tablet where an allergy is told. */
export const DRUG_BRANDS: readonly DrugBrand[] = [
	of(
		"aspirin",
		"aspirin",
		"bayer(?!\\s(?:cream|ointment|garden))",
		dailymed("Bayer Aspirin", "8d59713e-78ea-1d00-e053-2995a90a4d67", "2019-07"),
	),
	of(
		"aspirin",
		"aspirin",
		"alka seltzer*|alkaseltzer*|alka selzer*",
		dailymed("Alka-Seltzer Original", "f05a1c0a-58ef-3810-e053-2a95a90a82ec", "2023-12"),
	),
	of("aspirin", "aspirin", "ecotrin", {
		title: "Label of Ecotrin, DailyMed",
		url: "https://dailymed.nlm.nih.gov/dailymed/search.cfm?query=63029-311-32",
		month: "2024-01",
	}),
	of("aspirin", "aspirin", "disprin", {
		title: "Disprin, summary of product characteristics, emc",
		url: "https://www.medicines.org.uk/emc/product/614/smpc/print",
		month: "2021-03",
	}),
	of(
		"aspirin",
		"aspirin with acetaminophen and caffeine",
		"excedrin",
		dailymed("Excedrin Extra Strength", "29b764c7-3d07-5191-e063-6294a90a9c30", "2024-12"),
	),
	of(
		"aspirin",
		"aspirin",
		"aspro|aspro clear|anadin original|anadin extra|bufferin|anacin|goody s|goodys powder*|bc powder*|cardioaspirin*|nu seals|st joseph|aspegic|kardegic|adiro|cafiaspirina|aspirina|aspirine|dispirin|solprin|empirin|ascriptin|loprin",
	),
	of("aspirin", "ibuprofen", "advil|nurofen|motrin|brufen|ibuprom|ibumetin|combiflam|calprofen"),
	of("aspirin", "naproxen", "aleve|naprosyn|naproxen|anaprox|feminax ultra|flanax"),
	of("aspirin", "diclofenac", "voltaren|voltarol|cataflam|diclofenac"),
	of(
		"salicylates",
		"bismuth subsalicylate",
		"pepto|pepto bismol|peptobismol|kaopectate",
		dailymed("Pepto-Bismol", "67006e82-870d-8d63-e053-2991aa0a02d1", "2023-10"),
	),
	of(
		"salicylic_acid",
		"salicylic acid",
		"stridex|stri dex",
		dailymed("Stridex Maximum", "a3b16d52-76a5-438b-a120-bb59ce062cc1", "2024-12"),
	),
	of(
		"salicylic_acid",
		"salicylic acid",
		"oxy pads|oxy cleansing pads",
		dailymed("Oxy Cleansing Pads", "3e7583e5-7510-4ed9-b454-45924a3526b1", "2023-02"),
	),
	of("salicylic_acid", "salicylic acid", "compound w|scholl corn plaster*|bazuka|occlusal"),
	of("penicillin", "amoxicillin with clavulanic acid", "augmentin|co amoxiclav|clavulin"),
	of("penicillin", "amoxicillin", "amoxil|amoxicilina|amoxicilline"),
];

/** What to look for in a list beside the names of the substance itself, by allergy. */
export function brandPhrases(allergen: string): string {
	return DRUG_BRANDS.flatMap((brand) => (brand.allergen === allergen ? [brand.says] : [])).join("|");
}
