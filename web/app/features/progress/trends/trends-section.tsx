import { DIARY_SPAN_DAYS, type DiaryDay } from "@dewlight/contracts/diary.ts";
import type { ProgressSeries } from "@dewlight/contracts/progress.ts";
import { GOAL_CONCERNS, ISSUE_CONCERNS } from "@dewlight/core/knowledge/concern-modules.ts";
import { addDays } from "@dewlight/core/routine/steps-of-day.ts";
import { concernOf } from "@dewlight/core/skin/biology-clock.ts";
import { amountWords, displayNumber } from "@dewlight/core/skin/metric-words.ts";
import type { MetricName } from "@dewlight/core/skin/observation.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { diaryQuery } from "#api/profile-calls.ts";
import { useUser } from "#api/session.ts";
import { paths } from "#paths.ts";
import { TextLink } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { SelectField } from "#ui/field.tsx";
import { Section } from "#ui/page.tsx";
import { FEELING_WORDS } from "#ui/plan/copy.ts";
import { localDay, noonOf } from "#ui/plan/schedule.ts";
import { Tag } from "#ui/tag.tsx";
import { pointName } from "#ui/words.ts";
import { metricName, progressCopy, VERDICT_TONES, verdictWords, zoneName } from "../copy.ts";
import { TrendChart } from "./trend-chart.tsx";

const copy = progressCopy.trends;

/** One metric in one place at a time; the person's own concerns stand first. */
export function TrendsSection({ all }: { all: readonly ProgressSeries[] }) {
	const user = useUser();
	const metrics = orderMetrics(all, { goals: user?.goals, issues: user?.issues });
	const [chosen, setChosen] = useState<MetricName | null>(null);
	const [zone, setZone] = useState<string | null>(null);
	const metric = chosen ?? metrics[0];
	const places = all.filter((series) => series.metric === metric);
	const series = places.find((place) => place.zone === zone) ?? places[0];
	const told = useToldDays(series);
	if (series === undefined) return null;
	return (
		<Section id="trends" title={copy.title}>
			<div className="grid gap-5 wide:grid-cols-2">
				<SelectField
					label={copy.metric}
					value={series.metric}
					options={metrics.map((name) => ({ value: name, label: metricName(name) }))}
					onChange={({ target }) => setChosen(metrics.find((name) => name === target.value) ?? null)}
				/>
				{places.length > 1 && (
					<SelectField
						label={copy.zone}
						value={series.zone}
						options={places.map((place) => ({ value: place.zone, label: zoneName(place.zone) }))}
						onChange={({ target }) => setZone(target.value)}
					/>
				)}
			</div>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-lg border border-line bg-surface p-5 shadow-soft wide:p-7">
				<div aria-live="polite" className="grid max-w-reading justify-items-start gap-2.5">
					<div className="flex flex-wrap gap-2">
						<Tag tone={VERDICT_TONES[series.verdict]}>{verdictWords(series)}</Tag>
						<Tag>{series.lower_is_better ? copy.lessIsBetter : copy.moreIsBetter}</Tag>
					</div>
					<p>{series.sentence}</p>
					{series.numbers !== null && (
						<Disclosure summary={copy.numbers}>
							<p className="text-small text-ink-2">{series.numbers}</p>
						</Disclosure>
					)}
				</div>
				<TrendChart series={series} marks={told.map(({ day }) => day)} />
				<DiaryMarks told={told} />
				<OddPhotos series={series} />
				<TrendTable series={series} />
			</div>
		</Section>
	);
}

/** Why some points are hollow. */
function OddPhotos({ series }: { series: ProgressSeries }) {
	const odd = series.points.filter(({ value, comparable }) => value !== null && !comparable);
	if (odd.length === 0) return null;
	return (
		<div className="grid gap-1.5 rounded-sm bg-silk px-4 py-3.5 text-small">
			<h3 className="font-sans text-small font-semibold">{copy.oddTitle}</h3>
			<ul className="grid gap-1 text-ink-2">
				{odd.map(({ checkin_id, differs_in, ...dated }) => (
					<li key={checkin_id}>
						<span className="font-medium text-ink">{pointName(dated)}:</span> {differs_in.join(" ")}
					</li>
				))}
			</ul>
		</div>
	);
}

const CELL = "py-2.5 pr-4 text-left align-top last:pr-0";

/** The chart in words, newest scan first. */
function TrendTable({ series }: { series: ProgressSeries }) {
	return (
		<Disclosure summary={copy.table}>
			<div className="overflow-x-auto">
				<table className="w-full min-w-[36rem] text-small">
					<thead className="text-ink-2">
						<tr className="border-b border-field">
							{Object.values(copy.columns).map((name) => (
								<th key={name} scope="col" className={`${CELL} font-medium`}>
									{name}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{series.points
							.toReversed()
							.map(({ checkin_id, value, band, comparable, differs_in, repeated, ...dated }) => (
								<tr key={checkin_id} className="border-b border-line last:border-0">
									<th scope="row" className={`${CELL} font-normal whitespace-nowrap`}>
										<TextLink to={paths.result(checkin_id)}>{pointName(dated)}</TextLink>
									</th>
									<td className={CELL}>
										{value === null ? copy.notMeasured : amountWords(series.metric, value)}
									</td>
									<td className={`${CELL} whitespace-nowrap`}>
										{band === null ? copy.none : copy.noise(displayNumber(series.metric, band))}
									</td>
									<td className={CELL}>
										{comparable
											? repeated
												? copy.repeated
												: copy.compared
											: copy.differs(differs_in.join(" "))}
									</td>
								</tr>
							))}
					</tbody>
				</table>
			</div>
		</Disclosure>
	);
}

const marksCopy = progressCopy.marks;

/** Days of the diary within the readings of a chart; [] while they are not known. */
function useToldDays(series: ProgressSeries | undefined): DiaryDay[] {
	const days = (series?.points ?? [])
		.toSorted((a, b) => a.at.localeCompare(b.at))
		.map(({ at, photo_date }) => photo_date ?? localDay(new Date(at)));
	const to = days.at(-1) ?? localDay(new Date(0));
	const first = days[0] ?? to;
	const [, from = to] = [first, addDays(to, 1 - DIARY_SPAN_DAYS)].toSorted();
	const { data = [] } = useQuery({
		...diaryQuery(from, to),
		enabled: days.length > 1,
	});
	return data.filter(({ entry }) => entry !== null);
}

/** The marks in words, newest first. */
function DiaryMarks({ told }: { told: readonly DiaryDay[] }) {
	if (told.length === 0) return null;
	return (
		<Disclosure summary={marksCopy.list}>
			<p className="text-small text-ink-2">{marksCopy.listText}</p>
			<ul className="grid gap-1 text-small">
				{told.toReversed().map(({ day, entry }) => (
					<li key={day}>
						<span className="font-medium">{SHORT.format(noonOf(day))}:</span>{" "}
						{[...(entry?.felt ?? []).map((feeling) => FEELING_WORDS[feeling]), entry?.note]
							.filter(Boolean)
							.join(", ")}
					</li>
				))}
			</ul>
		</Disclosure>
	);
}

const SHORT = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric" });

interface Wishes {
	goals?: readonly string[] | undefined;
	issues?: readonly string[] | undefined;
}

/** Concerns the person named, what bothers before what is hoped for. A dry look is read from texture. */
function wished({ goals = [], issues = [] }: Wishes): string[] {
	const named = [
		...issues.flatMap((tag) => ISSUE_CONCERNS[tag.trim().toLowerCase()] ?? []),
		...goals.flatMap((tag) => GOAL_CONCERNS[tag.trim().toLowerCase()] ?? []),
	];
	return named.map((concern) => (concern === "dryness" ? "texture" : concern));
}

/** Metrics that have a series, each once: those the person cares about first, then as the server sent them. */
export function orderMetrics(series: readonly ProgressSeries[], wishes: Wishes): MetricName[] {
	const metrics = [...new Set(series.map(({ metric }) => metric))];
	const order = wished(wishes);
	const rank = (metric: MetricName) => {
		const place = order.indexOf(concernOf(metric));
		return place < 0 ? order.length : place;
	};
	return metrics.sort((a, b) => rank(a) - rank(b));
}
