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

function Form({ lit }: { lit: boolean }) {
	return (
		<>
			<circle cx="14" cy="14" r="12" className={lit ? "fill-apricot" : "fill-rose"} />
			<path
				d={
					lit
						? "M24.5 8.2A12 12 0 1 1 8.2 24.5 15 15 0 0 0 24.5 8.2Z"
						: "M19 3.1A12 12 0 1 1 5 21.9 13 13 0 0 0 19 3.1Z"
				}
				className={lit ? "fill-rose opacity-40" : "fill-fig opacity-70"}
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
