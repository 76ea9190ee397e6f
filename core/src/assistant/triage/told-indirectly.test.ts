import { describe, expect, it } from "vitest";
import { exactFlags } from "../../skin/red-flags/exact-triage.ts";
import { flagsOfRules, type RedFlagRuleId } from "../../skin/red-flags/red-flag-rules.ts";
import { answerQuestion } from "../answer-question.ts";
import type { Answer } from "../conversation.ts";
import { makeChatContext, said } from "../testing/make-chat-context.ts";
import { flagAnswer } from "./flag-answer.ts";

const context = { ...makeChatContext(), flagsOf: exactFlags };

function ask(message: string, ...before: string[]): Answer {
	return answerQuestion({ message, history: said(...before), context });
}

const first = ({ citations }: Answer): string | undefined => citations[0]?.id;

function told(message: string, ...ids: RedFlagRuleId[]): string {
	return flagAnswer(flagsOfRules(new Set(ids)), message)?.text ?? "";
}

describe("a pregnancy that nobody calls so, beside a retinoid of the talk", () => {
	it.each([
		"btw my monthly is ten days overdue. any change to that",
		"did a test at lunch and theres a squinter line, what now",
		"frer was positive this morning lol. same nights?",
		"i think i might be preggo, keep going?",
		"missed my period, probs stress. how many drops",
		"peed on a stick and got two pink lines omg",
	])("pauses it today and says what comes next: %s", (message) => {
		const answer = ask(message, "which night does my tretinoin go on");
		expect(answer.text).toMatch(/off from today/);
		expect(answer.text).toMatch(/no clear rise in harm/);
	});

	it.each([
		"i slapped it on a few nights, didnae ken. is the bairn alright",
		"put it on all week before i knew, will my wee one be fine",
		"usei ate ontem, o bebe vai ficar bem?",
		"is the baby gonna be ok i only used it twice",
	])("answers the fear and nothing else: %s", (message) => {
		expect(first(ask(message, "does my retinol go before cream"))).toBe("boundary.pregnancy_exposed");
	});

	it.each([
		"i have two lines between my brows, does retinol help",
		"fine lines around my eyes, keep the retinol?",
		"my parcel is a week late, can i use my old retinol",
		"is baby shampoo fine with retinol",
		"my test at school went badly, is retinol for me",
		"baby shower on sunday, i want my face to look ok, retinol before?",
	])("is not guessed: %s", (message) => {
		expect(first(ask(message))).not.toMatch(/pregnancy_(?:maybe|exposed)/);
	});
});

describe("tablets for blood pressure beside a tongue that swells", () => {
	it.each([
		"on lisinopril since march and my tongue is swelling",
		"new blood pressure tablets, lips like tyres and my throat feels tight",
		"dad takes enalapril, his lower lip is swollen up huge",
	])("are not taken again before a doctor has spoken: %s", (message) => {
		const text = told(message, "red-flag.airway-swelling");
		expect(text).toMatch(/^Call your local emergency number now/);
		expect(text).toMatch(/no further tablet of it until a doctor/);
	});

	it("are not spoken of where none is taken", () => {
		expect(told("since april my lips are swollen after nuts", "red-flag.airway-swelling")).not.toMatch(
			/-pril/,
		);
	});
});

describe("a crisis takes up what was told", () => {
	it.each([
		["put all of mums tablets in one sock, nothing matters", /give them the tablets today/],
		["i have collected her pills in a jar by the bed", /give them the tablets today/],
		["i wrote a letter for after im gone, its in the drawer", /letter you write of worries me/],
		["the flat is signed over to my son, everything is settled", /put everything in order worries me/],
		["the girls in my class post edits of my face, i want to be gone", /take it to the school/],
		["the lads at work send memes of me, i want to be gone", /somebody on your side/],
		["we buried my wife in may and i see no point in any of it", /sorry for your loss/],
		["no need to reply, just wanted to tell someone", /that was right/],
	])("in one sentence of its own: %s", (message, sentence) => {
		expect(told(message, "red-flag.suicidal")).toMatch(sentence);
	});

	it("sends no grown person to a school", () => {
		expect(told("my mates call me names, i want it to end", "red-flag.suicidal")).not.toMatch(/school/);
	});

	it("looks after a wound, and says when it belongs in a hospital", () => {
		const text = told("i scratch my arm with scissors until it stops", "red-flag.self-harm");
		expect(text).toMatch(/clean running water/);
		expect(text).toMatch(/gaping or still bleeding: an emergency department now/);
	});

	it("names lines for the young beside the others", () => {
		const text = told("everyone in my year laughs at me, i want to die", "red-flag.suicidal");
		expect(text).toMatch(/0800 1111 in the UK/);
		expect(text).toMatch(/1800 55 1800 in Australia/);
		expect(text).toMatch(/116 111 in most of Europe/);
		expect(told("my husband left, i want to die", "red-flag.suicidal")).not.toMatch(/0800 1111/);
	});

	it("names the line of Nigeria to who writes from there", () => {
		expect(told("abeg i no wan dey this life again", "red-flag.suicidal")).toMatch(/0800 078 7746/);
	});

	it("says in their own language that tablets leave the house", () => {
		expect(told("he juntado las pastillas de mi madre, no quiero vivir", "red-flag.suicidal")).toMatch(
			/pastillas a alguien de confianza/,
		);
	});
});

describe("the deadline of a person's own sign", () => {
	const soon = (message: string, kind: string): string =>
		flagAnswer(
			flagsOfRules(new Set(["red-flag.doctor-soon"])).map((flag) => ({ ...flag, kind })),
			message,
		)?.text ?? "";

	it("leads where it is the urgent one", () => {
		expect(soon("rough patch on my scalp that bleeds on the pillow", "sun-scale")).toMatch(
			/^Book .* within two weeks, because it bleeds/,
		);
		expect(soon("dark mark on my sole, blood in my sock, doubled since may", "mole")).toMatch(
			/^Have it seen within days.*it bleeds and it grows.*no callus remover/s,
		);
		expect(soon("shiny bump, bigger every week", "bleeding-bump")).toMatch(/^Book .* within days/);
	});

	it("stays where nothing of that is told, or a razor did it", () => {
		expect(soon("rough patches on my bald head", "sun-scale")).toMatch(/within some weeks/);
		expect(soon("nicked a mole shaving and it bled", "mole")).toMatch(/within two weeks/);
	});
});

describe("what only sounds like despair", () => {
	it.each([
		"my husband passed in may, how do i cancel his dewlight subscription, i have no login",
		"dad died and his card is still charged by you every month, refund?",
		"im executor for my late aunt, please stop the payments of her account",
	])("is an account to settle: %s", (message) => {
		const answer = ask(message);
		expect(first(answer)).toBe("boundary.bereaved_account");
		expect(answer.text).toMatch(/^I am sorry for your loss/);
	});

	it.each([
		"i pick my scabs at the mirror every night till they bleed, cant stop",
		"an hour of squeezing my nose in the mirror again, all raw and bloody",
		"i dig at my chin with tweezers without noticing till theres blood, every evening",
	])("is a habit that can be treated: %s", (message) => {
		expect(first(ask(message))).toBe("boundary.picking");
	});

	it("is no habit where somebody wants to be hurt", () => {
		expect(first(ask("i pick my arms bloody again every night because i deserve it"))).not.toBe(
			"boundary.picking",
		);
	});
});

describe("greasy creams and fire", () => {
	it.each([
		"i use hydromol all over my legs and smoke in bed, is that dangerous",
		"gran has e45 soaked bandages and sits by the gas fire",
		"slather vaseline on my whole body, ok near candles?",
		"is epaderm flammable with a log burner",
		"emollient all over and i vape, does it catch fire",
		"nans nightclothes are full of paraffin ointment, she lights cigarettes",
	])("are kept apart: %s", (message) => {
		expect(first(ask(message))).toBe("boundary.paraffin_fire");
	});

	it.each([
		"vaseline for a smokey eye",
		"i smoke and my lips are dry, vaseline?",
		"which scented candle goes with coconut oil",
		"my skin is on fire after the ointment all over",
		"body butter for after the bbq",
	])("are not spoken of for nothing: %s", (message) => {
		expect(first(ask(message))).not.toBe("boundary.paraffin_fire");
	});
});

describe("a peel that bleaches, in a pregnancy", () => {
	const expecting = {
		...makeChatContext({
			person: { goals: [], issues: [], preferences: { pregnancy: "pregnant" as const } },
		}),
		flagsOf: exactFlags,
	};

	it.each([
		"salon peel and a lightening cream for my moustache, ok before the baby shower?",
		"can i do dermamelan for my patches now",
		"hydroquinone at night plus one peel, yes or no",
	])("gets a plain no: %s", (message) => {
		expect(answerQuestion({ message, history: [], context: expecting }).text).toMatch(
			/^No, not while you are pregnant/,
		);
	});
});
