import { concernOf } from "../../../skin/biology-clock.ts";
import { groupChanges, splitMetricId } from "../../../skin/group-changes.ts";
import type { Inquiry } from "../../inquiry.ts";
import { readConcerns } from "../../reading/read-concerns.ts";
import { spellOut } from "../../reading/spell-out.ts";
import { citeRule } from "../../writing/cite.ts";
import type { Draft } from "../../writing/compose-answer.ts";
import { scanWords } from "../../writing/report-date.ts";

const SINCE =
	/^(?:(?:ok|so|and|but|oh) )*(?:since when|from when|when (?:was|did) (?:that|it|this)|how long (?:ago|since|has it been))\b/;
const OF_CHANGE =
	/\b(?:better|worse|gone|changed?|less|more|down|up|improv\w*|eas\w*|redness|spots?|shine)\b/;

/** "Since when?" after something changed: the two scans it lies between, and what no photo tells. */
export function sinceWhichScan({ question: { text }, context: { report }, history }: Inquiry): Draft | null {
	const last = spellOut(history.findLast(({ role }) => role === "user")?.message ?? "");
	if (report === null || !SINCE.test(text) || !OF_CHANGE.test(last)) return null;
	const before = /scan of ([A-Z][a-z]+ \d{1,2}, \d{4})/.exec(
		report.analysis.progress_summary.overall_assessment,
	)?.[1];
	if (before === undefined) return null;
	const [concern] = readConcerns(last);
	const changes = report.analysis.progress_summary.changes.filter(
		({ metric_id }) => concern === undefined || concernOf(splitMetricId(metric_id).metric) === concern,
	);
	const [line] = groupChanges(changes);
	return {
		paragraphs: [
			`Somewhere between your scan of ${before}, and ${scanWords(report).replace(/^your /, "the ")}: in the first it still showed, in the second no more. No photo lies between, so the day nobody can tell.`,
			line === undefined
				? ""
				: `${line.numbers} Other light can move such a number too, so the next scan at the same window says whether it stays.`,
		],
		citations: [citeRule("rule.photo_noise", "Noise rule, changes beyond photo noise")],
		minded: true,
	};
}
