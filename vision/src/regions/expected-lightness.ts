import type { Zone } from "@dewlight/core/skin/observation.ts";
import { median } from "../pixels/quantile.ts";
import { takeValues } from "../pixels/take-values.ts";
import type { FaceZones } from "./zones.ts";

/** L* of skin by column, so that a face lit from one side is not taken for half a face. */
export function expectedLightness(
	L: Float32Array,
	zones: FaceZones,
	middle: number,
	size: number,
): Float32Array {
	const right = cheekLightness(L, zones, "right_cheek", size);
	const left = cheekLightness(L, zones, "left_cheek", size);
	if (!right || !left || left.x - right.x < size / 16) return new Float32Array(size).fill(middle);
	return Float32Array.from({ length: size }, (_, x) => {
		const share = Math.min(1, Math.max(0, (x - right.x) / (left.x - right.x)));
		return right.L + (left.L - right.L) * share;
	});
}

function cheekLightness(L: Float32Array, zones: FaceZones, zone: Zone, size: number) {
	const pixels = zones.pixels[zone].filter((_, n) => n % 5 === 0);
	if (pixels.length < 20) return null;
	return {
		L: median(takeValues(L, pixels)),
		x: pixels.reduce((sum, i) => sum + (i % size), 0) / pixels.length,
	};
}
