import type { MetricZone, Observation, StoredObservation } from "./observation.ts";
import { placed } from "./zone-words.ts";

/** Why a zone says nothing of lines although something runs there like one. */
export const LINES_IN_DOUBT = "what shows here may be hair, bumps or shade as well as lines";

/** Zones whose lines are faint at rest where nothing is told of them; the others are folds a smile makes. */
const RESTING_ZONES: readonly MetricZone[] = ["forehead", "glabella", "left_crows_feet", "right_crows_feet"];

type Seen = Pick<Observation | StoredObservation, "metrics">;

/** "Something on the forehead may be lines, or hair, bumps or shade: we are not sure."; empty where nothing is in doubt. */
export function linesInDoubt({ metrics }: Seen): string {
	const zones = metrics.flatMap(({ metric, zone, reason }) =>
		metric === "wrinkles" && reason === LINES_IN_DOUBT ? [zone] : [],
	);
	return zones.length === 0
		? ""
		: `Something ${placed(zones)} may be lines, or hair, bumps or shade: we are not sure.`;
}

/** Whether every place where lines show at rest could be read, so that their absence means something. */
export function showsRestingLines({ metrics }: Seen): boolean {
	return RESTING_ZONES.every((zone) =>
		metrics.some((one) => one.metric === "wrinkles" && one.zone === zone && one.measurable),
	);
}
