import type { ProgressSeries } from "@dewlight/contracts/progress.ts";

const STEPS = [1, 2, 2.5, 5, 10];
const WANTED = 4;
/** Below this share of the values themselves, a span is what rounding left, not a range to divide. */
const LEAST_SHARE = 1e-9;
const LEAST_SPAN = 1e-9;

export interface PlacedPoint {
	id: number;
	/** Percent from the left and from the top. */
	x: number;
	y: number;
	/** Edges of the noise band, percent from the top; both at `y` where none is known. */
	top: number;
	bottom: number;
	comparable: boolean;
	/** A later photo of the same sitting stands for it. */
	repeated: boolean;
	/** Of an imported photo. */
	imported: boolean;
}

interface Tick {
	value: number;
	y: number;
}

export interface ChartScale {
	points: PlacedPoint[];
	ticks: Tick[];
	/** Closed outline of the band along one comparable point of each sitting; empty below two of them. */
	band: string;
	/** Line along the same points. */
	line: string;
}

/** Units of readings against the person's own skin, which may fall below it. */
const BELOW_ZERO = ["delta_EI", "delta_L"];
const SIDE = 4;
const ROOM = 0.12;
/** Readings closer together than this are drawn as equal: no unit of a metric is shown this fine. */
const LEAST_SPREAD = 1e-6;

/** Places a series in a frame of 100 by 100: time to the right, value upward, nothing outside. */
export function chartScale({ points: given, unit }: Pick<ProgressSeries, "points" | "unit">): ChartScale {
	const least = BELOW_ZERO.includes(unit) ? Number.NEGATIVE_INFINITY : 0;
	const read = given.flatMap(({ checkin_id, at, photo_date, value, band, comparable, repeated }) => {
		if (value === null) return [];
		const reach = band ?? 0;
		// A count or a share has no noise below nothing.
		const from = Math.min(value, Math.max(least, value - reach));
		const imported = photo_date != null;
		return [
			{
				id: checkin_id,
				time: Date.parse(at),
				value,
				from,
				to: value + reach,
				comparable,
				repeated,
				imported,
			},
		];
	});
	const bottom = Math.min(...read.map(({ from }) => from));
	const top = Math.max(...read.map(({ to }) => to));
	const room = (top - bottom < LEAST_SPREAD ? 1 : top - bottom) * ROOM;
	const low = bottom >= least && bottom - room < least ? least : bottom - room;
	const high = top + room;
	for (const [at, point] of [...read.entries()].reverse()) {
		// Photos of one sitting stand above each other: their differences are no course.
		if (point.repeated) point.time = read[at + 1]?.time ?? point.time;
	}
	const times = read.map(({ time }) => time);
	const start = Math.min(...times);
	const span = Math.max(...times) - start;
	const across = (time: number) => (span === 0 ? 50 : SIDE + ((time - start) / span) * (100 - 2 * SIDE));
	const down = (value: number) => ((high - value) / (high - low)) * 100;

	const points = read.map(({ id, time, value, from, to, ...kind }) => ({
		id,
		x: across(time),
		y: down(value),
		top: down(to),
		bottom: down(from),
		...kind,
	}));
	return {
		points,
		ticks: read.length === 0 ? [] : niceTicks(low, high).map((value) => ({ value, y: down(value) })),
		...outline(points.filter(({ comparable, repeated }) => comparable && !repeated)),
	};
}

function outline(points: readonly PlacedPoint[]): Pick<ChartScale, "band" | "line"> {
	if (points.length < 2) return { band: "", line: "" };
	const path = (places: string[]) => `M${places.join("L")}`;
	const upper = points.map(({ x, top }) => `${x} ${top}`);
	const lower = points.map(({ x, bottom }) => `${x} ${bottom}`).reverse();
	return { band: `${path([...upper, ...lower])}Z`, line: path(points.map(({ x, y }) => `${x} ${y}`)) };
}

/** A few round numbers between two values, for the lines of a chart; at least one. */
export function niceTicks(low: number, high: number): number[] {
	const span = high - low;
	const size = Math.max(Math.abs(low), Math.abs(high));
	if (!(span > Math.max(LEAST_SPAN, size * LEAST_SHARE))) return [low];
	const rough = span / WANTED;
	const power = 10 ** Math.floor(Math.log10(rough));
	const step = (STEPS.find((factor) => factor * power >= rough) ?? 10) * power;
	const first = Math.ceil(low / step);
	const last = Math.floor(high / step);
	// Twelve digits hide what binary fractions leave behind.
	return Array.from({ length: last - first + 1 }, (_, index) =>
		Number(((first + index) * step).toPrecision(12)),
	);
}

/** Where days YYYY-MM-DD lie under the chart, percent from the left; those outside its readings are left out. */
export function placeDays(
	{ points }: Pick<ProgressSeries, "points">,
	days: readonly string[],
): { day: string; x: number }[] {
	const times = points.flatMap(({ at, value }) => (value === null ? [] : [Date.parse(at)]));
	const [start, end] = [Math.min(...times), Math.max(...times)];
	if (end <= start) return [];
	return days.flatMap((day) => {
		const time = new Date(`${day}T12:00`).getTime();
		if (time < start || time > end) return [];
		return [{ day, x: SIDE + ((time - start) / (end - start)) * (100 - 2 * SIDE) }];
	});
}
