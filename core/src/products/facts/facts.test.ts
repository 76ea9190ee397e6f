import { expect, test } from "vitest";
import { findActives, normalizeIngredient } from "./find-actives.ts";
import { findAromatic, findFragrance, hasDryingAlcohol, sensitiveConcerns } from "./find-irritants.ts";
import { readSpf, readStrengths, readTextures, readUseArea } from "./read-name.ts";

test.each([
	["Camellia Sinensis (Green Tea) Leaf Extract", ["camellia sinensis leaf extract"]],
	["CI 77891/Titanium Dioxide", ["ci 77891/titanium dioxide", "ci 77891", "titanium dioxide"]],
	["Organic Aloe Barbadensis Leaf", ["aloe barbadensis leaf"]],
	["(Hyaluronic Acid)", ["hyaluronic acid"]],
])("%s is read as %j", (printed, expected) => {
	expect(normalizeIngredient(printed)).toEqual(expected);
});

test("lactic acid behind the preservative only sets the pH", () => {
	const inci = ["Aqua", "Glycerin", "Cetyl Alcohol", "Phenoxyethanol", "Lactic Acid"];
	expect(findActives("Calm Cream", inci).actives).not.toContain("lactic_acid");
	expect(findActives("Calm Cream", ["Aqua", "Lactic Acid", "Glycerin", "Phenoxyethanol"]).actives).toContain(
		"lactic_acid",
	);
});

test("a name that announces an acid makes it count at any place of the list", () => {
	const inci = ["Aqua", "Glycerin", "Phenoxyethanol", "Salicylic Acid"];
	expect(findActives("2% BHA Liquid", inci).key).toContain("salicylic_acid");
	expect(findActives("Gentle Liquid", inci).actives).not.toContain("salicylic_acid");
});

test("a name alone never adds an active unless it states the strength", () => {
	expect(findActives("Retinol Night Serum", ["Aqua", "Glycerin"]).actives).not.toContain("retinol");
	expect(findActives("Spot Treatment with 10% Sulfur", ["Aqua", "Glycerin"]).actives).toContain("sulfur");
});

test("retinoids count in traces, and lead only when the name says so", () => {
	const inci = ["Aqua", "Glycerin", "Phenoxyethanol", "Retinyl Palmitate", "Retinol"];
	const found = findActives("Night Cream", inci);
	expect(found.actives).toEqual(expect.arrayContaining(["retinol", "retinoid_ester"]));
	expect(found.key).not.toContain("retinol");
});

test("forms of vitamin C are told apart", () => {
	expect(findActives("Serum", ["Aqua", "3-O-Ethyl Ascorbic Acid (Vitamin C)", "Glycerin"]).actives).toEqual(
		expect.not.arrayContaining(["vitamin_c"]),
	);
	expect(findActives("Serum", ["Aqua", "Ascorbic Acid", "Glycerin"]).actives).toContain("vitamin_c");
});

test("lookalike names are not taken for actives", () => {
	const inci = [
		"Aqua",
		"Polylactic Acid",
		"Diazolidinyl Urea",
		"Quaternium-90 Bentonite",
		"Sodium Glycolate",
		"Hydroxyethyl Urea",
	];
	expect(findActives("Cream", inci).actives).toEqual([]);
});

test.each([
	["Parfum (Fragrance)", true],
	["Linalool", true],
	["Citronellol FiL# B29287/1", true],
	["Lavandula Angustifolia (Lavender) Oil", true],
	["Citrus Aurantium Dulcis (Orange) Peel Oil", true],
	["Tanacetum Annuum (Blue Tansy) Leaf Oil", true],
	["Citrus Junos (Yuzu) Seed Oil", false],
	["Rosa Canina Fruit Oil", false],
	["Benzyl Alcohol", false],
	["Rosa Damascena Flower Water", false],
	["Simmondsia Chinensis (Jojoba) Seed Oil", false],
])("%s is listed fragrance: %s", (printed, expected) => {
	expect(findFragrance([printed]).length > 0).toBe(expected);
});

test("rose water is scented without being listed fragrance, and not for sensitive skin", () => {
	const inci = ["Aqua", "Rosa Damascena Flower Water", "Glycerin"];
	expect(findFragrance(inci)).toEqual([]);
	expect(findAromatic(inci)).toEqual(["Rosa Damascena Flower Water"]);
	expect(sensitiveConcerns(inci, [])).not.toEqual([]);
});

test("fatty alcohols are no drying alcohol; denatured alcohol is one among the first ten", () => {
	expect(hasDryingAlcohol(["Aqua", "Cetyl Alcohol", "Cetearyl Alcohol", "Stearyl Alcohol"])).toBe(false);
	expect(hasDryingAlcohol(["Aqua", "Alcohol Denat."])).toBe(true);
	expect(hasDryingAlcohol([...Array<string>(10).fill("Aqua"), "Alcohol Denat"])).toBe(false);
});

test.each([
	["Sodium Lauryl Sulfate"],
	["Methylisothiazolinone"],
	["Menthol"],
	["Hamamelis Virginiana (Witch Hazel) Water"],
	["Salicylic Acid"],
])("%s anywhere keeps a product from being for sensitive skin", (name) => {
	expect(sensitiveConcerns(["Aqua", "Glycerin", "Phenoxyethanol", name], [])).not.toEqual([]);
});

test("a plain ceramide cream has nothing against it", () => {
	expect(
		sensitiveConcerns(
			["Aqua", "Glycerin", "Cetearyl Alcohol", "Ceramide NP", "Phenoxyethanol"],
			["ceramides"],
		),
	).toEqual([]);
});

test.each([
	["6% Mandelic Acid + 2% Lactic Acid AHA Liquid Exfoliant", { mandelic_acid: 6, lactic_acid: 2 }],
	["Niacinamide 10% + Zinc 1% Serum for Oily Skin", { niacinamide: 10 }],
	["Retinol Reform with 1% Encapsulated Retinol", { retinol: 1 }],
	["FAB Skin Lab Retinol Serum 0.25% Pure Concentrate", { retinol: 0.25 }],
	["Effaclar Adapalene Gel 0.1% Topical Retinoid Acne Treatment", { adapalene: 0.1 }],
	["100% Mineral Mattescreen Sunscreen SPF 40", {}],
	["Hyaluronic Acid Serum", {}],
])("%s states %j", (name, expected) => {
	expect(readStrengths(name)).toEqual(expected);
});

test("SPF, texture and area are read from the name", () => {
	expect(readSpf("Correct & Protect Broad Spectrum SPF 45| PA++++")).toBe(45);
	expect(readSpf("Daily Cream")).toBeNull();
	expect(readTextures("Balance Oil-Control Gel-Cream")).toContain("gel");
	expect(readUseArea("Bright Eyes Eye Masks", "mask")).toBe("eyes");
	expect(readUseArea("Rapid Clear Stubborn Acne Spot Gel", "serum")).toBe("spots");
	expect(readUseArea("Brightening Serum for Dark Spots", "serum")).toBe("face");
});
