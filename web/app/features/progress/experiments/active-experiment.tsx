import type { Experiment } from "@dewlight/contracts/progress.ts";
import { type ReactNode, useState } from "react";
import { errorText } from "#api/api-error.ts";
import { paths } from "#paths.ts";
import { AlertDialog } from "#ui/alert-dialog.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { Progress } from "#ui/meters.tsx";
import { Notice } from "#ui/notice.tsx";
import { Card } from "#ui/page.tsx";
import { dayWords } from "#ui/words.ts";
import { progressCopy } from "../copy.ts";
import { beginChange, stopExperiment, useExperimentChange } from "./experiment-calls.ts";
import { ExperimentHead } from "./experiment-head.tsx";

const copy = progressCopy.experiments;

/** The experiment that goes on now: where it stands, the next step, and the way out. */
export function ActiveExperiment({ experiment, now }: { experiment: Experiment; now: number }) {
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
