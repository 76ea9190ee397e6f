import type { Measured } from "./measurement.ts";
import type { Spent } from "./side-by-side.ts";

/** The time of some work, and how often the floor's own would fit in it. */
export function byFloor(
	work: Spent,
	floor: Spent,
): Pick<Measured, "available" | "value" | "unit" | "peer" | "ratio" | "judged"> {
	const ratio = work.wall / floor.wall;
	return {
		available: true,
		value: work.wall,
		unit: "ms",
		peer: { name: "floor", value: floor.wall },
		ratio,
		judged: ratio,
	};
}
