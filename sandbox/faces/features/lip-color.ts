import type { MouthOutline } from "../geometry/mouth-outline.ts";
import { createNoiseTile } from "../render/noise-tile.ts";
import { clamp, falloff, smoothstep } from "../render/scalar.ts";

const CREASES = createNoiseTile(21, 1, 5);

/** Where a point lies on the mouth. */
export interface MouthPoint {
	/** 0 skin to 1 lip. */
	lip: number;
	/** 0 to 1 inside the open mouth. */
	inside: number;
	/** 0 to 1 on the teeth. */
	teeth: number;
	/** Darkening of the seam and of vertical creases, multiplier. */
	dark: number;
}

const NOTHING: MouthPoint = { lip: 0, inside: 0, teeth: 0, dark: 1 };

export function mouthAt(mouth: MouthOutline, x: number, y: number): MouthPoint {
	const across = Math.abs(x) / mouth.halfWidth;
	if (across > 1.12) return NOTHING;
	const t = Math.min(1, across);
	const top = mouth.top(t);
	const upper = mouth.upperEdge(t);
	const lower = mouth.lowerEdge(t);
	const bottom = mouth.bottom(t);
	if (y > top + 2 || y < bottom - 2) return NOTHING;
	const ends = 1 - smoothstep(0.94, 1.06, across);
	const lip = ends * smoothstep(-0.5, 0.9, top - y) * smoothstep(-0.7, 1.3, y - bottom);
	const gap = upper - lower;
	const inside = gap > 0.3 ? ends * smoothstep(-0.3, 0.4, upper - y) * smoothstep(-0.3, 0.4, y - lower) : 0;
	const teeth = inside * smoothstep(1.2, 3.2, gap) * smoothstep(0, 0.8, y - (upper - Math.min(gap * 0.7, 8)));
	const seam = gap > 0.3 ? 0 : 0.7 * falloff(((y - upper) / 0.7) ** 2) * (1 - smoothstep(0.84, 1.1, across));
	const crease = 0.05 * CREASES.at(x * 1.6, y * 0.22) + 0.03 * CREASES.at(x * 3.4 + 9, y * 0.5);
	const shaded = y > upper ? 1 - 0.1 * lip : 1;
	return { lip, inside, teeth, dark: clamp(shaded * (1 + crease * lip) * (1 - seam), 0.1, 1.2) };
}
