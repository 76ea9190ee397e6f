import type { ProgressSeries } from "@dewlight/contracts/progress.ts";
import { niceTicks } from "./nice-ticks.ts";

export interface PlacedPoint {
	id: number;
	/** Percent from the left and from the top. */
	x: number;
	y: number;
	/** Edges of the noise band, percent from the top; both at `y` where none is known. */
	top: number;
	bottom: number;
	comparable: boolean;
}

interface Tick {
	value: number;
	y: number;
}

export interface ChartScale {
	points: PlacedPoint[];
	ticks: Tick[];
	/** Closed outline of the band along the comparable points; empty below two of them. */
	band: string;
	/** Line along the comparable points. */
	line: string;
}

const SIDE = 4;
const ROOM = 0.12;

/** Places a series in a frame of 100 by 100: time to the right, value upward, nothing outside. */
export function chartScale(series: Pick<ProgressSeries, "points">): ChartScale {
	const read = series.points.flatMap(({ checkin_id, at, value, band, comparable }) =>
		value === null ? [] : [{ id: checkin_id, time: Date.parse(at), value, reach: band ?? 0, comparable }],
	);
	const lows = read.map(({ value, reach }) => value - reach);
	const highs = read.map(({ value, reach }) => value + reach);
	const spread = Math.max(...highs) - Math.min(...lows) || 1;
	const low = Math.min(...lows) - spread * ROOM;
	const high = Math.max(...highs) + spread * ROOM;
	const times = read.map(({ time }) => time);
	const start = Math.min(...times);
	const span = Math.max(...times) - start;
	const across = (time: number) => (span === 0 ? 50 : SIDE + ((time - start) / span) * (100 - 2 * SIDE));
	const down = (value: number) => ((high - value) / (high - low)) * 100;

	const points = read.map(({ id, time, value, reach, comparable }) => ({
		id,
		x: across(time),
		y: down(value),
		top: down(value + reach),
		bottom: down(value - reach),
		comparable,
	}));
	return {
		points,
		ticks: read.length === 0 ? [] : niceTicks(low, high).map((value) => ({ value, y: down(value) })),
		...outline(points.filter(({ comparable }) => comparable)),
	};
}

function outline(points: readonly PlacedPoint[]): Pick<ChartScale, "band" | "line"> {
	if (points.length < 2) return { band: "", line: "" };
	const path = (places: string[]) => `M${places.join("L")}`;
	const upper = points.map(({ x, top }) => `${x} ${top}`);
	const lower = points.map(({ x, bottom }) => `${x} ${bottom}`).reverse();
	return { band: `${path([...upper, ...lower])}Z`, line: path(points.map(({ x, y }) => `${x} ${y}`)) };
}
