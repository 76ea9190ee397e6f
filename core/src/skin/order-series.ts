import { GOAL_CONCERNS, ISSUE_CONCERNS } from "../knowledge/concern-modules.ts";
import { CONCERNS, type Concern, type Finding } from "./concern.ts";
import type { MetricSeries } from "./progress-series.ts";

export interface Relevance {
	/** As the person named them at the start. */
	issues: readonly string[];
	goals: readonly string[];
	/** Of the newest report. */
	findings: readonly Finding[];
	/** Under 18; lines are no subject then. */
	minor: boolean;
}

function named(wishes: readonly string[], table: Readonly<Record<string, readonly Concern[]>>): Concern[] {
	return wishes.flatMap((wish) => table[wish.trim().toLowerCase()] ?? []);
}

/** A dry look has no metric of its own and is read from texture. */
function readFrom(concern: Concern): Concern {
	return concern === "dryness" ? "texture" : concern;
}

/**
 * What the person named comes first, then what the newest report found, most severe first. Within a concern, changes
 * come before the rest; otherwise the order given stays.
 */
export function orderSeries(series: readonly MetricSeries[], relevance: Relevance): MetricSeries[] {
	const wished = [...named(relevance.issues, ISSUE_CONCERNS), ...named(relevance.goals, GOAL_CONCERNS)].map(
		readFrom,
	);
	const severity = (concern: Concern) =>
		relevance.findings.find((finding) => finding.concern === concern)?.severity ?? 0;
	const concerns = CONCERNS.toSorted(
		(a, b) => rank(wished.indexOf(a)) - rank(wished.indexOf(b)) || severity(b) - severity(a),
	);
	const moved = ({ verdict }: MetricSeries) => (verdict === "better" || verdict === "worse" ? 0 : 1);
	const shown = relevance.minor ? series.filter(({ concern }) => concern !== "lines") : series;
	return shown.toSorted(
		(a, b) => concerns.indexOf(a.concern) - concerns.indexOf(b.concern) || moved(a) - moved(b),
	);
}

/** Those not named come after all that are. */
function rank(index: number): number {
	return index === -1 ? Number.MAX_SAFE_INTEGER : index;
}
