import { expect, test } from "vitest";
import { toldChanges } from "./describe-changes.ts";
import type { Person, Preferences } from "./person.ts";
import { everyPerson } from "./testing/every-person.ts";

const person = (preferences: Preferences = {}, parts: Partial<Person> = {}): Person => ({
	goals: [],
	issues: [],
	preferences,
	...parts,
});

test.each<[Preferences, Preferences, string]>([
	[{}, { pregnancy: "pregnant" }, "You told us you are pregnant."],
	[{ pregnancy: "pregnant" }, {}, "You told us you leave the question about pregnancy open."],
	[{}, { age_band: "13-15" }, "You told us you are 13 to 15."],
	[{ age_band: "under-13" }, { age_band: "65+" }, "You told us you are 65 or older."],
	[{}, { prescription_retinoid: true }, "You told us you use a prescription retinoid."],
	[
		{ prescription_acne: true },
		{ prescription_acne: false },
		"You told us you use no acne medicine from a doctor.",
	],
	[{}, { isotretinoin: true }, "You told us you take isotretinoin."],
	[{ rosacea: true }, { rosacea: false }, "You told us you have no rosacea."],
	[
		{},
		{ barrier_disease: true, allergies: ["salicylic_acid", "lanolin"] },
		"You told us you have eczema, dermatitis or psoriasis on the face and you are allergic to salicylic acid and lanolin.",
	],
	[{}, { monk_tone: 8 }, "You told us your skin tone is swatch 8."],
	[
		{},
		{ fragrance_free: true, sensitive_skin: true, pregnancy: "breastfeeding" },
		"You told us you are breastfeeding, your skin is sensitive and you want no fragrance.",
	],
	[
		{ sensitivity_answers: { pain: 1 } },
		{ sensitivity_answers: { pain: 7 } },
		"You told us your skin feels different now.",
	],
])("from %j to %j is told", (before, after, sentence) => {
	expect(toldChanges(person(before), person(after))).toBe(sentence);
});

test("lists are told after the answers", () => {
	expect(toldChanges(person(), person({ budget: "low" }, { goals: ["Glow"], issues: ["Redness"] }))).toBe(
		"You told us you want to spend a different amount, your concerns have changed and your goals have changed.",
	);
});

test("the order of keys is no change", () => {
	expect(
		toldChanges(
			person({ sensitivity_answers: { pain: 1, heat: 2 } }),
			person({ sensitivity_answers: { heat: 2, pain: 1 } }),
		),
	).toBeNull();
});

test("every person differs from the one before in one plain sentence, and from themselves in none", () => {
	let before = person();
	for (const { preferences } of everyPerson()) {
		const after = person(preferences);
		const told = toldChanges(before, after);
		if (told !== null) {
			expect(told).toMatch(/^You told us [^_]+\.$/);
			expect(told).not.toMatch(/undefined|null|true|false/);
		}
		expect(toldChanges(after, after)).toBeNull();
		before = after;
	}
});
