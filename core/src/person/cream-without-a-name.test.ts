import { describe, expect, it } from "vitest";
import { exactFlags } from "../skin/red-flags/exact-triage.ts";
import { factsFromText } from "./facts-from-text.ts";

const has = (note: string, id: string) => factsFromText(note).some((fact) => fact.id === id);

describe("a cream that nobody can name and that skin cannot do without", () => {
	it.each([
		"Two year I put the gold cream every night. Now if I leave it even 3 day the face is burning and red, small pimple around mouth, hair is coming on the sides also. The box have no ingredient, shop uncle say it is herbal.",
		"The beauty cream my aunt sends is all herbal they say. Whenever I go without it for a weekend my cheeks burn and itch.",
		"I rub a pearl cream since last winter. When I do not put it I get bumps and redness, when I put it again it is calm.",
		"The jar does not say what is in it. Each time I pause it my skin burns like pepper.",
	])("is taken for a steroid, and a doctor is told: %s", (note) => {
		expect(has(note, "steroid_cream")).toBe(true);
		expect(exactFlags(note).map(({ rule_id }) => rule_id)).toContain("red-flag.steroid-skin");
	});

	it.each([
		"If I leave it on too long my clay mask burns.",
		"When I skip my night cream my face is dry and red by noon.",
		"The box has no list of ingredients, should I use it?",
		"If I forget sunscreen I burn, red as anything.",
	])("is not heard in: %s", (note) => {
		expect(has(note, "steroid_cream")).toBe(false);
	});
});

describe("milk that is expressed", () => {
	it.each([
		"12 hours, no breaks except when I run to the expressing room with the cool bag.",
		"My breast pump and I share the stationery cupboard at ten and at two.",
		"Back at work, lactation room twice a shift, chin full of spots.",
	])("tells of nursing: %s", (note) => {
		expect(has(note, "breastfeeding")).toBe(true);
	});
	it.each(["I pump iron at lunch.", "Mothers' room at church was hot and my face went red."])(
		"is not heard in: %s",
		(note) => {
			expect(has(note, "breastfeeding")).toBe(false);
		},
	);
});
