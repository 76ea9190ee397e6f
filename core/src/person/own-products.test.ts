import { expect, test } from "vitest";
import { DRUG_BRANDS, LABEL_PAGES } from "../knowledge/things/brands.ts";
import { factsFromText } from "./facts-from-text.ts";
import { factsInUse, isOnlyTold, withKind, withoutKind } from "./own-products.ts";
import { medicinesInUse } from "./understand.ts";

test.each([
	["my LRP anthelios", /sunscreen spf 50/],
	["Heliocare 360 gel", /sunscreen spf 50/],
	["Bioré Aqua Rich", /sunscreen spf 50/],
	["isdin fusion water", /sunscreen spf 50/],
	["Elta MD tinted", /tinted sunscreen/],
	["EltaMD UV Physical", /mineral zinc/],
	["Fair & Lovely", /bleaching/],
	["crema de concha nácar", /bleaching/],
	["crème éclaircissante", /bleaching/],
	["Goree beauty cream", /bleaching/],
	["Acnecide 5%", /benzoyl peroxide gel/],
	["Benzac AC", /benzoyl peroxide gel/],
	["Panoxyl 4", /benzoyl peroxide face wash/],
	["Effaclar Duo (+)", /salicylic acid/],
	["Stridex pads", /salicylic acid/],
	["Diferin", /adapalene/],
	["Finacea", /azelaic/],
	["Pixi Glow Tonic", /glycolic/],
	["The Ordinary peeling solution", /glycolic/],
	["Medik8 crystal retinal", /retinol/],
	["A313 pommade", /retinol/],
	["Sudocreme", /zinc cream/],
	["cicaplast baume", /healing ointment/],
	["Cetafil", /gentle face wash/],
	["cetaphil moisturizing lotion", /lotion moisturizer/],
	["Cerave foaming cleanser", /gentle face wash/],
	["CeraVe in the tub", /ceramide cream/],
	["vanicream", /barrier cream/],
	["Sensibio H2O", /gentle face wash/],
	["Pond's cold cream", /with scent/],
])("%j is read as what it is", (name, kind) => {
	expect(withKind(name)).toMatch(kind);
	expect(withoutKind(withKind(name))).toBe(name);
});

test("a name that nobody knows stays as it was written", () => {
	expect(withKind("grandma's green jar")).toBe("grandma's green jar");
});

const owned = (note: string): string[] =>
	factsFromText(note).flatMap(({ id, about }) => (id === "owns" && about ? [withoutKind(about)] : []));

test("what a note names by its maker and tells as the writer's own is theirs", () => {
	expect(owned("I use Heliocare every day and that is all.")).toEqual(["heliocare"]);
	expect(owned("Twice a week I put my finacea on.")).toEqual(["finacea"]);
});

test.each([
	"My sister swears by Heliocare.",
	"Should I buy Finacea?",
	"I stopped Heliocare in May.",
	"I'm allergic to Sudocrem.",
	"Thinking of getting Medik8.",
])("nobody owns what is only spoken of: %s", (note) => {
	expect(owned(note)).toEqual([]);
});

test("a name whose label was read is told apart from one that is only known", () => {
	expect(isOnlyTold(withKind("Acnecide 5% gel"))).toBe(false);
	expect(isOnlyTold(withKind("Stridex pads"))).toBe(false);
	expect(isOnlyTold(withKind("blue tin Nivea"))).toBe(true);
	expect(isOnlyTold("gentle milk cleanser")).toBe(false);
});

test("every page of a label has an address and a month", () => {
	for (const { url, month } of [...LABEL_PAGES, ...DRUG_BRANDS.flatMap(({ page }) => page ?? [])]) {
		expect(url).toMatch(/^https:\/\//);
		expect(month).toMatch(/^20\d\d-(?:0[1-9]|1[0-2])$/);
	}
});

test("what was never used is not taken for a bottle that lies there closed", () => {
	expect(
		factsFromText("I have never used retinol and would like to start.").map(({ id }) => id),
	).not.toContain("owns");
});

test("a bottle with its name in another language is read by what it is, and called as it was written", () => {
	const kinds = (name: string) =>
		factsInUse([name]).flatMap(({ id, about = "" }) => (id === "owns" ? [about] : []));
	expect(kinds("Sérum au rétinol 0,3 %")).toEqual(["sérum au rétinol 0,3 % [retinol]"]);
	expect(kinds("ácido glicólico")[0]).toContain("[glycolic acid]");
	expect(kinds("Benzoylperoxid 5 %")[0]).toContain("[benzoyl peroxide]");
	expect(kinds("retinol serum")).toEqual(["retinol serum"]);
	expect(kinds("crema al retinale")[0]).toContain("[retinal]");
	expect(kinds("cr\u00e8me sans r\u00e9tinol")).toEqual(["cr\u00e8me sans r\u00e9tinol"]);
	expect(medicinesInUse(["Salbe ohne Cortison"])).toEqual([]);
	expect(medicinesInUse(["isotretinoína 20 mg"]).map(({ id }) => id)).toContain("isotretinoin");
});
