import { describe, expect, test } from "vitest";
import { nameAllergies } from "./allergies.ts";
import { factsFromText } from "./facts-from-text.ts";
import { understand } from "./understand.ts";

const read = (text: string): string[] =>
	factsFromText(text).map(({ id, about }) => (about === undefined ? id : `${id}:${about}`));

describe("a person tells", () => {
	test.each([
		["I'm 14 weeks pregnant and my forehead lines bother me", ["pregnant"]],
		["bun in the oven, 14wks", ["pregnant"]],
		["clear until spring, when the bun went into the oven", ["pregnant"]],
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
		[
			"GP started me on Epiduo and lymecycline five weeks ago",
			["prescription_retinoid", "prescription_acne", "photosensitizing_medicine"],
		],
		["my doctor put me on lymecycline 6 weeks ago", ["prescription_acne", "photosensitizing_medicine"]],
		["betnovate on face daily", ["steroid_cream"]],
		["elidel for my eyelids", ["prescription_eczema"]],
		["Using Protopic on my eyelids for two weeks now.", ["prescription_eczema"]],
		["I have eczema on my hands but also on my cheeks", ["barrier_disease"]],
		["my eczema is back", ["barrier_disease"]],
		["back on hydrocortisone since Monday", ["steroid_cream"]],
		["Soolantra at night and metronidazole gel in the morning", ["prescription_rosacea"]],
		["been using hydroquinone 4% for five months", ["hydroquinone"]],
		["GP says perioral dermatitis", ["perioral_dermatitis"]],
		["my derm says it's melasma", ["melasma"]],
		["razor bumps on my neck every time I shave", ["shaving_bumps"]],
		["Only where I shave, neck and jaw, hairs curl back in.", ["shaving_bumps"]],
		["I only want two products, nothing complicated.", ["two_products"]],
		["I want only two products, no exceptions.", ["two_products"]],
		["two steps max please", ["two_products"]],
		["As few steps as possible please.", ["few_products"]],
		["Keep it simple, I won't do more than two or three things.", ["few_products"]],
		["simple routine plz 3 steps max", ["few_products"]],
		["melasma that came with my pregnancy, I'm still nursing", ["breastfeeding", "melasma"]],
		[
			"13 weeks pregnant, melasma since my last pregnancy, still nursing",
			["pregnant", "breastfeeding", "melasma"],
		],
		["two pink lines on my test this morning", ["pregnant"]],
		["20 weeks along, my face looks like I'm fifteen again. I used adapalene until the test.", ["pregnant"]],
		["can't have lanolin or wool alcohol, comes up in blisters", ["allergy:lanolin"]],
		["allergic to benzyl alcohol", ["allergy:benzyl_alcohol"]],
		["Got my upper lip waxed yesterday, want to start retinol", ["recent_procedure"]],
		["had a peel two days ago and would like a vitamin C", ["recent_procedure"]],
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
		[
			"my gran's cheeks are so dry they flake onto her cardigan, what cream",
			["barrier_strained", "other_person"],
		],
		["my lad is 16 and spotty, what would he actually put on", ["age_16_17", "other_person"]],
		["our daughter is 8 months old, is sunscreen allowed", ["under_13", "other_person"]],
		["best friend's trying for a baby, she asks if her azelaic can stay", ["trying", "other_person"]],
		["Twenty two weeks tomorrow, is salicylic out?", ["pregnant"]],
		["EDD 12/09, oily chin", ["pregnant"]],
		["my daughter, ten, wants a skincare set", ["under_13", "other_person"]],
		["we learn about it in year 6 and I have spots", ["under_13"]],
		["a friend of mine has rosacea and asks what helps", ["rosacea", "other_person"]],
		["mum to a 5 week old, feeding her myself", ["breastfeeding"]],
		["baby's due in 5 wks", ["pregnant"]],
		["my obgyn says no retinoids till I deliver", ["pregnant"]],
		["found out 2 weeks ago that I'm pregnant", ["pregnant"]],
		["late by 3 weeks and 2 tests say yes", ["pregnant"]],
		["took my coil out in june, we're seeing what happens", ["trying"]],
		["CD14, dull skin", ["trying"]],
		["still giving her the breast morning and evening", ["breastfeeding"]],
		["derm put me on the strong capsules for my skin, blood tests every month", ["isotretinoin"]],
		["my mum buys tretinoin abroad and I've been using it", ["prescription_retinoid"]],
		["hydrochlorothiazide for my blood pressure, want to try glycolic", ["photosensitizing_medicine"]],
		["kidney transplant in 2019, what sunscreen", ["weak_immune_system"]],
		["my cheeks are bright red after a day at the pool", ["sunburn"]],
		["cat scratched my nose, still open", ["broken_skin"]],
		["lip filler at noon today, had my lips filled", ["recent_procedure"]],
		["vit e breaks me out in actual hives", ["allergy:vitamin_e"]],
		["prawns nearly killed me once", ["allergy:shellfish"]],
		["Allergist patch tested me: benzoyl peroxide positive.", ["allergy:benzoyl_peroxide"]],
		["I'll use two things, not more.", ["two_products"]],
		["red bumps around my mouth and beside my nose, they sting", ["perioral_dermatitis", "barrier_strained"]],
		["I get bumps wherever I pluck my chin", ["shaving_bumps"]],
		["greasy yellow flakes beside my nose and in my eyebrows", ["greasy_flakes", "barrier_strained"]],
		["dandruff in my brows keeps coming back", ["greasy_flakes"]],
		["I hate sunscreen and I am not going to wear it", ["no_sunscreen"]],
		["I won't wear sunscreen, what else helps with lines?", ["no_sunscreen"]],
	])("%s", (text, facts) => {
		expect(read(text)).toEqual(facts);
	});
});

describe("nothing is told by", () => {
	test.each([
		"finished a course of lymecycline eight weeks ago",
		"im not pregnant or breastfeeding",
		"my wife is pregnant, can i wear retinol around her",
		"I'm a nursing student with dry hands",
		"should i try tretinoin",
		"what is better, adapalene or retinol",
		"did accutane in college",
		"getting a peel next week",
		"had a nose job 5 years ago",
		"steroid cream on my hands only",
		"I have eczema on my hands and elbows, my face is fine",
		"razor bumps on my legs",
		"I have two lines on my forehead when I raise my brows.",
		"I only used two products so far",
		"booked a peel yesterday, want to start retinol before",
		"is hydroquinone possible for old marks",
		"metronidazole tablets for a tooth",
		"I've used retinol since I was 15",
		"26F",
		"my sister is allergic to coconut",
		"my daughter's 14 and has perfect skin. Me, 45, not so much: pigment",
		"my nephew's wedding is on Saturday, I want to glow",
		"they thought it was rosacea, the dermatologist said no",
		"we thought it was a nickel allergy but the test came back clean",
		"two lines between my brows",
		"six weeks of retinol, no change",
		"allergic to housework",
		"I'm due my vaccine next week",
		"a lump that in 4 months gone from lentil to grape size",
		"stopped doxy last summer",
		"how do I avoid sunburn",
		"we are trying everything for my pores",
		"tried doxy and spiro years ago, nothing worked",
		"I break out around ovulation",
		"not allergic to anything",
		"never want to get sunburn",
		"raw honey mask good?",
		"Cheeks go red with wine and hot coffee, and little bumps come up in the same places.",
		"Deep sore lumps that never come to a head, the last ones left dents.",
		"It shows no spots but I have about 15 sore ones on each cheek.",
		"spots around my mouth before every period",
		"I hate greasy sunscreen, which one is light?",
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

test("what is said of somebody else is told as theirs", () => {
	const words = understand("for my sister who is pregnant, what can she use").map((fact) => fact.words);
	expect(words).toContain("they are pregnant");
	expect(words).not.toContain("you are pregnant");
});

test("what is said of somebody else never joins the writer's own answers", () => {
	const lasting = (note: string) => understand(note).map((one) => one.lasting);
	expect(lasting("my wife is pregnant, may she use retinol?")).toEqual([false, false]);
	expect(lasting("I am pregnant, may I use retinol?")).toEqual([true]);
});

test("allergies typed as answers get the names that notes give them, and unknown ones stay", () => {
	const allergies = ["tea tree", "tea_tree", "wool", "royal blue"];
	expect(nameAllergies({ rosacea: true, allergies })).toEqual({
		rosacea: true,
		allergies: ["tea_tree", "lanolin", "royal blue"],
	});
	expect(nameAllergies({})).toEqual({});
	expect(nameAllergies({ allergies: ["colophony", "colophonium (pine resin)"] })).toEqual({
		allergies: ["rosin"],
	});
	const none = ["none", "no", "n/a", "none known", "-", "e"];
	expect(nameAllergies({ rosacea: true, allergies: none })).toEqual({ rosacea: true });
});

describe("a year", () => {
	test("may be this one where something began in it, and is long past where it was only used", () => {
		expect(read("started roaccutane in 2026")).toContain("isotretinoin");
		expect(read("Used isotretinoin back in 2015, skin behaved since.")).toEqual([]);
		expect(read("was on roaccutane at 17, I am 34 now")).toEqual([]);
		expect(read("My GP mentioned isotretinoin as an option for next year")).toEqual([]);
	});
});

test("what is asked about behind a patch test is no item of its list", () => {
	const allergies = (note: string) =>
		factsFromText(note).flatMap(({ id, about }) => (id === "allergy" ? [about] : []));
	expect(
		allergies("Patch test said allergic to nickel. Can I try the vitamin C serum my sister gave me?"),
	).toEqual(["nickel"]);
	expect(allergies("My patch test was positive. Nickel, lanolin and vitamin C.")).toContain("vitamin_c");
	expect(allergies("My patch test was positive to nickel. I cannot use benzoyl peroxide either.")).toContain(
		"benzoyl_peroxide",
	);
	expect(allergies("My patch test was positive. Salicylic acid got two plus.")).toContain("salicylic_acid");
});

test("cheeks that burn are sunburnt only where the sun is told of", () => {
	const burnt = (note: string) => factsFromText(note).some(({ id }) => id === "sunburn");
	expect(burnt("I have eczema. Is rose water why my cheeks burn?")).toBe(false);
	expect(burnt("My cheeks are burning since the new serum.")).toBe(false);
	expect(burnt("Fell asleep in the sun and my cheeks burn.")).toBe(true);
	expect(burnt("My cheeks are burnt, it was a long day at the beach.")).toBe(true);
	expect(burnt("My face and neck burn, blisters coming up, we surfed all day.")).toBe(true);
	expect(burnt("Forgot my hat at the festival, cheeks burn.")).toBe(true);
	expect(burnt("My skin is very dry and my cheeks burn. Which sunscreen is best?")).toBe(false);
});
