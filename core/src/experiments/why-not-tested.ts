import { MINOR_LINES } from "../knowledge/person-rules.ts";
import type { MetricName } from "../skin/observation.ts";

/** Why a person of this age does not test this reading, as whole sentences; null when they may. */
export function whyNotTested(metric: MetricName, { age_band }: { age_band?: string }): string | null {
	if (metric !== "wrinkles" || age_band !== "13-17") return null;
	return `Lines are not tested under 18: ${lowerFirst(MINOR_LINES.note)} Choose another reading.`;
}

function lowerFirst(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
