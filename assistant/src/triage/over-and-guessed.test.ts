import { flagsOfRules, type RedFlagRuleId } from "@dewlight/core/skin/red-flags/red-flag-rules.ts";
import { describe, expect, it, test } from "vitest";
import { withoutGuesses } from "./guessed-visits.ts";
import { rulesInTalk } from "./testing/rules-in-talk.ts";
import { triage } from "./triage.ts";

const kinds = (text: string) =>
	triage
		.read([text])(text)
		.map(({ rule_id }) => rule_id.slice("red-flag.".length));
const levels = (text: string) =>
	triage
		.read([text])(text)
		.map(({ level }) => level);

test.each([
	"Ibuprofen closes my throat, I carry an epipen and stay away from it. Which wash for an oily nose?",
	"I am allergic to penicillin, my face swelled up as a kid. Dull skin, what cream?",
	"In 2015 I burned my cheek badly with hot oil and it blistered. All healed. I want an even tone.",
	"When I was six I drank my aunt's perfume and everybody laughed. So no scent for me. Dry cheeks.",
	"Saw the photo and I am wheezing, crying laughing, I look like a potato. Anyway, pores.",
])("holds nothing for what is over or lived with: %s", (text) => {
	expect(levels(text).filter((level) => level !== "watch")).toEqual([]);
});

test.each([
	["airway-swelling", "My new sunscreen makes my face swell up"],
	["airway-swelling", "I am allergic to prawns, ate one by mistake today and my lips swell up"],
	["airway-swelling", "Peanuts swell my lips, I have an epipen and just used my epipen"],
	["burn", "I burned my cheek with hot oil and it blistered"],
	["swallowed", "When I was six I drank perfume, and my son is six and just drank my toner"],
	["swallowed", "my daughter is seven and she drank perfume"],
	["breathing", "I cannot breathe properly and I am not laughing"],
	["suicidal", "I cut myself years ago and I want to die"],
])("still hears %s: %s", (kind, text) => {
	expect(kinds(text)).toContain(kind);
});

test.each([
	"My skin is tight and peels, I used a lactic acid toner every evening since spring and now every cream stings.",
	"Greasy yellow flakes in my eyebrows and beside my nose every winter, they itch a bit.",
	"Since spring my chin and jaw broke out, never had a zit before. Is that for ever? A small budget please.",
])("calls no doctor on a guess where what was told explains it: %s", (text) => {
	expect(levels(text).filter((level) => level !== "watch")).toEqual([]);
});

test("a face that reddens with a drink or a hot meal is shown to a doctor, and no emergency", () => {
	const guess = flagsOfRules(new Set<RedFlagRuleId>(["red-flag.doctor-today", "red-flag.watch-emergency"]));
	const left = (text: string) => withoutGuesses(text, guess).map(({ rule_id }) => rule_id);
	expect(left("I always go like a beetroot after one beer or a curry, and it burns")).toEqual([
		"red-flag.lasting-flushing",
	]);
	expect(left("My face went so red after wine today and my lips tingle")).toContain("red-flag.doctor-today");
});

test.each([
	"Red cheeks after a glass of wine, and they burn so much",
	"My face turned red with a curry, whenever I touch it it is hot and shiny",
	"Every time I drink tea I notice one cheek goes red, I feel unwell and shaky",
	"I always flush with wine, my face is red this morning and I am shivering",
	"I always blush with spicy food, since the antibiotic my face goes scarlet",
])("a red face that came once, or with an ill body, is still seen today: %s", (text) => {
	const guess = flagsOfRules(new Set<RedFlagRuleId>(["red-flag.doctor-today", "red-flag.watch-emergency"]));
	expect(withoutGuesses(text, guess)).toEqual(guess);
});

test.each([
	"Small red spots on my legs since the weekend, they do not itch",
	"Spots that do not go when I press a glass on them",
	"My doctor gives me chemo and I have pimples all over my face",
	"Acne all over since my cancer treatment",
])("spots that may be more than acne are still seen by a doctor: %s", (text) => {
	const guess = flagsOfRules(new Set<RedFlagRuleId>(["red-flag.doctor-soon"]));
	expect(withoutGuesses(text, guess)).toEqual(guess);
});

test("spots before the teens are for a doctor", () => {
	expect(
		levels("My daughter is 7 and has real acne on her chin, body odour and hair under her arms. Which wash?"),
	).toContain("book_dermatologist");
});

test("calls a doctor for the same finding once it grows, opens or no treatment helps", () => {
	const flakes =
		"Greasy scales in my brows and beside my nose, tried ketoconazole for six weeks and they keep coming";
	expect(levels(flakes)).toContain("book_dermatologist");
});

test("names a dark place of two colors that grows, and a face that flares without its steroid", () => {
	expect(
		kinds(
			"The brown spot on my temple was like a pinhead, now it is as big as a pea and half of it turned black",
		),
	).toContain("changing-mole");
	expect(kinds("the day I do not use my betnovate my cheeks burn and go red")).toEqual(["steroid-skin"]);
	expect(kinds("my dark spots get darker every summer")).not.toContain("changing-mole");
});

describe("what sounds like a danger of another kind", () => {
	const CRISIS = /suicid|crisis|self-harm|starving/;

	it.each([
		"haha ok so im 9 days late and the stick had a second line, squinty. still retinol tonight",
		"test shows a faint line and my period is overdue, does the serum matter",
		"my dad passed away in june, how do i get his subscription stopped and the last payments back",
		"i stand at the mirror for an hr each night picking till my nose bleeds, any trick to stop",
		"duermo en el camion y no hay agua, algo barato sin enjuagar para la cara, sin perfume",
	])("is no crisis: %s", (text) => {
		expect(rulesInTalk(text).filter((id) => CRISIS.test(id))).toEqual([]);
	});

	it.each([
		"swim coach, all day in chlorine, my face is tight and itchy after. what goes on",
		"lifeguard, pool air dries my cheeks till they sting, a cream after the shift?",
	])("is no burn by a chemical: %s", (text) => {
		expect(rulesInTalk(text)).not.toContain("red-flag.chemical-on-skin");
	});

	it("is still one where chlorine was splashed undiluted", () => {
		expect(rulesInTalk("pool chlorine powder splashed on my arm at the baths and it burns")).toContain(
			"red-flag.chemical-on-skin",
		);
	});

	it("cools nothing where sap or a medicine is the cause", () => {
		expect(
			rulesInTalk("hacked hogweed by the burn, sap on my neck, doesnt hurt, back out in the sun?"),
		).toEqual(["red-flag.plant-sap"]);
		expect(
			rulesInTalk(
				"bactrim since sunday, mouth raw and my chest peels off in sheets like boiling water fell on it",
			),
		).not.toContain("red-flag.burn");
	});

	it("takes deep lumps of a jaw that leave dents for spots", () => {
		const text = "two deep lumps on my jaw hurt and one pimple left a pit";
		const [flag] = triage
			.read(
				[text],
				"talk",
			)(text)
			.filter(({ kind }) => kind !== undefined);
		expect(flag?.kind).toBe("deep-acne");
	});
});

test.each([
	"The travel nurse jabbed me in both arms, sold me a net and gave me capsules to swallow daily with a big glass of water sitting upright, starting the day before and a month after I'm back. Sunscreen under or over the mosquito spray?",
	"Bayer and Alka-Seltzer close my throat up, ER twice as a kid. Does that matter for blackheads?",
])("a medicine handed out for later and an allergy lived with are no emergency: %s", (text) => {
	expect(levels(text).filter((level) => level !== "watch")).toEqual([]);
});

test.each([
	"The nurse gave me malaria capsules, day before and a month after, and my tongue is swollen and I feel faint after the first one.",
	"I swallowed all my malaria capsules at once, day before and a month after they said.",
	"Sunburnt from two days on the roof, felt off all evening and shivering.",
	"what helps sunburn fast?? mate on our site has been in it all day, 38 degrees, he's bone dry and boiling to touch and talking total rubbish",
	"I got caustic cleaner on my face at work and now my sunburnt nose is white and numb",
])("what has happened, and a body that fails in the sun, is told all the same: %s", (text) => {
	expect(levels(text).some((level) => level === "emergency" || level === "same_day")).toBe(true);
});

test("whose cup or bottle it was is nobody to fear for, where the writer drank from it", () => {
	const told = kinds("i sipped from my daughters cup, it was the acetone for her nails, throat burns");
	expect(told).toContain("swallowed");
	expect(told).not.toContain("bystander");
});

test("a toddler's throw is bleeding and no violence", () => {
	const told = kinds("our toddler threw my phone, hit my eyebrow, it won't stop bleeding");
	expect(told).toContain("bleeding");
	expect(told).not.toContain("violence");
});

test("a throat that burns from what was drunk is no burn to cool", () => {
	const [flag] = triage.read(
		["i sipped from a cup, it was acetone, my throat burns"],
		"talk",
	)("i sipped from a cup, it was acetone, my throat burns");
	expect(flag?.rule_id).toBe("red-flag.swallowed");
	expect(flag?.kind ?? "swallowed").toBe("swallowed");
});

test("sunscreen that runs into the eyes with sweat is no accident, what splashed into one today is", () => {
	const habit =
		"Outside from five till dark, the sun cream runs into my eyes and I cannot see the road, so I leave it off";
	expect(levels(habit)).not.toContain("emergency");
	expect(levels("the sunscreen spray got in my eye an hour ago, it burns and stays red")).toContain(
		"emergency",
	);
});

test("what is left off for something else was put on by nobody by mistake", () => {
	expect(levels("What do I put on after shaving instead of dettol, it stings")).toEqual([]);
	expect(kinds("I put dettol on my face instead of toner by mistake and it burns")).toContain("accident");
});
