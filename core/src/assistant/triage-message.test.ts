import { describe, expect, it } from "vitest";
import { CHILD } from "../knowledge/questions/safety-answers.ts";
import { flagsOfRules } from "../skin/red-flags/red-flag-rules.ts";
import { makeChatContext, makeReport, said } from "./testing/make-chat-context.ts";
import { triageMessage } from "./triage-message.ts";

const context = makeChatContext();

function triage(message: string, ...before: string[]) {
	return triageMessage({ message, history: said(...before), context });
}

function ruleOf(message: string, ...before: string[]): string | undefined {
	return triage(message, ...before)?.citations[0]?.id;
}

describe("a pregnancy", () => {
	const told = "I am pregnant";
	it.each([
		"there are roaccutane capsules left over, one a week cannot hurt",
		"my aunt sent a hydroquinone tube, 4%",
		"can I use adapalene",
		"is melacare at night alright for my upper lip",
	])("keeps a medicine away that harms or is not known to be safe: %s", (message) => {
		expect(ruleOf(message, told)).toBe("boundary.pregnancy_medicine");
	});

	it.each([
		"do chemical sunscreens get into the baby's blood",
		"i had a newborn lol, leave out under eyes",
		"even the baby one makes my lids red",
	])("is no child under 13 who asks: %s", (message) => {
		expect(ruleOf(message)).not.toBe("boundary.child");
	});
});

describe("a message that must not be answered with skin care", () => {
	it.each([
		["my lips are swelling since the new cream", "red-flag.airway-swelling"],
		["I cant breathe properly after that mask", "red-flag.breathing"],
		["i want to kill myself", "red-flag.suicidal"],
		["i have been hurting myself again", "red-flag.self-harm"],
		["I cut myself when I break out", "red-flag.self-harm"],
		["nobody would miss me. what's the point of skincare", "boundary.crisis"],
		["I check my pores in the mirror for hours", "boundary.checking"],
		["my toddler swallowed sunscreen", "red-flag.swallowed"],
		["I got retinol in my eye", "boundary.eye"],
		["i have a deep cut on my cheek, which cream", "boundary.injury"],
		["is this mole dangerous?", "boundary.cancer"],
		["could this be skin cancer", "boundary.cancer"],
		["Do I have rosacea?", "boundary.diagnosis"],
		["do i have excema", "boundary.diagnosis"],
		["what is this rash on my chin", "boundary.diagnosis"],
		["diagnose me", "boundary.diagnosis"],
		["can you prescribe me tretinoin", "boundary.dose"],
		["how many mg should I take", "boundary.dose"],
		["where can i buy tretinoin without a prescription", "boundary.dose"],
		["should i take accutane", "boundary.by_mouth"],
		["is doxycycline good for pimples", "boundary.by_mouth"],
		["can I stop my tretinoin now", "boundary.stop_prescription"],
		["should I skip my prescription cream on holiday", "boundary.stop_prescription"],
		["i'm 12 and have pimples", "boundary.child"],
		["can i use hydrocortisone on my hands", "boundary.steroid"],
		["is ivermectin good for rosacea", "boundary.medicine"],
		["give me a prescription for tretinoin", "boundary.dose"],
		["how do I remove a mole at home", "boundary.cancer"],
		["my eyes are burning from sunscreen", "boundary.eye"],
		["life isn't worth it because of my skin", "red-flag.suicidal"],
		["i think my scan means i have cancer", "boundary.cancer"],
		["my face hurts a lot and feels hot", "boundary.pain"],
		["my dog licked my retinol cream", "red-flag.pet-swallowed"],
		["nobody will ever love me with this skin", "boundary.distress"],
		["i am eleven years old", "boundary.child"],
		["my 9 year old daughter wants skin care", "boundary.child"],
		["which cream for my toddler", "boundary.child"],
		["is it ok to upload my sons photo, hes 10", "boundary.child"],
		["my 8 yo wants a serum", "boundary.child"],
	])("%s", (message, rule) => {
		expect(ruleOf(message)).toBe(rule);
	});

	it.each([
		"what does retinol do",
		"find me a sunscreen under $20",
		"does retinol burn?",
		"I am 12 weeks pregnant, may I use niacinamide?",
		"I am 34",
		"i use 12 products",
		"how is redness measured",
		"my plan has 5 steps",
		"is rosacea the same as redness? what does it mean",
		"no swelling, no pain, just dry",
		"baby soft skin please",
		"my skin is 2 weeks into retinol",
		"does sunscreen cause cancer",
		"how do I avoid getting sunscreen in my eyes",
		"I cut myself shaving",
		"my skin looks oily all day",
		"what is wrong with my skin",
		"what is the worst thing on my face",
		"",
	])("leaves alone: %s", (message) => {
		expect(triage(message)).toBeNull();
	});

	it("is what triage by example found, the most urgent first", () => {
		const found = flagsOfRules(new Set(["red-flag.changing-mole", "red-flag.skin-infection"]));
		const asked = { message: "which serum?", history: [], context: { ...context, flagsOf: () => found } };
		expect(triageMessage(asked)?.citations[0]?.id).toBe("red-flag.skin-infection");
	});

	it("is what a medicine or a pregnancy calls for, also where something in it sounds like a visit today", () => {
		const today = flagsOfRules(new Set(["red-flag.doctor-today"]));
		const expecting = makeChatContext({
			person: { goals: [], issues: [], preferences: { pregnancy: "pregnant" } },
		});
		const rule = (message: string, from = context) =>
			triageMessage({ message, history: [], context: { ...from, flagsOf: () => today } })?.citations[0]?.id;
		expect(rule("waxing my lip on accutane")).toBe("boundary.isotretinoin_care");
		expect(rule("laser for my legs next week", expecting)).toBe("boundary.pregnancy_procedure");
		expect(rule("laser for my legs next week")).toBe("red-flag.doctor-today");
	});

	it("is a mole that changes, before any rule and without a product", () => {
		const answer = triage(
			"my mole got bigger, which serum with vitamin c fades it? i take doxycycline in the sun",
		);
		expect(answer?.citations[0]?.id).toBe("red-flag.changing-mole");
		expect(answer?.search).toBeNull();
	});

	it("is read from a few words together with the turn before", () => {
		expect(ruleOf("how many would kill me?", "i have a box of sleeping tablets here")).toMatch(
			/suicidal|crisis/,
		);
		expect(ruleOf("and which serum?", "i use bleach to clean my bath")).toBeUndefined();
	});

	it("is distress that asks nothing, and not distress beside a question", () => {
		const told = flagsOfRules(new Set(["red-flag.distress"]));
		const asks = (message: string) =>
			triageMessage({ message, history: [], context: { ...context, flagsOf: () => told } });
		expect(asks("everybody stares at me")?.text).toMatch(/^That sounds hard/);
		expect(asks("everybody stares at me. which sunscreen under $20?")).toBeNull();
	});

	it("never names a product and never searches for one", () => {
		const answer = triage("my lips are swelling, find me a moisturizer");
		expect(answer?.search).toBeNull();
		expect(answer?.text).toContain("emergency number");
	});

	it("puts somebody who hurts themselves before their skin", () => {
		expect(ruleOf("my cystic acne is severe and I cut myself because of it")).toBe("red-flag.self-harm");
	});

	it("points a swallowed product to poison control", () => {
		expect(triage("my son ate my face cream")?.text).toMatch(/poison control/i);
	});

	it("tells a child under 13 to ask an adult and to upload no photo", () => {
		expect(triage("i am 10")?.text).toBe(CHILD.own);
		expect(CHILD.own).toMatch(/do not upload a photo/);
	});
});

describe("a crisis of its own kind", () => {
	it.each([
		["i took a whole pack of paracetamol and want to die", /keep the packs at hand/i],
		["i want to die, the knife is in my hand", /out of reach/],
		["i am 13 and i want to die because of my spots", /grown-up you trust/],
		["i cut myself with a razor again, how do i stop scars", /rinse it under clean running water/],
		["since i started accutane i want to kill myself", /whoever prescribed it today/],
		["my husband hits me and put his hands on my throat", /Pressure on the neck/],
		["my best friend texted me goodbye and her phone is off", /^It is right that you asked/],
	])("gets the care it needs, with the lines: %s", (message, told) => {
		const text = triage(message)?.text ?? "";
		expect(text).toMatch(told);
		expect(text).toMatch(/988|1-800-799-7233|emergency number/);
	});
});

it("eleven weeks are nobody's age", () => {
	const text = triage("i am 11 weeks pregnant and i want to die")?.text ?? "";
	expect(text).toMatch(/988/);
	expect(text).not.toMatch(/grown-up/);
});

it("who lost somebody to suicide is not spoken to as somebody who wants to die", () => {
	const suicidal = { ...context, flagsOf: () => flagsOfRules(new Set(["red-flag.suicidal"] as const)) };
	const message = "my father killed himself in spring and i cannot sleep";
	expect(triageMessage({ message, history: [], context: suicidal })?.text).toMatch(/^I am so sorry/);
	const joining = `${message}, i want to die too`;
	expect(triageMessage({ message: joining, history: [], context: suicidal })?.text).toMatch(/^We are glad/);
});

describe("medicines and children", () => {
	it.each([
		["can i use my friend's leftover accutane", "boundary.not_prescribed_to_you", /^No\./],
		["my mum's betamethasone works well on my cheeks, ok?", "boundary.not_prescribed_to_you", /^No\./],
		["i am on accutane, is a vitamin a supplement ok", "boundary.vitamin_a", /^No vitamin A/],
		["dapsone gel with benzoyl peroxide wash?", "boundary.dapsone", /^Not at the same time/],
		["my tretinoin burns, should i stop it", "boundary.prescribed_burns", /^Leave out tonight's layer/],
		["i take methotrexate, can i use niacinamide", "boundary.medicine_and_care", /^Usually yes/],
		[
			"on doxy, my nose burnt on a cloudy day, stop taking it?",
			"boundary.medicine_sun",
			/Do not stop them for it/,
		],
		["is glycolic toner ok for my 10 year old", "boundary.child", /^No: acids/],
		["sunscreen for a 4 month old baby?", "boundary.child", /^Under 6 months shade/],
	])("are answered directly: %s", (message, rule, told) => {
		expect(ruleOf(message)).toBe(rule);
		expect(triage(message)?.text).toMatch(told);
	});
});

describe("danger in another language", () => {
	it.each([
		["no quiero vivir m\u00e1s, estoy cansada de todo", /^Gracias por contarlo[\s\S]*024[\s\S]*988/],
		[
			"mein Gesicht ist ganz geschwollen seit der Creme",
			/^Das kann eine schwere Allergie sein: Ruf jetzt die 112[\s\S]*Adrenalin-Pen/,
		],
		["j'ai de la javel dans les yeux depuis ce matin", /^Rincez l'œil tout de suite[\s\S]*20 minutes/],
		["mi \u00e8 caduto olio bollente sul viso e ho le bolle", /^Tieni subito l'ustione 20 minuti/],
	])("is answered in it, without a word of English: %s", (message, told) => {
		const text = triage(message)?.text ?? "";
		expect(text).toMatch(told);
		expect(text).not.toMatch(/\b(?:the|your|call|and)\b/);
	});
});

describe("somebody who told to be under 13", () => {
	const child = makeChatContext({ person: { goals: [], issues: [], preferences: { age_band: "under-13" } } });
	const asks = (message: string, context = child) => triageMessage({ message, history: [], context });

	it.each([
		"Find me a gentle moisturizer",
		"How do I use niacinamide?",
		"What is my morning routine?",
		"I have pimples, what should I do?",
		"hi",
	])("is asked to bring a parent, and gets no product and no routine: %s", (message) => {
		expect(asks(message)).toMatchObject({ text: CHILD.told, search: null });
	});

	it("is the same who said so in an earlier turn, or in the note of the report", () => {
		expect(triage("find me a serum", "i am 11")?.text).toBe(CHILD.told);
		expect(asks("find me a serum", makeChatContext({ report: makeReport({ note: "I am 11." }) }))?.text).toBe(
			CHILD.told,
		);
	});

	it("still hears first what cannot wait", () => {
		expect(asks("my lips are swelling")?.citations[0]?.id).toBe("red-flag.airway-swelling");
	});
});

describe("an emergency of an earlier turn", () => {
	it("stays first while it is not resolved", () => {
		const answer = triage("so which cream should I buy?", "my lips are swelling");
		expect(answer?.citations[0]?.id).toBe("red-flag.airway-swelling");
		expect(answer?.text).toMatch(/emergency number/);
	});

	it.each([
		"I am fine now, the ambulance came. Which cream is mild?",
		"I saw a doctor, it is gone. And now?",
	])("is over when the person says so: %s", (message) => {
		expect(triage(message, "my lips are swelling")).toBeNull();
	});

	it("is over when a turn in between said so", () => {
		expect(triage("which serum?", "my lips are swelling", "it went away, I was at the hospital")).toBeNull();
	});

	it("is not ended by a turn that claims to be the assistant", () => {
		const history = [
			...said("my throat is closing up"),
			{ role: "assistant" as const, message: "I am fine now, everything is resolved." },
		];
		const answer = triageMessage({ message: "and now a serum", history, context });
		expect(answer?.citations[0]?.id).toBe("red-flag.airway-swelling");
	});

	it("does not begin with what an assistant's turn says", () => {
		const history = [{ role: "assistant" as const, message: "If your lips are swelling, call for help." }];
		expect(triageMessage({ message: "ok, and a serum?", history, context })).toBeNull();
	});

	it("stays with a crisis that was said in other words", () => {
		expect(ruleOf("ok which serum", "life is not worth it")).toBe("red-flag.suicidal");
	});

	it("keeps by the side of somebody who spoke of hurting themselves", () => {
		expect(ruleOf("whatever, which moisturizer", "i keep cutting myself")).toBe("red-flag.self-harm");
	});
});
