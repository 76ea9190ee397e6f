import type { Experiment } from "@dewlight/contracts/progress.ts";
import { dayWords } from "#ui/day-words.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { Tag } from "#ui/tag.tsx";
import { progressCopy } from "../copy.ts";
import { VERDICT_TONES } from "../verdict-tones.ts";
import { ExperimentHead } from "./experiment-head.tsx";

const copy = progressCopy.experiments;

/** A finished or stopped experiment with its verdict; the numbers lie one tap behind. */
export function PastExperiment({ experiment }: { experiment: Experiment }) {
	const { verdict, numbers, sentence, started_at } = experiment;
	return (
		<li className="grid gap-3 rounded-lg border border-line bg-surface p-5">
			<ExperimentHead experiment={experiment} />
			{verdict !== null && (
				<Tag tone={VERDICT_TONES[verdict]} className="justify-self-start">
					{progressCopy.trends.verdicts[verdict]}
				</Tag>
			)}
			<p>{sentence}</p>
			{numbers !== null && (
				<Disclosure summary={copy.numbers}>
					<p className="text-small text-ink-2">{numbers}</p>
				</Disclosure>
			)}
			<p className="text-small text-ink-2">{copy.startedOn(dayWords(started_at))}</p>
		</li>
	);
}
