import { MINOR_LINES } from "../knowledge/person-rules.ts";
import type { MetricName } from "../skin/observation.ts";

/** Why a person of this age does not test this reading, as whole sentences; null when they may. */
export function whyNotTested(metric: MetricName, { minor }: { minor: boolean }): string | null {
	if (metric !== "wrinkles" || !minor) return null;
	return `Lines are not tested under 18: ${lowerFirst(MINOR_LINES.note)} Choose another reading.`;
}

function lowerFirst(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
