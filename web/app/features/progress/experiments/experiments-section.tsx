import type { Experiment } from "@dewlight/contracts/progress.ts";
import type { MetricName } from "@dewlight/core/skin/observation.ts";
import { useQuery } from "@tanstack/react-query";
import { profileQuery } from "#api/profile-calls.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { RetryNotice } from "#ui/notice.tsx";
import { Section, Skeleton } from "#ui/page.tsx";
import { Tag } from "#ui/tag.tsx";
import { dayWords } from "#ui/words.ts";
import { progressCopy, VERDICT_TONES } from "../copy.ts";
import { ActiveExperiment } from "./active-experiment.tsx";
import { experimentsQuery } from "./experiment-calls.ts";
import { ExperimentHead } from "./experiment-head.tsx";
import { StartForm } from "./start-form.tsx";

const copy = progressCopy.experiments;

/** Under 13 nothing is offered: no photo is taken that could judge it. */
export function ExperimentsSection({ firstMetric }: { firstMetric: MetricName }) {
	const { data: profile, isPending } = useQuery(profileQuery);
	if (isPending || profile?.preferences.age_band === "under-13") return null;
	return (
		<Section id="experiments" title={copy.title} lead={copy.lead}>
			<Experiments firstMetric={firstMetric} />
		</Section>
	);
}

function Experiments({ firstMetric }: { firstMetric: MetricName }) {
	const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery(experimentsQuery);
	if (data === undefined) {
		if (!isError) return <Skeleton className="h-40 rounded-lg" />;
		return (
			<RetryNotice
				text={copy.failed}
				retryLabel={progressCopy.retry}
				busy={isFetching}
				onRetry={() => void refetch()}
			/>
		);
	}
	const active = data.filter(({ state }) => state === "baseline" || state === "running");
	const past = data.filter((experiment) => !active.includes(experiment));
	return (
		<div className="grid gap-8">
			{active.map((experiment) => (
				<ActiveExperiment key={experiment.id} experiment={experiment} now={dataUpdatedAt} />
			))}
			{active.length === 0 && <StartForm firstMetric={firstMetric} />}
			{past.length > 0 && (
				<div className="grid gap-3">
					<h3 className="text-h3">{copy.past}</h3>
					<ul className="grid gap-4 desk:grid-cols-2">
						{past.map((experiment) => (
							<PastExperiment key={experiment.id} experiment={experiment} />
						))}
					</ul>
				</div>
			)}
		</div>
	);
}

/** A finished or stopped experiment with its verdict; the numbers lie one tap behind. */
function PastExperiment({ experiment }: { experiment: Experiment }) {
	const { verdict, numbers, sentence, next, started_at } = experiment;
	return (
		<li className="grid content-start gap-3 rounded-lg border border-line bg-surface p-5">
			<ExperimentHead experiment={experiment} />
			{verdict !== null && (
				<Tag tone={VERDICT_TONES[verdict]} className="justify-self-start">
					{progressCopy.trends.verdicts[verdict]}
				</Tag>
			)}
			<p>{sentence}</p>
			{next !== null && <p className="font-medium">{next}</p>}
			{numbers !== null && (
				<Disclosure summary={copy.numbers}>
					<p className="text-small text-ink-2">{numbers}</p>
				</Disclosure>
			)}
			<p className="text-small text-ink-2">{copy.startedOn(dayWords(started_at))}</p>
		</li>
	);
}
