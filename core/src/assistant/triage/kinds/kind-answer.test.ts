import { describe, expect, it } from "vitest";
import { flagsOfRules, type RedFlagRuleId } from "../../../skin/red-flags/red-flag-rules.ts";
import { flagAnswer } from "../flag-answer.ts";
import { TOLD_KINDS } from "./kind-answer.ts";

const told = (rule: RedFlagRuleId, message: string, kind?: string): string => {
	const flags = flagsOfRules(new Set([rule])).map((flag) => (kind === undefined ? flag : { ...flag, kind }));
	return flagAnswer(flags, message)?.text ?? "";
};

describe("a danger whose kind was heard", () => {
	it("says why, when and what to say, and nothing of a product that nobody meant", () => {
		const text = told("red-flag.collapse", "tight chest since lunch, gone grey and clammy", "heart");
		expect(text).toMatch(/^Call your local emergency number now: .*heart/);
		expect(text).toMatch(/Say on the phone: .*chest/);
		expect(text).not.toMatch(/rinse/);
	});

	it("says no sign that two thoughts only make together", () => {
		const text = told(
			"red-flag.collapse",
			"new tablets for mood, mouth full of ulcers, dusky patches on my face, skin slid a bit in the shower",
			"drug-skin",
		);
		expect(text).toMatch(/Say on the phone: .*sores in the mouth.*read out what you wrote here/);
		expect(text).not.toMatch(/drops on one side/);
	});

	it("speaks of whoever is ill", () => {
		const text = told("red-flag.collapse", "my husband is shaking and the red patch has spread", "sepsis");
		expect(text).toMatch(/^For your husband: call your local emergency number now/);
	});

	it("puts a sign of a failing body above what could wait until this evening", () => {
		const text = told(
			"red-flag.shingles-eye",
			"my dad has shingles from the forehead to the nose and today he is talking nonsense",
			"shingles-eye",
		);
		expect(text).toMatch(/^For your dad: call your local emergency number now: confusion/);
	});

	it("takes no doubt about creams and no faint color for a failing body, and misses none behind other signs", () => {
		const bite = told("red-flag.bite", "i am confused which cream, faint red ring round a tick bite", "tick");
		expect(bite).not.toMatch(/emergency number now/);
		const many = told(
			"red-flag.doctor-today",
			"hives, a swollen face, fever and shivering since noon, and she is drowsy",
		);
		expect(many).toMatch(/emergency number now: drowsiness/);
	});

	it("leaves somebody who only said something out of it", () => {
		const text = told("red-flag.collapse", "my mum says rest, my chest is tight and my arm hurts", "heart");
		expect(text).toMatch(/^Call/);
	});

	it("speaks to the writer whose own body it is, wherever somebody else stands", () => {
		const text = told("red-flag.collapse", "my husband is driving me, my lips are swelling", "allergy");
		expect(text).toMatch(/^Call/);
	});

	it("sends somebody young who is alone to an adult", () => {
		const text = told(
			"red-flag.sight",
			"my lid is shut and hot with a fever, mum is at work till 9",
			"eye-socket",
		);
		expect(text).toMatch(/Ring a parent now and fetch a neighbor/);
	});

	it("says to a visit how long it may wait, what to tell and what is more urgent", () => {
		const text = told(
			"red-flag.doctor-soon",
			"spots on my jaw, periods every three months, chin hair",
			"hormones",
		);
		expect(text).toMatch(/in the next weeks.*blood test/);
		expect(text).toMatch(/Say there: .*periods/);
		expect(text).toMatch(/More urgent: /);
	});

	it("takes a child that swallowed something to the poison line, and answers milk", () => {
		const text = told("red-flag.collapse", "my 2 year old drank some toner, milk?", "swallowed");
		expect(text).toMatch(/^For your/);
		expect(text).toMatch(/no milk/);
		expect(text).toMatch(/1-800-222-1222/);
	});
});

describe("a danger of no sure kind", () => {
	it("names the signs that were read, and none that is denied", () => {
		const text = told("red-flag.doctor-today", "my leg has a red line that is spreading, no fever");
		expect(text).toMatch(/What you write of \(redness that spreads\) should be seen by a doctor today/);
		expect(text).not.toMatch(/\(.*fever.*\)/);
	});

	it("rinses only where something was put on skin that reacts", () => {
		expect(told("red-flag.collapse", "belly pain that tore through to my back")).not.toMatch(/rinse/);
		expect(told("red-flag.collapse", "the new mask burns, my skin swells and i feel faint")).toMatch(/rinse/);
	});
});

it("every kind says when in its first words, and an emergency keeps to four sentences", () => {
	for (const { id, waits, text, sooner } of TOLD_KINDS.values()) {
		if (waits === "now") expect(text.split(/(?<=[.!?]) /).length, id).toBeLessThanOrEqual(5);
		else expect(sooner ?? id, id).toBeTruthy();
		expect(text.slice(0, 120), id).toMatch(
			/now|today|this week|within|in the next|pharmacist|midwife|trial|appointment|doctor/i,
		);
	}
	expect(TOLD_KINDS.size).toBeGreaterThan(60);
});
