import type { PlanSection } from "@dewlight/core/routine/care-plan.ts";

interface SlotMarkProps {
	slot: PlanSection;
	className?: string;
}

/** The time of day as light on a small form: full, a last edge of it, and a week of seven. Decoration. */
export function SlotMark({ slot, className }: SlotMarkProps) {
	return (
		<svg viewBox="0 0 28 28" aria-hidden="true" className={className}>
			{slot === "weekly" ? <WeekOfLights /> : <Form lit={slot === "morning"} />}
		</svg>
	);
}

/** By day all but an edge is lit, by night only an edge is. */
function Form({ lit }: { lit: boolean }) {
	return (
		<>
			<circle cx="14" cy="14" r="12" fill={lit ? "#f4b690" : "#74344c"} />
			<path
				d={
					lit
						? "M25.28 9.9A12 12 0 0 1 9.9 25.28 15 15 0 0 0 25.28 9.9Z"
						: "M4.81 21.71A12 12 0 0 1 21.71 4.81 14 14 0 0 0 4.81 21.71Z"
				}
				fill={lit ? "#c06d74" : "#f4b690"}
			/>
		</>
	);
}

const SEVENTH = (2 * Math.PI) / 7;
const PLACES = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
	day,
	x: (14 + 10 * Math.sin(day * SEVENTH)).toFixed(2),
	y: (14 - 10 * Math.cos(day * SEVENTH)).toFixed(2),
}));

function WeekOfLights() {
	return PLACES.map(({ day, x, y }) => (
		<circle key={day} cx={x} cy={y} r="3" className={day === 0 ? "fill-apricot" : "fill-rose opacity-50"} />
	));
}
