import type { Experiment } from "@dewlight/contracts/progress.ts";
import type { ReactNode } from "react";
import { dayWords } from "#ui/day-words.ts";
import { Progress } from "#ui/progress.tsx";
import { progressCopy } from "../copy.ts";

const copy = progressCopy.experiments;

/** How far the baseline is, or how far the weeks are. `now` in milliseconds. */
export function ExperimentStage({ experiment, now }: { experiment: Experiment; now: number }) {
	const { state, baseline_scans, baseline_needed, changed_at, verdict_at } = experiment;
	if (state === "baseline") {
		const words = copy.baselineCount(baseline_scans, baseline_needed);
		return (
			<Stage words={words}>
				<Progress label={copy.baseline} value={baseline_scans} max={baseline_needed} valueText={words} />
			</Stage>
		);
	}
	if (changed_at === null || verdict_at === null) return null;
	const whole = Date.parse(verdict_at) - Date.parse(changed_at);
	const gone = Math.min(whole, Math.max(0, now - Date.parse(changed_at)));
	const words = copy.until(dayWords(verdict_at));
	return (
		<Stage words={words}>
			<Progress label={copy.elapsed} value={gone} max={whole} valueText={words} />
		</Stage>
	);
}

function Stage({ words, children }: { words: string; children: ReactNode }) {
	return (
		<div className="grid max-w-form gap-2">
			{children}
			<p className="text-small text-ink-2">{words}</p>
		</div>
	);
}
