import type { Experiment } from "@dewlight/contracts/progress.ts";
import { amountWords, displayNumber } from "@dewlight/core/skin/metric-words.ts";
import { dayWords } from "#ui/day-words.ts";
import { Tag } from "#ui/tag.tsx";
import { progressCopy } from "../copy.ts";
import { VERDICT_TONES } from "../verdict-tones.ts";
import { ExperimentHead } from "./experiment-head.tsx";

const copy = progressCopy.experiments;

/** A finished or stopped experiment with its verdict and the band it was judged by. */
export function PastExperiment({ experiment }: { experiment: Experiment }) {
	const { metric, verdict, change, band, sentence, started_at } = experiment;
	return (
		<li className="grid gap-3 rounded-lg border border-line bg-surface p-5">
			<ExperimentHead experiment={experiment} />
			{verdict !== null && (
				<Tag tone={VERDICT_TONES[verdict]} className="justify-self-start">
					{progressCopy.trends.verdicts[verdict]}
				</Tag>
			)}
			<p>{sentence}</p>
			{change !== null && band !== null && (
				<p className="text-small text-ink-2">
					{copy.change(amountWords(metric, change), displayNumber(metric, band))}
				</p>
			)}
			<p className="text-small text-ink-2">{copy.startedOn(dayWords(started_at))}</p>
		</li>
	);
}
