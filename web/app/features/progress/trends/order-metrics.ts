import type { ProgressSeries } from "@dewlight/contracts/progress.ts";
import { GOAL_CONCERNS, ISSUE_CONCERNS } from "@dewlight/core/knowledge/concern-modules.ts";
import { concernOf } from "@dewlight/core/skin/biology-clock.ts";
import type { MetricName } from "@dewlight/core/skin/observation.ts";

interface Wishes {
	goals?: readonly string[] | undefined;
	issues?: readonly string[] | undefined;
}

/** Concerns the person named, what bothers before what is hoped for. A dry look is read from texture. */
function wished({ goals = [], issues = [] }: Wishes): string[] {
	const named = [
		...issues.flatMap((tag) => ISSUE_CONCERNS[tag.trim().toLowerCase()] ?? []),
		...goals.flatMap((tag) => GOAL_CONCERNS[tag.trim().toLowerCase()] ?? []),
	];
	return named.map((concern) => (concern === "dryness" ? "texture" : concern));
}

/** Metrics that have a series, each once: those the person cares about first, then as the server sent them. */
export function orderMetrics(series: readonly ProgressSeries[], wishes: Wishes): MetricName[] {
	const metrics = [...new Set(series.map(({ metric }) => metric))];
	const order = wished(wishes);
	const rank = (metric: MetricName) => {
		const place = order.indexOf(concernOf(metric));
		return place < 0 ? order.length : place;
	};
	return metrics.sort((a, b) => rank(a) - rank(b));
}
