import { MINOR_LINES } from "../knowledge/person-rules.ts";
import type { MetricName } from "../skin/observation.ts";

const CHILD =
	"Under 13 no product is tested here: a test needs photos, and none are taken at this age. Please ask a parent or guardian.";

/** Why a person of this age does not test this reading, as whole sentences; null when they may. */
export function whyNotTested(
	metric: MetricName,
	{ child, minor }: { child: boolean; minor: boolean },
): string | null {
	if (child) return CHILD;
	if (metric !== "wrinkles" || !minor) return null;
	return `Lines are not tested under 18: ${lowerFirst(MINOR_LINES.note)} Choose another reading.`;
}

function lowerFirst(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
