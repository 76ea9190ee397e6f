import { describe, expect, test } from "vitest";
import { nameAllergies } from "./allergies.ts";
import { factsFromText } from "./facts-from-text.ts";

const read = (text: string): string[] =>
	factsFromText(text).map(({ id, about }) => (about === undefined ? id : `${id}:${about}`));

describe("a person tells", () => {
	test.each([
		["I'm 14 weeks pregnant and my forehead lines bother me", ["pregnant"]],
		["bun in the oven, 14wks", ["pregnant"]],
		["we're expecting in May! what can I use", ["pregnant"]],
		["TTC for a year", ["trying"]],
		["not pregnant yet, hoping to be by Christmas", ["trying"]],
		["nursing my 4 month old", ["breastfeeding"]],
		["I've been on accutane for 2 months", ["isotretinoin"]],
		["came off roaccutane in january, 3 months ago", ["isotretinoin"]],
		["i use topical isotretinoin gel at night", ["prescription_retinoid"]],
		["retin-a 0.025% twice a week", ["prescription_retinoid"]],
		["dapsone helps me", ["prescription_acne"]],
		["on doxy for acne", ["prescription_acne", "photosensitizing_medicine"]],
		["doxycycline for malaria", ["photosensitizing_medicine"]],
		["betnovate on face daily", ["steroid_cream"]],
		["elidel for my eyelids", ["barrier_disease"]],
		["I have excema on my face", ["barrier_disease"]],
		["i think i have rosacea", ["rosacea"]],
		["kidney transplant, on tacrolimus capsules", ["weak_immune_system"]],
		["I have lupus", ["weak_immune_system"]],
		["warfarin user", ["blood_thinner"]],
		["had laser yesterday", ["recent_procedure"]],
		["my brows were laminated on friday", ["recent_procedure"]],
		["caught the sun yesterday, face is hot", ["sunburn"]],
		["raw patch on my chin", ["broken_skin"]],
		["tight and flaky", ["barrier_strained"]],
		["I'm allergic to benzoyl peroxide", ["allergy:benzoyl_peroxide"]],
		["allergies: nickel, lanolin", ["allergy:lanolin", "allergy:nickel"]],
		["niacinamide gives me hives", ["allergy:niacinamide"]],
		["aspirin allergy", ["allergy:aspirin"]],
		["im 12", ["under_13"]],
		["my 13th birthday is next week", ["under_13"]],
		["year 9 student with spots", ["age_13_15"]],
		["17f oily", ["age_16_17"]],
		["I am 72", ["age_65_or_more"]],
		["what cream for my husband's dry face", ["other_person"]],
	])("%s", (text, facts) => {
		expect(read(text)).toEqual(facts);
	});
});

describe("nothing is told by", () => {
	test.each([
		"im not pregnant or breastfeeding",
		"my wife is pregnant, can i wear retinol around her",
		"I'm a nursing student with dry hands",
		"should i try tretinoin",
		"what is better, adapalene or retinol",
		"did accutane in college",
		"getting a peel next week",
		"had a nose job 5 years ago",
		"steroid cream on my hands only",
		"I've used retinol since I was 15",
		"26F",
		"my sister is allergic to coconut",
		"not allergic to anything",
		"never want to get sunburn",
		"raw honey mask good?",
		"",
		"🙂🙂",
	])("%s", (text) => {
		expect(read(text)).toEqual([]);
	});
});

test("a fact carries the words that told it, and says where the person was not sure", () => {
	expect(factsFromText("Hello! I might be pregnant. Which cream?")).toEqual([
		{ id: "pregnant", quote: "I might be pregnant", sure: false },
	]);
});

test("allergies typed as answers get the names that notes give them, and unknown ones stay", () => {
	const allergies = ["tea tree", "tea_tree", "wool", "royal blue"];
	expect(nameAllergies({ rosacea: true, allergies })).toEqual({
		rosacea: true,
		allergies: ["tea_tree", "lanolin", "royal blue"],
	});
	expect(nameAllergies({})).toEqual({});
	const none = ["none", "no", "n/a", "none known", "-", "e"];
	expect(nameAllergies({ rosacea: true, allergies: none })).toEqual({ rosacea: true });
});
