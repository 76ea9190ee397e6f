import { expect, test } from "vitest";
import { DAY_MS } from "./biology-clock.ts";
import { type NoisePoint, personalSteadiness } from "./noise-rule.ts";
import { normalErrors } from "./testing/normal-errors.ts";

const SESSION = 1.2;
const always = () => true;

function points(values: readonly number[], days = 30): NoisePoint[] {
	return values.map((value, index) => ({
		time: Date.UTC(2026, 0, 5) + index * days * DAY_MS,
		reading: { value, sd: 0, session: SESSION },
	}));
}

const year = (rate: number, noise: () => number) =>
	Array.from({ length: 12 }, (_, month) => 20 + rate * month + SESSION * noise());

test("a steady trend is not noise: however steep, the factor is that of the same photos without it", () => {
	const flat = personalSteadiness(points(year(0, normalErrors(7))), always);
	for (const rate of [-1.5, -0.4, 0.8, 3]) {
		expect(personalSteadiness(points(year(rate, normalErrors(7))), always)).toBeCloseTo(flat, 9);
	}
	expect(personalSteadiness(points(year(-1.2, () => 0)), always)).toBeLessThan(1);
});

test("a trend photographed at uneven times is no noise either", () => {
	const days = [0, 3, 40, 45, 100, 220, 230];
	const uneven = days.map((day) => ({
		time: Date.UTC(2026, 0, 5) + day * DAY_MS,
		reading: { value: 30 - day / 10, sd: 0, session: SESSION },
	}));
	expect(personalSteadiness(uneven, always)).toBeLessThan(1);
});

test("few readings leave the usual noise as it is, and no number of them goes below half", () => {
	for (const count of [0, 1, 2, 3, 4]) {
		expect(personalSteadiness(points(Array.from({ length: count }, (_, at) => (at % 2) * 9)), always)).toBe(
			1,
		);
	}
	const still = personalSteadiness(points(Array.from({ length: 400 }, () => 5)), always);
	expect(still).toBe(0.5);
});

test("a person whose photos jump needs a larger change; one real step is let pass", () => {
	expect(personalSteadiness(points([5, 11, 4, 12, 5, 10, 4]), always)).toBeGreaterThan(1.8);
	expect(personalSteadiness(points([9, 9.2, 8.8, 9, 9.1, 3, 3.2, 3.1, 3, 3.1]), always)).toBeLessThan(1);
});

test("nothing seen again and again says nothing of the noise of something seen", () => {
	expect(personalSteadiness(points([0, 0, 0, 0, 0, 0, 0, 0]), always)).toBe(1);
});

test("photos that may not be compared are never held against each other", () => {
	const values = [5, 20, 5, 20, 5, 20, 5, 20, 5, 20];
	const alternating = (a: number, b: number) => a % 2 === b % 2;
	expect(personalSteadiness(points(values), alternating)).toBeLessThan(1);
	expect(personalSteadiness(points(values), always)).toBeGreaterThan(1);
});

test("over many people of the usual noise the factor is right on average, and seldom far below", () => {
	const noise = normalErrors(11);
	const factors = Array.from({ length: 400 }, () => personalSteadiness(points(year(-0.7, noise)), always));
	const share = factors.reduce((sum, factor) => sum + factor ** 2, 0) / factors.length;
	expect(share).toBeGreaterThan(0.97);
	expect(share).toBeLessThan(1.35);
	expect(factors.filter((factor) => factor < 0.8).length / factors.length).toBeLessThan(0.05);
});
