import type { ProgressSeries } from "@dewlight/contracts/progress.ts";
import { amountWords, displayNumber } from "@dewlight/core/skin/metric-words.ts";
import { classNames } from "#ui/class-names.ts";
import { pointDay, pointMoment, pointName } from "#ui/words.ts";
import { metricName, progressCopy, zoneName } from "../copy.ts";
import { chartScale, type PlacedPoint, placeDays } from "./chart-scale.ts";

const copy = progressCopy.trends;
const SHORT = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric" });

interface TrendChartProps {
	series: ProgressSeries;
	/** Days YYYY-MM-DD of which the diary tells; only marks, nothing is made of them. */
	marks: readonly string[];
}

/** Readings over time with their noise band. What it shows also stands in the table below it. */
export function TrendChart({ series, marks }: TrendChartProps) {
	const { points, ticks: all, band, line } = chartScale(series);
	// A line between two shown numbers would carry a number that is not its own.
	const ticks = all.filter(
		({ value }) => Math.abs(Number(displayNumber(series.metric, value)) - value) < 1e-9,
	);
	const read = series.points.filter(({ value }) => value !== null);
	const [first, last] = [read[0], read.at(-1)];
	if (first === undefined || last === undefined) return null;
	const days = [pointDay(first), pointDay(last)] as const;
	const imported = points.filter((point) => point.imported).length;
	const name = `${metricName(series.metric)}, ${zoneName(series.zone)}`;
	const titles = new Map(
		series.points.flatMap(({ checkin_id, value, ...dated }) =>
			value === null ? [] : [[checkin_id, copy.point(pointName(dated), amountWords(series.metric, value))]],
		),
	);
	return (
		<figure className="grid gap-4">
			<p className="sr-only">{copy.picture(name, { count: read.length, imported }, days[0], days[1])}</p>
			<div aria-hidden="true" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1.5">
				<div className="relative w-10 text-right text-small text-ink-2 tabular-nums">
					{ticks.map(({ value, y }) => (
						<span key={value} style={{ top: `${y}%` }} className="absolute right-0 -translate-y-1/2">
							{displayNumber(series.metric, value)}
						</span>
					))}
				</div>
				<div className="relative h-60 wide:h-72">
					<svg
						viewBox="0 0 100 100"
						aria-hidden="true"
						preserveAspectRatio="none"
						className="absolute inset-0 size-full"
					>
						{ticks.map(({ value, y }) => (
							<path key={value} d={`M0 ${y}H100`} vectorEffect="non-scaling-stroke" className="stroke-line" />
						))}
						<path d={band} className="fill-blush" />
						<path
							d={line}
							fill="none"
							strokeWidth="2"
							strokeLinejoin="round"
							vectorEffect="non-scaling-stroke"
							className="stroke-fig"
						/>
						{points.filter(({ comparable }) => !comparable).map(whisker)}
						{line === "" && points.filter(({ comparable, repeated }) => comparable && !repeated).map(whisker)}
					</svg>
					{points.map(({ id, x, y, comparable, repeated, imported: isSquare }) => (
						<span
							key={id}
							title={titles.get(id)}
							style={{ left: `${x}%`, top: `${y}%` }}
							className={classNames(
								"absolute -translate-1/2",
								isSquare ? "rounded-[2px]" : "rounded-full",
								comparable && repeated ? "size-1.5 bg-fig/60" : "size-3 border-2",
								comparable ? !repeated && "border-surface bg-fig" : "border-ink-2 bg-surface",
							)}
						/>
					))}
				</div>
				{placeDays(series, marks).length > 0 && (
					<div className="relative col-start-2 h-3">
						{placeDays(series, marks).map(({ day, x }) => (
							<span
								key={day}
								style={{ left: `${x}%` }}
								className="absolute top-1/2 size-2 -translate-1/2 rotate-45 border border-ink-2 bg-amber-soft"
							/>
						))}
					</div>
				)}
				<div className="col-start-2 flex justify-between gap-4 text-small text-ink-2">
					<span>{SHORT.format(new Date(pointMoment(first)))}</span>
					{days[0] !== days[1] && <span>{SHORT.format(new Date(pointMoment(last)))}</span>}
				</div>
			</div>
			<Legend
				odd={points.some(({ comparable }) => !comparable)}
				repeated={points.some((point) => point.comparable && point.repeated)}
				imported={imported > 0}
				told={placeDays(series, marks).length > 0}
			/>
		</figure>
	);
}

function whisker({ id, x, top, bottom }: PlacedPoint) {
	return (
		<path
			key={id}
			d={`M${x} ${top}V${bottom}`}
			strokeDasharray="3 3"
			vectorEffect="non-scaling-stroke"
			className="stroke-ink-2"
		/>
	);
}

interface LegendProps {
	odd: boolean;
	repeated: boolean;
	imported: boolean;
	told: boolean;
}

function Legend({ odd, repeated, imported, told }: LegendProps) {
	return (
		<figcaption>
			<ul className="flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-2">
				<li className="flex items-center gap-2">
					<span aria-hidden="true" className="size-2.5 rounded-full bg-fig" />
					{copy.legend.solid}
				</li>
				{repeated && (
					<li className="flex items-center gap-2">
						<span aria-hidden="true" className="size-1.5 rounded-full bg-fig/60" />
						{copy.legend.repeated}
					</li>
				)}
				{odd && (
					<li className="flex items-center gap-2">
						<span aria-hidden="true" className="size-2.5 rounded-full border-2 border-ink-2" />
						{copy.legend.hollow}
					</li>
				)}
				{imported && (
					<li className="flex items-center gap-2">
						<span aria-hidden="true" className="size-2.5 rounded-[2px] bg-fig" />
						{copy.legend.imported}
					</li>
				)}
				{told && (
					<li className="flex items-center gap-2">
						<span aria-hidden="true" className="size-2 rotate-45 border border-ink-2 bg-amber-soft" />
						{progressCopy.marks.legend}
					</li>
				)}
				<li className="flex items-center gap-2">
					<span aria-hidden="true" className="h-3 w-5 rounded-xs bg-blush" />
					{copy.legend.band}
				</li>
			</ul>
		</figcaption>
	);
}
