import { type PlanSection, WEEKDAYS, type Weekday } from "@dewlight/core/routine/care-plan.ts";
import { CalendarDays, type LucideIcon, Moon, Sun } from "lucide-react";
import { classNames } from "../class-names.ts";
import { labelOf } from "../words.ts";
import { planCopy } from "./copy.ts";

/** The days of use as seven letters; daily steps need none. */
export function WeekDots({ days }: { days: readonly Weekday[] }) {
	if (days.length === 0 || days.length === WEEKDAYS.length) return null;
	return (
		<ul aria-label={planCopy.days} className="flex gap-1">
			{WEEKDAYS.map((day) => {
				const on = days.includes(day);
				return (
					<li
						key={day}
						aria-hidden={!on}
						className={classNames(
							"grid size-6.5 place-items-center rounded-full text-[0.8125rem] font-semibold",
							on ? "bg-fig text-on-fig" : "bg-silk text-ink-2",
						)}
					>
						<span aria-hidden="true">{day.charAt(0).toUpperCase()}</span>
						{on && <span className="sr-only">{labelOf(day)}</span>}
					</li>
				);
			})}
		</ul>
	);
}

export const SECTION_ICONS: Record<PlanSection, LucideIcon> = {
	morning: Sun,
	night: Moon,
	weekly: CalendarDays,
};
