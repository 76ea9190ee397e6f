import { ZONES } from "@dewlight/core/skin/observation.ts";
import { expect, test } from "vitest";
import { paintInserts, ZONE_SHAPES } from "./skin-inserts.ts";
import { SKIN_CHANNELS, SKIN_FLOATS } from "./skin-map.ts";

test("a clean face needs no painted skin", () => {
	expect(paintInserts({}, 1)).toBeNull();
});

test("redness is painted on the zone it is for, and the other side stays clean", () => {
	const target = new Float32Array(SKIN_FLOATS);
	for (const zone of ZONES) {
		const map = paintInserts({ redness: { [zone]: 9 } }, 1);
		const { x, y } = ZONE_SHAPES[zone];
		map?.sample(x, y, target);
		expect(target[SKIN_CHANNELS.erythema], zone).toBeCloseTo(9, 1);
		if (x === 0) continue;
		map?.sample(-x, y, target);
		expect(target[SKIN_CHANNELS.erythema], zone).toBeCloseTo(0, 3);
	}
});

test("more papules in one zone leave those of another zone where they were", () => {
	const few = paintInserts({ papules: { chin: { count: 2 }, left_cheek: { count: 3 } } }, 4);
	const many = paintInserts({ papules: { chin: { count: 2 }, left_cheek: { count: 9 } } }, 4);
	const one = new Float32Array(SKIN_FLOATS);
	const other = new Float32Array(SKIN_FLOATS);
	for (let x = -15; x <= 15; x += 0.5) {
		few?.sample(x, ZONE_SHAPES.chin.y, one);
		many?.sample(x, ZONE_SHAPES.chin.y, other);
		expect(other).toEqual(one);
	}
});

test("every zone has lines to draw", () => {
	const target = new Float32Array(SKIN_FLOATS);
	for (const zone of ZONES) {
		const map = paintInserts({ lines: { [zone]: 0.5 } }, 1);
		const { x, y, radiusX, radiusY } = ZONE_SHAPES[zone];
		let deepest = 0;
		for (let dx = -1.2; dx <= 1.2; dx += 0.04) {
			for (let dy = -1.2; dy <= 1.2; dy += 0.04) {
				map?.sample(x + dx * radiusX, y + dy * radiusY, target);
				deepest = Math.max(deepest, target[SKIN_CHANNELS.groove]);
			}
		}
		expect(deepest, zone).toBeGreaterThan(0.08);
	}
});
