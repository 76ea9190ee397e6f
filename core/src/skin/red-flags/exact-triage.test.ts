import { describe, expect, it } from "vitest";
import { RED_FLAG_LEVELS } from "../red-flag.ts";
import { exactFlags } from "./exact-triage.ts";
import { byUrgency, flagsOfRules, RED_FLAG_RULES } from "./red-flag-rules.ts";

const ids = (text: string) => exactFlags(text).map(({ rule_id }) => rule_id);

describe("the plainest signs of danger", () => {
	it.each([
		["my lips are swelling after the new serum", "red-flag.airway-swelling"],
		["I cant breathe properly since I put the mask on", "red-flag.breathing"],
		["had to use my epipen after the mask", "red-flag.allergic-reaction"],
		["bleach splashed in my eye while doing my roots", "red-flag.chemical-in-eye"],
		["mi wash out di relaxer but it run inna mi eye and burn", "red-flag.chemical-in-eye"],
		["was bleaching my hair and some splashed in my eye, now all is blurry", "red-flag.chemical-in-eye"],
		["they laughed at my spots so i cut my arms yesterday", "red-flag.self-harm"],
		["my toddler drank my nail polish remover", "red-flag.swallowed"],
		["sometimes i want to die because of my skin", "red-flag.suicidal"],
		["i keep cutting myself", "red-flag.self-harm"],
		["i overdosed on moisturizer and paracetamol", "red-flag.overdose"],
		["i overdosed on paracetamol when creams did nothing", "red-flag.overdose"],
		["I overdosed on paracetamol two days ago because retinol ruined my face", "red-flag.overdose"],
		["just wanna fall asleep and not wake up to this face", "red-flag.suicidal"],
		[
			"they call me crater face every day and i just want to go to sleep and not wake up",
			"red-flag.suicidal",
		],
		["five weeks of cream for nothing, dont see the point of being around", "red-flag.suicidal"],
		["does the serum matter, i wont be here by summer. ignore that", "red-flag.suicidal"],
		["my boyfriend punched me in the eye, which concealer", "red-flag.violence"],
		["one side of my face is drooping and my speech is slurred", "red-flag.stroke"],
		["woke up and half my face doesn't move properly, my smile is crooked", "red-flag.stroke"],
		["now my eyes are swelling shut and my breathing is wheezy", "red-flag.breathing"],
		[
			"no food for 5 days and I make myself throw up, feeling faint when I stand up",
			"red-flag.starving-heart",
		],
		["fever and purple spots that do not fade when i press a glass on them", "red-flag.fading-test"],
		["positive test. im on accutane", "red-flag.isotretinoin"],
		["on roaccutane: since i finished work my head pounds and i see double", "red-flag.isotretinoin"],
		["pimples burst and bleed, 38.6 like a flu, too stiff for the gym", "red-flag.acne-with-illness"],
		[
			"third month of accutane, my head hurts every morning and everything is blurry",
			"red-flag.isotretinoin",
		],
		[
			"son 16, his acne turned into bleeding sores, he has fever and his knees ache",
			"red-flag.acne-with-illness",
		],
		[
			"a whitening cream from the market, now my cheeks burn and i see little veins",
			"red-flag.unlabelled-cream",
		],
		[
			"i began a whitening cream 3 years ago, now my face is thin and red with veins",
			"red-flag.unlabelled-cream",
		],
		["fairness cream from my cousin, my face burns. what can i use instead?", "red-flag.unlabelled-cream"],
		["she sold me a pot without any ingredients on it. face is hot and peels", "red-flag.unlabelled-cream"],
		["Seit drei Monaten Kortison im Gesicht, darf ich aufhören?", "red-flag.steroid-skin"],
		["Llevo meses con corticoides en la cara", "red-flag.steroid-skin"],
		["No puedo respirar, me puse una crema nueva", "red-flag.breathing"],
		["Je n'arrive plus à respirer depuis ce masque", "red-flag.breathing"],
		["Ich kriege keine Luft", "red-flag.breathing"],
		["Não consigo respirar direito", "red-flag.breathing"],
		["Non riesco a respirare", "red-flag.breathing"],
		["Saans nahi aa rahi hai cream ke baad", "red-flag.breathing"],
		["Quiero morirme, ya no aguanto", "red-flag.suicidal"],
		["J'ai envie de mourir", "red-flag.suicidal"],
		["Ich will nicht mehr leben", "red-flag.suicidal"],
		["Quero morrer", "red-flag.suicidal"],
		["Voglio farla finita", "red-flag.suicidal"],
		["Mujhe jeena nahi hai", "red-flag.suicidal"],
		["Me cayó lejía en el ojo", "red-flag.chemical-in-eye"],
		["Kleber im Auge, was tun", "red-flag.chemical-in-eye"],
	])("%s", (text, rule) => {
		expect(ids(text)).toContain(rule);
	});

	it.each([
		"",
		"this serum is to die for",
		"which moisturizer lets my skin breathe",
		"no swelling of the lips or tongue and no trouble breathing",
		"a swollen pimple on my lip",
		"I cut myself shaving",
		"doing harley quinn from suicide squad",
		"how do I avoid getting acid in my eyes",
		"my face feels tight after washing",
		"finished accutane 3 years ago",
		"should i use a lightening cream on the red marks",
		"i want a cream without harsh ingredients, my cheeks are red",
		"a cream with no active ingredients please, my skin is itchy",
		"i changed my cleanser. black dots on my nose, and a spot on my chin",
		"a cream without fragrance on the label, and my cheeks stay red",
		"accutane gives me dry lips and a headache now and then",
		"pimples on my back, and my knees hurt from running",
		"Me arde un poco el tónico y luego se pasa",
		"ma peau tiraille après la douche",
	])("leaves alone: %s", (text) => {
		expect(exactFlags(text)).toEqual([]);
	});
});

describe("what a person is told", () => {
	it("ends as a sentence, names no product, and stands in the table once", () => {
		for (const { advice } of RED_FLAG_RULES) {
			expect(advice).toMatch(/[.]$/);
			expect(advice).not.toMatch(/\b(?:serum|cleanser|retinol|moisturi[sz]er|azelaic)\b/i);
		}
		expect(new Set(RED_FLAG_RULES.map(({ rule_id }) => rule_id)).size).toBe(RED_FLAG_RULES.length);
	});

	it("never suggests that silence means safe", () => {
		for (const { advice } of RED_FLAG_RULES)
			expect(advice).not.toMatch(/harmless|nothing to worry|all clear|is safe/i);
	});

	it("comes with the most urgent first", () => {
		const all = byUrgency(flagsOfRules(new Set(RED_FLAG_RULES.map(({ rule_id }) => rule_id))));
		const places = all.map(({ level }) => RED_FLAG_LEVELS.indexOf(level));
		expect(places).toEqual(places.toSorted((a, b) => a - b));
	});
});

it("hears of no child that swallowed something where a pill was ended and a baby is not born yet", () => {
	const ids = (text: string) => exactFlags(text).map(({ rule_id }) => rule_id);
	expect(ids("i came off the pill in june and we may try for a baby, my jaw is full of spots")).toEqual([]);
	expect(ids("9 weeks pregnant and my toddler drank my toner")).toContain("red-flag.swallowed");
	expect(ids("my son ate my retinol cream, i came off the pill in june")).toContain("red-flag.swallowed");
});
