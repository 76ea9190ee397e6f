import type { Experiment } from "@dewlight/contracts/progress.ts";
import { Tag } from "#ui/tag.tsx";
import { metricName, progressCopy } from "../copy.ts";

const copy = progressCopy.experiments;

export function ExperimentHead({ experiment }: { experiment: Experiment }) {
	const { product_name, metric, state } = experiment;
	return (
		<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
			<div className="grid min-w-0 gap-0.5">
				<h3 className="text-h3">{product_name}</h3>
				<p className="text-small text-ink-2">{copy.of(metricName(metric))}</p>
			</div>
			<Tag tone={state === "baseline" || state === "running" ? "fig" : "neutral"}>{copy.states[state]}</Tag>
		</div>
	);
}
