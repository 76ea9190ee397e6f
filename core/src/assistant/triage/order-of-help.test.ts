import { describe, expect, it } from "vitest";
import { answerQuestion } from "../answer-question.ts";
import { makeChatContext } from "../testing/make-chat-context.ts";

const context = makeChatContext();
const textOf = (message: string): string => answerQuestion({ message, history: [], context }).text;

describe("somebody limp who swallowed something", () => {
	it.each([
		["my toddler drank nail polish remover and is all floppy, milk?", /^Call an ambulance first/],
		["baby ate half a tube of my muscle rub and is hard to wake", /^Call an ambulance first/],
		["my son swallowed bleach, he is not breathing right", /emergency number/],
		[
			"meine tochter hat nagellackentferner getrunken und ist ganz schlapp, hilft milch?",
			/^Ruf sofort die 112/,
		],
		["mi hija se ha bebido el quitaesmalte y esta muy floja, le doy leche?", /^Llama ahora mismo/],
		["ma fille a avale du white spirit, elle est somnolente", /^Appelez tout de suite le 15/],
		["mia figlia ha bevuto acetone ed e molle", /^Chiama subito il 112/],
	])("gets the ambulance first: %s", (message, first) => {
		const text = textOf(message);
		expect(text).toMatch(first);
		expect(text).not.toMatch(/^[^.]*(?:20 min|20 Min)/);
	});
});

describe("cleaners that were mixed", () => {
	it.each([
		"did the toilet with domestos plus viakal while my mask was on, coughing and eyes streaming, wash the mask?",
		"bleach and vinegar in the shower, now my throat burns and chest is tight, face is red",
		"used bleach then the other cleaner with ammonia, wheezing a bit. rinse my retinol off?",
	])("mean fresh air before water: %s", (message) => {
		const text = textOf(message);
		expect(text).toMatch(/^Leave the room now and get into fresh air/);
		expect(text.indexOf("fresh air")).toBeLessThan(text.indexOf("20 minutes"));
	});
});

describe("skin that dies under an acid", () => {
	it.each([
		"put 35% tca on my cheeks and now the skin is white and hard like a shell, do i scrub it",
		"home peel 60% glycolic, patch has gone grey and numb",
		"wart acid on my nose, it turned black and i cannot feel it, pull it off?",
	])("goes to an emergency department now, and is not peeled: %s", (message) => {
		expect(textOf(message)).toMatch(/^Go to an emergency department now[\s\S]*Do not peel/);
		expect(textOf(message)).not.toMatch(/Wipe what is left/);
	});
});

describe("signs that are told today", () => {
	it.each([
		["my eyes have gone yellow and i pee dark brown, which lotion for the itching", /today/],
		["yellow skin, white poo and itchy everywhere, cream please", /today/],
		["whites of my eyes are mustard coloured and my urine looks like tea", /today/],
	])("yellow with dark urine: %s", (message, when) => {
		const text = textOf(message);
		expect(text).toMatch(/Yellow eyes or skin with dark urine/);
		expect(text).toMatch(when);
	});

	it.each([
		"my temple is sore and my jaw gets tired eating, this morning one eye went dark for a bit. the shampoo?",
		"scalp hurts on the right when brushing, vision blurry since noon, im 71",
	])("a temple and sight are an emergency of the eye: %s", (message) => {
		expect(textOf(message)).toMatch(/saves the sight/);
		expect(textOf(message)).not.toMatch(/rinse it off/);
	});

	it.each([
		"brown line down my big toe nail, twice as wide as at new year, gel polish over it?",
		"there is a black streak in my fingernail and the cuticle is getting dark",
	])("a stripe in a nail is seen within days: %s", (message) => {
		expect(textOf(message)).toMatch(/within days[\s\S]*No polish/);
	});
});

describe("a prescription", () => {
	it.each([
		"can i take 2 spironolactone a day to clear faster, my belly hurts",
		"derm gave me doxycycline, is it ok to double it for my cousins wedding",
		"thinking of taking an extra accutane tonight, harm?",
		"should i halve my prednisone, face is puffy",
		"tretinoin twice as much to speed it up ok?",
	])("is not changed alone: %s", (message) => {
		expect(textOf(message)).toMatch(/^No, not by yourself[\s\S]*(?:doctor who prescribed|pharmacist)/);
	});

	it.each([
		"my flatmate lets me use her tretinoin, ok?",
		"can i give my sister some of my clindamycin gel",
		"cousin offered me her accutane pills",
	])("is not handed on: %s", (message) => {
		expect(textOf(message)).toMatch(/^No[:.]/);
	});

	it.each([
		"my aunt stirs hydroquinone with lemon and a whitening soap, will it even me out",
		"diy dark spot cream: betnovate mixed with shea, ok?",
		"market lady sells a jar, bleaching cream with no label, dark knees gone in a week?",
		"can i mix clobetasol into my toning lotion",
	])("is not cooked at home: %s", (message) => {
		expect(textOf(message)).toMatch(/^No, please do not use a mix[\s\S]*darker/);
	});

	it.each([
		"retinol sandwich with a glycolic lotion as bread?",
		"can i buffer tretinoin with my lactic acid moisturizer",
	])("or a retinol is not laid between acids: %s", (message) => {
		expect(textOf(message)).toMatch(/^No, not with an acid[\s\S]*plain moisturizer/);
	});

	it.each([
		"should i take 2 photos for my report while on tretinoin",
		"retinol sandwich with ceramide cream?",
		"double cleanse before adapalene, ok?",
		"is hydroquinone ok with vitamin c",
	])("is not what this asks: %s", (message) => {
		expect(textOf(message)).not.toMatch(/not by yourself|use a mix|not with an acid/);
	});
});
