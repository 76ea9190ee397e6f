import { describe, expect, it, test } from "vitest";
import { exactFlags } from "../exact-triage.ts";

const first = (text: string): string | undefined => exactFlags(text)[0]?.rule_id;
const ids = (text: string): string[] => exactFlags(text).map(({ rule_id }) => rule_id);

describe("violence that is only hinted at", () => {
	it.each([
		"my mums boyfriend does things to me when mum is out. also what helps with spots on my back",
		"stepdad did stuff with my little sister in her room, she is scared. is stress making me break out",
	])("is abuse by somebody over a child: %s", (text) => {
		expect(first(text)).toBe("red-flag.violence");
	});

	it.each([
		"my uncle did something to my bed frame so i sleep better, skin is glowing",
		"dad does stuff with us every night like board games, bedtime is late and i look tired",
	])("is not guessed from an evening at home: %s", (text) => {
		expect(ids(text)).not.toContain("red-flag.violence");
	});

	it.each([
		"best concealer for finger marks round my neck, he wants me pretty at his mums",
		"my fiance pinned me to the door and i couldnt breathe, voice is still hoarse. anyway which toner",
		"gf got angry and left bruises on my throat, how do i hide them",
	])("is strangling where the neck was pressed: %s", (text) => {
		expect(first(text)).toBe("red-flag.strangled");
	});

	it.each([
		"cover up for a black eye please, he says nobody must see it",
		"the bruise is from the stairs, the older one too. please do not write to my mail, my husband reads it",
		"how do i hide bruises on my arms, he was angry again",
	])("is violence at home: %s", (text) => {
		expect(first(text)).toBe("red-flag.violence");
	});

	it.each([
		"how to cover a bruise from my filler, he did the injection on monday",
		"my boyfriend left a hickey on my neck, concealer?",
		"bruise on my cheek from rugby, he tackled me, foundation tips",
		"walked into a door, bruise on my cheek, arnica?",
		"my husband reads all labels, bruise from a blood test",
	])("is not guessed from a bruise: %s", (text) => {
		expect(ids(text)).not.toContain("red-flag.violence");
		expect(ids(text)).not.toContain("red-flag.strangled");
	});
});

describe("somebody who takes leave", () => {
	it.each([
		"how could i finish my life without pain",
		"i cry most nights after the feed and think they would both manage better without me",
		"wrote my letters, gave my records to a friend, everything is sorted. thanks for all",
		"ive given away my cat and written letters for everybody, feel so calm",
	])("wants to die: %s", (text) => {
		expect(first(text)).toBe("red-flag.suicidal");
	});

	it.each([
		"my skin would do better without me touching it",
		"wrote thank you letters and gave my old serums to a friend, moving to spain",
		"moving abroad so i gave my cat to my sister, which sunscreen is sold there",
	])("or only moves: %s", (text) => {
		expect(ids(text)).not.toContain("red-flag.suicidal");
	});
});

test("towels that a cream bleached are no accident", () => {
	expect(
		ids("acne gel ruined my towels, mum thinks i am using bleach, it peels a bit round my mouth"),
	).toEqual([]);
});

describe("danger in a hurried spelling", () => {
	it.each([
		["carnt get a propper breth since the new cream, cnat get a full breth in", "red-flag.breathing"],
		["drain cleaner went in my I and it burns", "red-flag.chemical-in-eye"],
		["took the tablet an hour ago, hivs all over and my thrt is tite", "red-flag.airway-swelling"],
	])("is read as it is meant: %s", (text, rule) => {
		expect(ids(text)).toContain(rule);
	});
});

describe("everything swallowed at once, told without a word for tablets", () => {
	it.each([
		"swallowed every last one with vodka, sorry. night cream or day cream?",
		"necked the whole box just now",
	])("is an overdose: %s", (text) => {
		expect(first(text)).toBe("red-flag.overdose");
	});

	it.each([
		"took all of them photos just now and still it says too dark",
		"i took the lot to the tip, old creams, all gone now",
		"downed the whole bottle of water ago as they say, is it good for skin, day 3 of a week",
	])("or not: %s", (text) => {
		expect(ids(text)).not.toContain("red-flag.overdose");
	});
});

describe("a tongue or lip that grows under a tablet for blood pressure", () => {
	it.each([
		"on perindopril since may. bottom lip is massive this morning, no itch",
		"ramipril 5 mg, my tongue feels thick and too big to talk",
	])("is the tablet's: %s", (text) => {
		expect(ids(text)).toContain("red-flag.medicine-swelling");
	});
});

describe("accidents at home", () => {
	it.each([
		"niacinamide squirted in my eye and i cannot open it",
		"sunscreen in my sons eye, he wont open it and is screaming",
	])("an eye that stays shut is rinsed first: %s", (text) => {
		expect(first(text)).toBe("red-flag.chemical-in-eye");
	});

	it.each([
		"my 2 year old got into my retinol jar, its nearly empty and he drools",
		"toddler had the toner bottle in his mouth, half gone, coughing",
	])("a small child with a bottle swallowed something: %s", (text) => {
		expect(first(text)).toBe("red-flag.swallowed");
	});

	it.each([
		"the dog ate a tube of my sunscreen, what now",
		"kitten licked adapalene off my hand",
		"our puppy chewed up my retinol",
	])("an animal is for the vet: %s", (text) => {
		expect(first(text)).toBe("red-flag.pet-swallowed");
	});

	it("is no accident of an animal where a child is named", () => {
		expect(ids("my toddler and the dog ate my nail polish remover")).toContain("red-flag.swallowed");
		expect(ids("my toddler and the dog ate my nail polish remover")).not.toContain("red-flag.pet-swallowed");
	});

	it.each([
		"my dog ate my homework lol",
		"cat hair all over my cream",
		"can i eat before using retinol, my cat wakes me",
	])("leaves other animals alone: %s", (text) => {
		expect(ids(text)).not.toContain("red-flag.pet-swallowed");
	});
});

describe("marks of bringing food up", () => {
	it("are heard", () => {
		expect(ids("sore scabs on my knuckles where my teeth scrape after meals, balm?")).toContain(
			"red-flag.starving",
		);
		expect(ids("chapped knuckles from the cold")).not.toContain("red-flag.starving");
	});
});

describe("words that only sound like danger", () => {
	it("are a nurse's day", () => {
		expect(exactFlags("i am a nurse and had two cases of anaphylaxis on my shift, which hand cream")).toEqual(
			[],
		);
	});
});
