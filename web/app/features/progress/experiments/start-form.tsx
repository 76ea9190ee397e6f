import { METRIC_NAMES, type MetricName } from "@dewlight/core/skin/observation.ts";
import { type FormEvent, useRef, useState } from "react";
import { errorText } from "#api/api-error.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { progressCopy } from "../copy.ts";
import { metricName } from "../metric-names.ts";
import { startExperiment } from "./experiment-calls.ts";
import { useExperimentChange } from "./use-experiment-change.ts";
import { weekChoices } from "./week-choices.ts";

const copy = progressCopy.experiments;
const METRICS = METRIC_NAMES.map((metric) => ({ value: metric, label: metricName(metric) }));

/** Product, reading and weeks; no fewer weeks than the reading needs can be chosen. */
export function StartForm({ firstMetric }: { firstMetric: MetricName }) {
	const start = useExperimentChange(startExperiment);
	const [product, setProduct] = useState("");
	const [metric, setMetric] = useState(firstMetric);
	const [asked, setAsked] = useState<number | null>(null);
	const [missing, setMissing] = useState(false);
	const field = useRef<HTMLInputElement>(null);
	const choices = weekChoices(metric);
	const [least = 0] = choices;
	const weeks = choices.find((each) => each === asked) ?? least;

	const submit = (event: FormEvent) => {
		event.preventDefault();
		const product_name = product.trim();
		setMissing(product_name === "");
		if (product_name === "") field.current?.focus();
		else start.mutate({ product_name, metric, weeks });
	};
	return (
		<form noValidate onSubmit={submit} className="grid max-w-reading gap-5">
			<TextField
				ref={field}
				label={copy.product}
				hint={copy.productHint}
				error={missing ? copy.productMissing : undefined}
				value={product}
				maxLength={200}
				autoComplete="off"
				onChange={({ target }) => setProduct(target.value)}
			/>
			<div className="grid items-start gap-5 wide:grid-cols-2">
				<SelectField
					label={copy.metric}
					value={metric}
					options={METRICS}
					onChange={({ target }) =>
						setMetric(METRIC_NAMES.find((name) => name === target.value) ?? firstMetric)
					}
				/>
				<SelectField
					label={copy.weeks}
					value={weeks}
					options={choices.map((each) => ({ value: String(each), label: copy.weekCount(each) }))}
					onChange={({ target }) => setAsked(Number(target.value))}
				/>
			</div>
			<p className="-mt-2 text-small text-ink-2">{copy.weeksHint(least)}</p>
			{start.isError && (
				<Notice tone="danger" live="alert">
					{errorText(start.error, copy.saveFailed)}
				</Notice>
			)}
			<Button type="submit" busy={start.isPending} className="wide:justify-self-start">
				{start.isPending ? copy.saving : copy.save}
			</Button>
		</form>
	);
}
