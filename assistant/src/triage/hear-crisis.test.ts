import { describe, expect, it } from "vitest";
import { hearCrisis } from "./hear-crisis.ts";
import { readTalkLayers } from "./talk-weights.ts";
import { rulesInTalk } from "./testing/rules-in-talk.ts";
import { talkFingerprint } from "./training/train-talk.ts";

describe("a crisis in a talk", () => {
	it.each([
		[
			"red-flag.suicidal",
			"there is no point in buying a refill, i will not be here when it comes. i have settled on the day",
		],
		["red-flag.self-harm", "i cut my thigh again last night, will a scar gel sting on it"],
		["red-flag.overdose", "i swallowed a whole box of paracetamol an hour ago and feel fine, do i just wait"],
		[
			"red-flag.violence",
			"my boyfriend grabbed me by the hair and hit my cheek again, which concealer hides it before work",
		],
		["red-flag.bystander", "my best friend sent a goodbye text and does not pick up her phone, what do i do"],
	])("is told by its kind, %s: %s", (rule, text) => {
		expect(rulesInTalk(text)).toContain(rule);
		expect(hearCrisis(text)?.said).toBe("told");
	});

	it("is the writer's own where only they are in danger", () => {
		const heard = hearCrisis(
			"my wife died in spring and i see no reason to go on. her tablets are by my bed",
		);
		expect(heard?.said).toBe("told");
		expect(heard?.theirs).toBeLessThan(0.3);
	});

	it("is heard in one thought among others that ask for skin care", () => {
		const text =
			"hi, dry skin here. honestly they would all be better off if i was not around. which cream for the night?";
		expect(hearCrisis(text)?.said).toBe("told");
	});

	it.each([
		"which sunscreen leaves no white cast",
		"i cut out sugar and coffee last month, how soon does skin calm down",
		"drinking so much water i am overdosing on it haha, does it help",
		"this serum smells to die for",
		"my shelf shows nothing, where are my products",
		"i nicked myself shaving, which balm",
		"the whey blew up my skin, is it the milk",
	])("is not what only sounds like one: %s", (text) => {
		expect(hearCrisis(text)?.said).not.toBe("told");
	});
});

it("the layers of a talk are made of the messages as they stand", () => {
	expect(readTalkLayers().made_of, "run `npm run triage:train -- --talk`").toBe(talkFingerprint());
});

it("helps first whoever tells of somebody else's death and of a wish of their own", () => {
	expect(rulesInTalk("my friend killed herself in june and now i want to kill myself too")).toContain(
		"red-flag.suicidal",
	);
	expect(rulesInTalk("my friend says she wants to kill herself tonight and her phone is off")).toContain(
		"red-flag.bystander",
	);
});
