import * as fc from "fast-check";
import { expect, test } from "vitest";
import { buildPoint } from "../testing/show-progress.tsx";
import { chartScale, niceTicks } from "./chart-scale.ts";

const number = fc.double({ min: -1e4, max: 1e4, noNaN: true });
const point = fc
	.record({
		id: fc.integer({ min: 1, max: 500 }),
		value: fc.option(number),
		band: fc.option(fc.double({ min: 0, max: 1e3, noNaN: true })),
		comparable: fc.boolean(),
	})
	.map(({ id, value, band, comparable }) => buildPoint(id, value, { band, comparable }));
const units = fc.constantFrom("delta_EI", "count");
const points = fc.array(point, { maxLength: 12 });

test("every point, band and line lies inside the frame", () => {
	fc.assert(
		fc.property(points, units, (given, unit) => {
			const scale = chartScale({ points: given, unit });
			for (const { x, y, top, bottom } of scale.points) {
				for (const place of [x, y, top, bottom]) {
					expect(place).toBeGreaterThanOrEqual(-1e-6);
					expect(place).toBeLessThanOrEqual(100 + 1e-6);
				}
			}
			for (const { y } of scale.ticks) expect(y >= -1e-6 && y <= 100 + 1e-6).toBe(true);
		}),
	);
});

test("higher values stand higher, later scans further right, and what was not measured is not drawn", () => {
	fc.assert(
		fc.property(points, units, (given, unit) => {
			const drawn = chartScale({ points: given, unit }).points;
			const read = given.filter(({ value }) => value !== null);
			expect(drawn).toHaveLength(read.length);
			for (const [i, a] of read.entries()) {
				for (const [j, b] of read.entries()) {
					const [placedA, placedB] = [drawn[i], drawn[j]];
					if (placedA === undefined || placedB === undefined) throw new Error("A point is missing.");
					if ((a.value ?? 0) > (b.value ?? 0)) expect(placedA.y).toBeLessThanOrEqual(placedB.y);
					if (a.at > b.at) expect(placedA.x).toBeGreaterThanOrEqual(placedB.x);
				}
			}
		}),
	);
});

test("readings that differ by rounding alone share one height and get few lines", () => {
	const given = [buildPoint(1, -1.15e-296, { band: 7.3e-308 }), buildPoint(2, 5e-324)];
	for (const unit of ["count", "delta_EI"]) {
		const { points: placed, ticks } = chartScale({ points: given, unit });
		expect(placed[0]?.y).toBeCloseTo(placed[1]?.y ?? -1);
		expect(ticks.length).toBeLessThanOrEqual(6);
	}
	expect(niceTicks(1e4, 1e4 + 2e-12)).toEqual([1e4]);
	expect(niceTicks(0, 5e-324)).toEqual([0]);
});

test("the line and the band run along comparable points only", () => {
	const scale = chartScale({
		unit: "delta_EI",
		points: [buildPoint(1, 4), buildPoint(2, 9, { comparable: false }), buildPoint(3, 2)],
	});
	expect(scale.line.match(/[ML]/g)).toHaveLength(2);
	expect(scale.band.match(/[ML]/g)).toHaveLength(4);
	expect(chartScale({ unit: "delta_EI", points: [buildPoint(1, 4)] }).line).toBe("");
});

test("the noise of a count ends at nothing, that of a difference does not", () => {
	const given = [buildPoint(1, 10, { band: 8 }), buildPoint(2, 1, { band: 5 })];
	expect(chartScale({ unit: "count", points: given }).points[1]?.bottom).toBe(100);
	expect(chartScale({ unit: "count", points: given }).ticks[0]?.value).toBe(0);
	const { points: placed, ticks } = chartScale({ unit: "delta_EI", points: given });
	expect(placed[1]?.bottom).toBeGreaterThan(ticks.find(({ value }) => value === 0)?.y ?? 100);
});

test("lines of a chart are few, round and between the ends", () => {
	expect(niceTicks(1.2, 4.9)).toEqual([2, 3, 4]);
	expect(niceTicks(0, 0.1)).toEqual([0, 0.025, 0.05, 0.075, 0.1]);
	expect(niceTicks(3, 3)).toEqual([3]);
	fc.assert(
		fc.property(number, fc.double({ min: 1e-3, max: 1e4, noNaN: true }), (low, span) => {
			const ticks = niceTicks(low, low + span);
			expect(ticks.length).toBeGreaterThanOrEqual(1);
			expect(ticks.length).toBeLessThanOrEqual(6);
		}),
	);
});

test("photos of one sitting stand above each other, and the line takes the last one alone", () => {
	const { points, line } = chartScale({
		unit: "delta_EI",
		points: [buildPoint(1, 4), buildPoint(2, 9, { repeated: true }), buildPoint(3, 2)],
	});
	expect(points[1]?.x).toBe(points[2]?.x);
	expect(points[1]?.y).not.toBe(points[2]?.y);
	expect(line.match(/[ML]/g)).toHaveLength(2);
});
