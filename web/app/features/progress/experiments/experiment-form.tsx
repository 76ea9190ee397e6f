import type { Product } from "@dewlight/contracts/products.ts";
import type { Profile } from "@dewlight/contracts/profile.ts";
import { leastWeeks } from "@dewlight/core/experiments/experiment.ts";
import { whyNotTested } from "@dewlight/core/experiments/experiment-copy.ts";
import { isMinor } from "@dewlight/core/routine/person.ts";
import { METRIC_NAMES, type MetricName } from "@dewlight/core/skin/observation.ts";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import { errorText } from "#api/api-error.ts";
import { profileQuery } from "#api/profile-calls.ts";
import { Button } from "#ui/button.tsx";
import { SelectField, TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { metricName, progressCopy } from "../copy.ts";
import { startExperiment, useExperimentChange } from "./experiment-calls.ts";

const copy = progressCopy.experiments;

/**
 * Product, reading and weeks; no fewer weeks than the reading needs can be chosen, and no reading that is not for this
 * person. What they have is offered while they type; without the profile the form works on names alone.
 */
export function StartForm({ firstMetric }: { firstMetric: MetricName }) {
	const start = useExperimentChange(startExperiment);
	const [product, setProduct] = useState("");
	const [wanted, setMetric] = useState(firstMetric);
	const [asked, setAsked] = useState<number | null>(null);
	const [missing, setMissing] = useState(false);
	const field = useRef<HTMLInputElement>(null);
	const list = useId();
	const { data: profile } = useQuery(profileQuery);
	const products = knownProducts(profile);
	const refused = METRIC_NAMES.map((name) =>
		whyNotTested(name, { child: false, minor: isMinor(profile?.preferences ?? {}) }),
	);
	const metrics = METRIC_NAMES.filter((_, index) => refused[index] === null);
	const metric = metrics.find((name) => name === wanted) ?? metrics[0] ?? wanted;
	const reason = refused.find((words) => words !== null);
	const choices = weekChoices(metric);
	const [least = 0] = choices;
	const weeks = choices.find((each) => each === asked) ?? least;

	const submit = (event: FormEvent) => {
		event.preventDefault();
		const known = recognize(products, product);
		const product_name = known?.label ?? product.trim();
		setMissing(product_name === "");
		if (product_name === "") field.current?.focus();
		else start.mutate({ product_name, ...(known && { product_id: known.id }), metric, weeks });
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
				list={products.length === 0 ? undefined : list}
				onChange={({ target }) => setProduct(target.value)}
			/>
			<datalist id={list}>
				{products.map(({ id, label }) => (
					<option key={id} value={label}>
						{label}
					</option>
				))}
			</datalist>
			<div className="grid items-start gap-5 wide:grid-cols-2">
				<SelectField
					label={copy.metric}
					value={metric}
					options={metrics.map((name) => ({ value: name, label: metricName(name) }))}
					onChange={({ target }) => setMetric(metrics.find((name) => name === target.value) ?? firstMetric)}
				/>
				<SelectField
					label={copy.weeks}
					value={weeks}
					options={choices.map((each) => ({ value: String(each), label: copy.weekCount(each) }))}
					onChange={({ target }) => setAsked(Number(target.value))}
				/>
			</div>
			<p className="-mt-2 text-small text-ink-2">{copy.weeksHint(least)}</p>
			{reason !== undefined && reason !== null && <p className="text-small text-ink-2">{reason}</p>}
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

/** A product the person has, as it is offered and recognized while typing. */
interface KnownProduct {
	id: string;
	label: string;
}

/** What is in use and what stands on the person's own shelf, each once, by name. */
export function knownProducts(
	profile: Pick<Profile, "confirmed_care_plan" | "own_products"> | undefined,
): KnownProduct[] {
	if (profile === undefined) return [];
	const { additional = {}, ...steps } = profile.confirmed_care_plan;
	const all: Product[] = [...Object.values(steps), ...Object.values(additional), ...profile.own_products];
	const byId = new Map(all.map((product) => [product.id, { id: product.id, label: labelOf(product) }]));
	return [...byId.values()].toSorted((a, b) => a.label.localeCompare(b.label, "en"));
}

function labelOf({ brand = "", name }: Product): string {
	const known = brand === "" || name.toLowerCase().startsWith(brand.toLowerCase());
	return known ? name : `${brand} ${name}`;
}

/** The product that was typed or taken from the list; null for anything else, which has a name only. */
export function recognize(products: readonly KnownProduct[], typed: string): KnownProduct | null {
	const plain = typed.trim().toLowerCase();
	return products.find(({ label }) => label.toLowerCase() === plain) ?? null;
}

const LONGEST = 26;
const STEPS = [0, 2, 4, 8, 12] as const;

/** Weeks on offer for a metric: from the least its biology allows, a few steps longer, never beyond half a year. */
export function weekChoices(metric: MetricName): number[] {
	const least = leastWeeks(metric);
	return STEPS.map((more) => least + more).filter((weeks) => weeks <= LONGEST);
}
