import { describe, expect, it } from "vitest";
import { exactFlags } from "../exact-triage.ts";

const first = (text: string): string | undefined => exactFlags(text)[0]?.rule_id;
const ids = (text: string): string[] => exactFlags(text).map(({ rule_id }) => rule_id);

describe("a medicine that was left off or has run out", () => {
	it.each([
		"quit my sertraline last week because my chin broke out, what serum now",
		"i ran out of warfarin on sunday, does it matter for my bruises",
		"came off lithium by myself, up all night cleaning and full of ideas",
		"my epilepsy tablets dry my skin so i skipped them for three days",
		"should i stop taking my bisoprolol, i think it gives me a rash round the nose",
		"been on prednisolone for eight weeks, ran out yesterday and feel ok",
		"my keppra is finished and i havent taken it since tuesday",
	])("is for whoever prescribed it today: %s", (text) => {
		expect(first(text)).toBe("red-flag.medicine-stopped");
	});

	it.each([
		"on steroid tablets since spring, threw them away on friday and now i keep vomiting",
		"i just stopped prednisone after two months, so weak i cannot get up",
		"ran out of my medrol tablets, dizzy and sweating since",
	])("is an emergency after steroid tablets, where the body fails: %s", (text) => {
		expect(first(text)).toBe("red-flag.steroid-stopped");
	});

	it.each([
		"ran out of retinol while on zoloft, which one is cheap",
		"my doctor stopped my lithium last spring, skin is better",
		"stopped sertraline two years ago and my skin never was the same",
		"i stopped using my steroid cream",
		"does fluoxetine stop acne",
		"my psychiatrist and i tapered off citalopram, what helps my dry lips",
	])("is no matter where nothing was left off alone: %s", (text) => {
		expect(ids(text)).not.toContain("red-flag.medicine-stopped");
		expect(ids(text)).not.toContain("red-flag.steroid-stopped");
	});
});

describe("a child that may come, under a medicine that harms it", () => {
	it.each([
		"2 lines this morning, i take roaccutane 20mg, finish the box?",
		"still on claravis and my test came back positive",
		"my period is ten days late and im on isotretinoin",
		"bin schwanger und nehme noch isotretinoin kapseln",
		"preggo!! accutane month 4, now what",
	])("means no further capsule: %s", (text) => {
		expect(first(text)).toBe("red-flag.isotretinoin");
	});

	it.each([
		"on spiro 100mg and my period is two weeks late, keep taking it?",
		"aldactone for my chin, and now two lines on the test",
	])("means a test and a call: %s", (text) => {
		expect(first(text)).toBe("red-flag.medicine-pregnancy");
	});

	it.each([
		"two years ago i took accutane, now i am pregnant",
		"pregnancy test for accutane was negative",
		"accutane had a positive effect on me",
		"does spironolactone make periods irregular",
	])("is not guessed: %s", (text) => {
		expect(ids(text)).not.toContain("red-flag.isotretinoin");
		expect(ids(text)).not.toContain("red-flag.medicine-pregnancy");
	});
});
