import { expect, test } from "vitest";
import { absorb, type Rgb, skinReflectance } from "./bare-skin.ts";

const luminance = ([r, g, b]: readonly number[]): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

test("reflectance falls from step to step of the Monk scale and stays skin-colored", () => {
	let before = 1;
	for (let monk = 1; monk <= 10; monk++) {
		const [red, green, blue] = skinReflectance(monk);
		expect(red).toBeGreaterThan(green);
		expect(green).toBeGreaterThan(blue);
		expect(luminance([red, green, blue])).toBeLessThan(before);
		before = luminance([red, green, blue]);
	}
});

test("one unit of erythema raises 100 log10 of red over green by one", () => {
	const base: Rgb = [0.5, 0.3, 0.2];
	const target = new Float32Array(3);
	absorb(target, base, 7, 0);
	const index = (rgb: ArrayLike<number>): number => 100 * Math.log10(rgb[0] / rgb[1]);
	expect(index(target) - index(base)).toBeCloseTo(7, 3);
});

test("one unit of melanin darkens red by a hundredth of log10 and blue more", () => {
	const base: Rgb = [0.5, 0.3, 0.2];
	const target = new Float32Array(3);
	absorb(target, base, 0, 10);
	expect(Math.log10(base[0] / target[0])).toBeCloseTo(0.1, 4);
	expect(target[2] / base[2]).toBeLessThan(target[0] / base[0]);
});
