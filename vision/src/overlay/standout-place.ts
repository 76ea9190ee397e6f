import { type Point, ZONES, type Zone } from "@dewlight/core/skin/observation.ts";
import type { LocatedSpot } from "../measure/located.ts";
import type { LocatedPore } from "../measure/pores.ts";
import type { LocatedLine } from "../measure/wrinkles.ts";
import { boxBlur } from "../pixels/box-blur.ts";
import type { ValueField } from "./value-field.ts";

/** Where a concern stands out most, in crop pixels. */
export interface StandoutPlace {
	at: Point;
	zone: Zone;
}

/** Half-size pixels over which an area is looked at as one. */
const AREA_SPREAD = 9;
/** Crop pixels within which pores count as neighbors. */
const PORE_REACH = 18;

/** The middle of the strongest part of an area; `labels` tells the zone of each half-size pixel. */
export function standoutOfField({ strength, size }: ValueField, labels: Int8Array): StandoutPlace {
	const smooth = boxBlur(strength, size, size, AREA_SPREAD);
	let best = 0;
	for (let i = 1; i < smooth.length; i++) {
		if (labels[i] >= 0 && (labels[best] < 0 || smooth[i] > smooth[best])) best = i;
	}
	return { at: [2 * (best % size) + 1, 2 * Math.floor(best / size) + 1], zone: ZONES[labels[best]] };
}

export function standoutSpot(spots: readonly LocatedSpot[]): StandoutPlace {
	const { x, y, zone } = mostBy(spots, ({ strength }) => strength);
	return { at: [x, y], zone };
}

/** The middle of the longest line. */
export function standoutLine(lines: readonly LocatedLine[]): StandoutPlace {
	const { points, zone } = mostBy(lines, ({ points: [...own] }) => {
		const [first, last] = [own[0], own[own.length - 1]];
		return Math.hypot(first[0] - last[0], first[1] - last[1]);
	});
	return { at: points[points.length >> 1], zone };
}

/** The pore with the most others around it. */
export function standoutPore(pores: readonly LocatedPore[]): StandoutPlace {
	const { x, y, zone } = mostBy(
		pores,
		(one) => pores.filter((other) => Math.hypot(other.x - one.x, other.y - one.y) < PORE_REACH).length,
	);
	return { at: [x, y], zone };
}

function mostBy<T>(items: readonly T[], worth: (item: T) => number): T {
	const [first, ...rest] = items;
	let [best, most] = [first, worth(first)];
	for (const item of rest) {
		const own = worth(item);
		if (own > most) [best, most] = [item, own];
	}
	return best;
}
