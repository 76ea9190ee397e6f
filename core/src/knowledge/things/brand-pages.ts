import { dailymed, type LabelPage } from "./label-page.ts";

/** Names of brand lines whose label was read, with its page; a name may be of one make only. */
interface BrandPage {
	/** Reads a name in lower case, without marks. */
	says: RegExp;
	page: LabelPage;
}

const read = (says: string, page: LabelPage): BrandPage => ({ says: new RegExp(`\\b(?:${says})\\b`), page });

/** The particular before the general. */
const BRAND_PAGES: readonly BrandPage[] = [
	read("stridex|stri dex", dailymed("Stridex Maximum", "a3b16d52-76a5-438b-a120-bb59ce062cc1", "2024-12")),
	read(
		"oxy (?:cleansing )?pads",
		dailymed("Oxy Cleansing Pads", "3e7583e5-7510-4ed9-b454-45924a3526b1", "2023-02"),
	),
	read("panoxyl", dailymed("PanOxyl Acne Foaming Wash", "1660f219-e789-91f1-e063-6294a90a7664", "2024-04")),
	read("acnecide", {
		title: "Acnecide Face 5% gel, summary of product characteristics, emc",
		url: "https://medicines.org.uk/emc/product/11258/smpc",
		month: "2023-03",
	}),
	read("differin(?! moist| clean| sun| dark| daily| patch)", {
		title: "Label of Differin Gel, FDALabel",
		url: "https://nctr-crs.fda.gov/fdalabel/services/spl/set-ids/0739d631-171b-42a8-bd55-0022b8df2d8a/spl-doc",
		month: "2022-12",
	}),
	read(
		"cerave (?:\\w+ )?acne foaming",
		dailymed("CeraVe Acne Foaming Cream Cleanser", "d9c11b75-14ee-46e3-9b1d-c349a102e2fd", "2023-12"),
	),
	read("effaclar duo plus m|duo plus m", {
		title: "Label of Effaclar Duo+ M, MedPath",
		url: "https://trial.medpath.com/drug/approvals/fda/5dd1a4ad2c9deecb",
		month: "2025-05",
	}),
	read("effaclar (?:medicated|gel|cleanser|wash)", {
		title: "Label of Effaclar Acne System, DailyMed",
		url: "https://dailymed-us-east-1.awsprod.nlm.nih.gov/dailymed/drugInfo.cfm?audience=consumer&setid=fa21d384-6867-442f-8537-290a691e2520",
		month: "2024-10",
	}),
	read(
		"neutrogena oil free acne(?! scrub)|oil free acne wash",
		dailymed("Neutrogena Oil-Free Acne Wash", "e3d5538a-51be-0ebe-e053-2995a90a6d15", "2023-11"),
	),
	read("finacea", {
		title: "Finacea 15% gel, summary of product characteristics, Medthority",
		url: "https://medthority.com/drugs/d-dermatologicals/d10/d10a/d10ax/d10ax03/finacea-15-gel",
		month: "2023-08",
	}),
	read("aquaphor", dailymed("Aquaphor Original Ointment", "d38ec874-7b8c-4b9b-92b6-286278bb67f3", "2023-10")),
	read(
		"blue lizard",
		dailymed("Blue Lizard Sheer SPF 50", "c20fce25-8120-fe5d-e053-2a95a90a53a0", "2023-12"),
	),
	read(
		"(?:elta ?md )?uv clear(?: \\w+)? tint\\w*|elta ?md(?: \\w+){0,3} tint\\w*|elta ?md uv clear|uv clear",
		dailymed("EltaMD UV Clear Tinted SPF 46", "1ac59ef1-113e-4ad1-90c3-38353bc7e1ec", "2023-11"),
	),
	read(
		"anthelios (?:clear skin|melt in)",
		dailymed("Anthelios Clear Skin SPF 60", "e1310453-1880-43a5-982b-cf9b30cfdc47", "2024-01"),
	),
	read(
		"supergoop (?:every|watery)",
		dailymed("Supergoop Every. Single. Face. SPF 50", "d086a9b8-19e5-f713-e053-2995a90aa976", "2022-10"),
	),
];

/** The page of the label behind a name; null where a line is known by its label and no page of it was read. */
export function pageOf(words: string): LabelPage | null {
	return BRAND_PAGES.find(({ says }) => says.test(words))?.page ?? null;
}

/** Every page that was read, for a table of sources. */
export const LABEL_PAGES: readonly LabelPage[] = BRAND_PAGES.map(({ page }) => page);
