import type { CheckinTile } from "@dewlight/contracts/scans.ts";
import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import { timelineCopy as copy } from "./copy.ts";

export interface ChangeWord {
	tone: "neutral" | "sage" | "amber";
	text: string;
}

/** What a scan says beside the ones before it, in one to two short words. */
export function changeWords(summary: CheckinTile["checkin_summary"]["progress_summary"]): ChangeWord[] {
	if (summary === null) return [];
	switch (summary.basis) {
		case "baseline":
			return [{ tone: "neutral", text: copy.baseline }];
		case "not_comparable":
			return [{ tone: "neutral", text: copy.notComparable }];
		case undefined:
			return [];
		case "compared": {
			const better = summary.improvements.length;
			const worse = summary.regressions.length;
			const words: ChangeWord[] = [];
			if (better > 0) words.push({ tone: "sage", text: copy.better(better) });
			if (worse > 0) words.push({ tone: "amber", text: copy.worse(worse) });
			return words.length > 0 ? words : [{ tone: "neutral", text: copy.steady }];
		}
		default:
			return assertNever(summary.basis);
	}
}
