import { expect, test } from "vitest";
import { CALM, lookAtDrawn } from "../testing/look-at-drawn.ts";
import { itaClass, monkStep } from "./skin-tone.ts";

test("the classes meet at their published angles", () => {
	expect([60, 55, 41, 28, 10, -30].map((degrees) => itaClass(degrees))).toEqual([
		"very_light",
		"light",
		"intermediate",
		"tan",
		"brown",
		"dark",
	]);
});

test("a smaller angle is a deeper step, and pale skin in the dark is not taken for deep skin", () => {
	expect([70, 45, 20, -5, -40].map((ita) => monkStep(ita, { a: 12, b: 18 }))).toEqual([3, 4, 4, 5, 6]);
	expect(monkStep(0, { a: 12, b: 8 })).toBeLessThan(monkStep(0, { a: 12, b: 26 }));
});

test("a vivid camera makes no deeper tone: it raises red and yellow together", () => {
	const [pale, vivid] = [
		{ a: 10, b: 15 },
		{ a: 18, b: 23 },
	];
	expect(monkStep(40, vivid)).toBe(monkStep(40, pale));
});

test("darker drawn skin has the smaller angle, before any normalization", async () => {
	const angles: number[] = [];
	for (const monk of [1, 4, 7, 10])
		angles.push((await lookAtDrawn({ person: 0, monk })).measured.tone.ita_deg);
	expect(angles).toEqual([...angles].sort((p, q) => q - p));
});

test("no single photo makes tone more than a fair guess, and bad light makes it less", async () => {
	const { measured } = await lookAtDrawn({ person: 0 });
	expect(measured.tone.confidence).toBeLessThanOrEqual(0.5);
	const sideLit = await lookAtDrawn({ person: 0 }, { ...CALM, light_asymmetry: 20, colour_cast: 0.5 });
	expect(sideLit.measured.tone.confidence).toBeLessThan(0.2);
});
