import { METRIC_NAMES, METRIC_UNITS, ZONES } from "@dewlight/core/skin/observation.ts";
import { expect, test } from "vitest";
import { CALM, type Look, lookAtDrawn } from "../testing/look-at-drawn.ts";
import { measureSkin } from "./measure-skin.ts";
import { METRIC_ZONES } from "./metric-gates.ts";

function readingOf({ measured }: Look, id: string): number {
	const metric = measured.metrics.find((one) => one.id === id);
	if (!metric?.measurable) throw new Error(`${id}: ${metric?.reason ?? "missing"}`);
	return metric.value;
}

test("every metric is there for every zone it has, measured or with a reason", async () => {
	const { measured } = await lookAtDrawn({ person: 0 });
	const expected = METRIC_NAMES.flatMap((metric) => METRIC_ZONES[metric].map((zone) => `${metric}.${zone}`));
	expect(measured.metrics.map(({ id }) => id)).toEqual(expected);
	for (const metric of measured.metrics) {
		expect(metric.unit).toBe(METRIC_UNITS[metric.metric]);
		if (metric.measurable) {
			expect(Number.isFinite(metric.value) && metric.sd >= 0).toBe(true);
			expect(metric.confidence).toBeGreaterThan(0);
		} else {
			expect(metric.reason.length).toBeGreaterThan(10);
			expect(metric.confidence).toBe(0);
		}
	}
	expect(Object.keys(measured.zones)).toEqual([...ZONES]);
});

test("the same pixels measure the same, to the last digit", async () => {
	const { photo, face, skin, measured } = await lookAtDrawn({ person: 1, papules: { chin: { count: 3 } } });
	const again = measureSkin({ photo, face, skin, conditions: CALM });
	expect(again.metrics).toEqual(measured.metrics);
	expect(again.marks).toEqual(measured.marks);
});

test("marks name the subject's side and lie inside their zone's neighbourhood in photo pixels", async () => {
	const { measured } = await lookAtDrawn({ person: 0, papules: { left_cheek: { count: 5 } } });
	expect(measured.marks.filter(({ metric }) => metric === "inflamed_spots")).toHaveLength(5);
	const [x, y, width, height] = measured.zones.left_cheek.box;
	for (const { zone, at } of measured.marks) {
		expect(zone).toBe("left_cheek");
		expect(at[0]).toBeGreaterThan(x - 20);
		expect(at[0]).toBeLessThan(x + width + 20);
		expect(at[1]).toBeGreaterThan(y - 20);
		expect(at[1]).toBeLessThan(y + height + 20);
	}
});

test("pores are not guessed from a photo that cannot show them", async () => {
	const { measured } = await lookAtDrawn({ person: 0 });
	const pores = measured.metrics.find(({ id }) => id === "pores.nose");
	expect(pores?.measurable).toBe(false);
	expect(pores?.reason).toMatch(/^the photo is not sharp enough for pores: come about /);
});

test("a large sharp face has its pores counted, and rougher skin has more of them", async () => {
	const count = async (texture: number) => {
		const look = await lookAtDrawn({
			person: 0,
			width: 1500,
			height: 1500,
			faceFraction: 0.75,
			texture,
			// Drawn skin has nothing finer than its texture, as a smoothed photo; grain stands in for a sharp lens.
			noise: 2.5,
		});
		return (
			readingOf(look, "pores.nose") +
			readingOf(look, "pores.left_cheek") +
			readingOf(look, "pores.right_cheek")
		);
	};
	expect(await count(2.5)).toBeGreaterThan(await count(0));
});

test("brown marks are counted as marks and not as spots, red ones the other way round", async () => {
	const brown = await lookAtDrawn({ person: 0, darkMarks: { right_cheek: { count: 4 } } });
	expect(readingOf(brown, "dark_marks.right_cheek")).toBeGreaterThan(1);
	expect(readingOf(brown, "inflamed_spots.face")).toBe(0);
	const red = await lookAtDrawn({ person: 0, papules: { right_cheek: { count: 4 } } });
	expect(readingOf(red, "inflamed_spots.right_cheek")).toBe(4);
	expect(readingOf(red, "dark_marks.right_cheek")).toBe(0);
});

test("a crease of the forehead is a line, a drawn-on dot is not", async () => {
	const creased = await lookAtDrawn({ person: 0, lines: { forehead: 0.25 } });
	const dotted = await lookAtDrawn({ person: 0, darkMarks: { forehead: { count: 6, sizeMm: 3 } } });
	expect(readingOf(creased, "wrinkles.forehead")).toBeGreaterThan(3.5);
	expect(readingOf(dotted, "wrinkles.forehead")).toBeLessThan(1);
	expect(creased.measured.located.lines.every(({ zone }) => zone === "forehead")).toBe(true);
});
