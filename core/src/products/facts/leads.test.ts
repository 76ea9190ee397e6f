import fc from "fast-check";
import { expect, test } from "vitest";
import { ACTIVE_IDS, type ActiveId, isTreatment } from "../../knowledge/actives.ts";
import { ANNOUNCED_ONLY, EARLY_PLACES, INGREDIENT_NAMES } from "../../knowledge/ingredient-names.ts";
import { STARTER_CATALOGUE } from "../catalogue/starter-catalogue.ts";
import { findActives, normalizeIngredient } from "./find-actives.ts";
import { readStrengths } from "./read-name.ts";

const MARKS = [
	"Phenoxyethanol",
	"Xanthan Gum",
	"Palmitoyl Tripeptide-1",
	"CI 19140",
	"Potassium Sorbate",
	"Disodium EDTA",
	"Parfum (Fragrance)",
];
const PLAIN = ["Aqua", "Butylene Glycol", "Cetyl Alcohol", "Pentylene Glycol", "Betaine", "Isohexadecane"];
/** Treatments that a place may speak for, each with a printed name. */
const BY_PLACE = ACTIVE_IDS.filter((id) => isTreatment(id) && !ANNOUNCED_ONLY.includes(id)).flatMap(
	(id): [ActiveId, string][] => {
		const name = INGREDIENT_NAMES[id].is?.[0];
		return name === undefined ? [] : [[id, name]];
	},
);

test("the $52 serum with niacinamide in 17th place does not lead with it", () => {
	const serum = STARTER_CATALOGUE.find(({ name }) => name.startsWith("Elastic Skin Firming"));
	expect(serum?.price).toBe(52);
	const found = findActives(serum?.name ?? "", serum?.inci ?? []);
	expect(found.actives).not.toContain("niacinamide");
	expect(found.leads).not.toHaveProperty("niacinamide");
});

test("an unstated active leads only early in the list, before every mark of one percent", () => {
	const list = fc.record({
		active: fc.constantFrom(...BY_PLACE),
		before: fc.array(fc.constantFrom(...PLAIN, ...MARKS), { maxLength: 14 }),
		after: fc.array(fc.constantFrom(...PLAIN), { minLength: 14, maxLength: 20 }),
	});
	fc.assert(
		fc.property(list, ({ active: [id, printed], before, after }) => {
			const { leads } = findActives("Plain Serum", [...before, printed, ...after]);
			const early = before.length < EARLY_PLACES && !before.some((one) => MARKS.includes(one));
			expect(leads[id]).toBe(early ? "place" : undefined);
		}),
	);
});

test("a stated strength leads from any place, and the name alone where no working place is needed", () => {
	const late = [...PLAIN, ...MARKS, ...PLAIN];
	expect(findActives("Niacinamide 10% Serum", [...late, "Niacinamide"]).leads.niacinamide).toBe("strength");
	expect(findActives("Niacinamide Serum", [...late, "Niacinamide"]).leads.niacinamide).toBeUndefined();
	expect(findActives("Niacinamide Serum", ["Aqua", "Niacinamide", ...late]).leads.niacinamide).toBe("name");
	expect(findActives("Azelaic Serum", [...late, "Azelaic Acid"]).leads.azelaic_acid).toBe("name");
	expect(findActives("Niacinamide Serum", late).leads.niacinamide).toBeUndefined();
	expect(findActives("Serum", ["Aqua", "Retinol", ...late]).leads.retinol).toBeUndefined();
});

test("whatever in the catalogue is said to lead has its place, its name or its strength to show for it", () => {
	for (const { name, inci } of STARTER_CATALOGUE) {
		const { leads, actives } = findActives(name, inci);
		const strengths = readStrengths(name);
		for (const id of ACTIVE_IDS) {
			const by = leads[id];
			if (by === undefined) continue;
			expect(actives, name).toContain(id);
			if (by === "strength") expect(strengths[id], name).toBeGreaterThan(0);
			if (by === "name") expect(INGREDIENT_NAMES[id].name?.test(name), `${name}: ${id}`).toBe(true);
			if (by === "place") {
				const { is = [], has = [] } = INGREDIENT_NAMES[id];
				const first = inci.slice(0, EARLY_PLACES).flatMap(normalizeIngredient);
				const listed = first.some((one) => is.includes(one) || has.some((part) => one.includes(part)));
				expect(listed, `${name}: ${id}`).toBe(true);
			}
		}
	}
});
