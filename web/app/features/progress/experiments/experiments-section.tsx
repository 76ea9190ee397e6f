import type { Experiment } from "@dewlight/contracts/progress.ts";
import type { MetricName } from "@dewlight/core/skin/observation.ts";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { errorText } from "#api/api-error.ts";
import { profileQuery } from "#api/profile-calls.ts";
import { paths } from "#paths.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Progress } from "#ui/meters.tsx";
import { Notice, RetryNotice } from "#ui/notice.tsx";
import { Card, Section, Skeleton } from "#ui/page.tsx";
import { Tag } from "#ui/tag.tsx";
import { dayWords } from "#ui/words.ts";
import { metricName, progressCopy, VERDICT_TONES } from "../copy.ts";
import { beginChange, experimentsQuery, stopExperiment, useExperimentChange } from "./experiment-calls.ts";
import { StartForm } from "./experiment-form.tsx";

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

function ExperimentHead({ experiment }: { experiment: Experiment }) {
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

/** The experiment that goes on now: where it stands, the next step, and the way out. */
function ActiveExperiment({ experiment, now }: { experiment: Experiment; now: number }) {
	const begin = useExperimentChange(beginChange);
	const stop = useExperimentChange(stopExperiment);
	const [asked, setAsked] = useState<"begin" | "stop" | null>(null);
	const { id, product_name, state, baseline_scans, baseline_needed, sentence } = experiment;
	const ready = baseline_scans >= baseline_needed;
	const close = () => setAsked(null);
	return (
		<Card className="grid gap-5">
			<ExperimentHead experiment={experiment} />
			<ExperimentStage experiment={experiment} now={now} />
			<p className="max-w-reading">{sentence}</p>
			{begin.isError && (
				<Notice tone="danger" live="alert">
					{errorText(begin.error, copy.beginFailed)}
				</Notice>
			)}
			{stop.isError && (
				<Notice tone="danger" live="alert">
					{errorText(stop.error, copy.stopFailed)}
				</Notice>
			)}
			<div className="flex flex-wrap gap-3">
				{state === "baseline" &&
					(ready ? (
						<Button busy={begin.isPending} onClick={() => setAsked("begin")}>
							{copy.begin}
						</Button>
					) : (
						<LinkButton to={paths.upload}>{copy.scan}</LinkButton>
					))}
				<Button tone="quiet" busy={stop.isPending} onClick={() => setAsked("stop")}>
					{copy.stop}
					<span className="sr-only"> {copy.stopNamed(product_name)}</span>
				</Button>
			</div>
			<AlertDialog
				open={asked === "begin"}
				title={copy.beginTitle(product_name)}
				description={copy.beginText}
				cancelLabel={progressCopy.cancel}
				confirmLabel={copy.beginConfirm}
				onCancel={close}
				onConfirm={() => {
					close();
					begin.mutate(id);
				}}
			/>
			<AlertDialog
				open={asked === "stop"}
				danger
				title={copy.stopTitle(product_name)}
				description={copy.stopText}
				cancelLabel={progressCopy.cancel}
				confirmLabel={copy.stopConfirm}
				onCancel={close}
				onConfirm={() => {
					close();
					stop.mutate(id);
				}}
			/>
		</Card>
	);
}

/** How far the baseline is, or how far the weeks are. `now` in milliseconds. */
function ExperimentStage({ experiment, now }: { experiment: Experiment; now: number }) {
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
