import { bandScale, type Change } from "./band-scale.ts";
import type { Verdict } from "./change-row.tsx";

const DOTS: Record<Verdict, string> = {
	better: "fill-sage",
	worse: "fill-amber",
	no_change: "fill-ink-2",
};

/** Before (tick), now (dot) and the band of photo noise between which nothing is claimed. The row says it in words. */
export function BandChart({ change, verdict }: { change: Change; verdict: Verdict }) {
	const { bandFrom, bandTo, before, now } = bandScale(change);
	return (
		<svg
			viewBox="0 0 100 14"
			aria-hidden="true"
			preserveAspectRatio="none"
			className="h-7 w-full overflow-visible"
		>
			<rect
				x={bandFrom}
				y="1.5"
				width={bandTo - bandFrom}
				height="11"
				rx="1.5"
				className="fill-silk stroke-line"
				strokeWidth="1"
				vectorEffect="non-scaling-stroke"
			/>
			<path d={`M0 7H100`} className="stroke-line" strokeWidth="1" vectorEffect="non-scaling-stroke" />
			<path
				d={`M${before} 2V12`}
				className="stroke-ink-2"
				strokeWidth="2"
				vectorEffect="non-scaling-stroke"
			/>
			<path
				d={`M${before} 7H${now}`}
				className="stroke-ink-2"
				strokeWidth="1.5"
				vectorEffect="non-scaling-stroke"
			/>
			<ellipse cx={now} cy="7" rx="1.9" ry="3.6" className={DOTS[verdict]} />
		</svg>
	);
}
