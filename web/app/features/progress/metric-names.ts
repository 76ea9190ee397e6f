import { concernOf } from "@dewlight/core/skin/biology-clock.ts";
import { CONCERN_NAMES } from "@dewlight/core/skin/concern-copy.ts";
import { type MetricName, ZONES } from "@dewlight/core/skin/observation.ts";
import { capitalize, locationWords } from "@dewlight/core/skin/zone-words.ts";

/** A metric by the concern it is read for: "Redness", "Uneven tone". */
export function metricName(metric: MetricName): string {
	return CONCERN_NAMES[concernOf(metric)];
}

/** "Whole face", "Left cheek"; a zone of a later engine by its own word. */
export function zoneName(zone: string): string {
	const known = ZONES.find((name) => name === zone);
	if (known !== undefined) return locationWords([known]);
	return zone === "face" ? locationWords([]) : capitalize(zone.replaceAll("_", " "));
}
