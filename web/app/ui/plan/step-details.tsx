import { type PlanSection, WEEKDAYS, type Weekday } from "@dewlight/core/routine/care-plan.ts";
import { CalendarDays, type LucideIcon, Moon, Sun } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Disclosure } from "../disclosure.tsx";
import { labelOf } from "../words.ts";
import { planCopy } from "./copy.ts";
import { SourceList, sourceOf } from "./sources.tsx";

/** What a plan says about one step beside its instruction. */
interface StepFacts {
	because: string;
	cautions: readonly string[];
	stop_if: readonly string[];
	normal?: string | null | undefined;
	pause_if?: string | null | undefined;
	works_from_weeks?: number | null | undefined;
	evidence?: { grade: keyof typeof planCopy.grades; sources: readonly string[] } | null | undefined;
}

interface StepDetailsProps {
	step: StepFacts;
	/** How it is begun, where it is not begun at full pace. */
	pace?: ReactNode;
}

/** Reason, pace, evidence, cautions, how it goes and stop rules of one step. */
export function StepDetails({ step, pace }: StepDetailsProps) {
	const { because, evidence, cautions, stop_if, normal, pause_if, works_from_weeks } = step;
	const evidenceGiven = evidence !== null && evidence !== undefined;
	const silent = because === "" && !evidenceGiven && cautions.length === 0 && stop_if.length === 0;
	if (silent && pace === undefined) return null;
	return (
		<Disclosure summary={planCopy.details}>
			<dl className="grid gap-4 rounded-md bg-silk p-5">
				{because !== "" && <Detail label={planCopy.why}>{because}</Detail>}
				{pace !== undefined && <Detail label={planCopy.pace}>{pace}</Detail>}
				{cautions.length > 0 && (
					<Detail label={planCopy.cautions}>
						<Lines items={cautions} />
					</Detail>
				)}
				{works_from_weeks && <Detail label={planCopy.works}>{planCopy.worksFrom(works_from_weeks)}</Detail>}
				{normal && <Detail label={planCopy.normal}>{normal}.</Detail>}
				{pause_if && <Detail label={planCopy.pauseIf}>{pause_if}.</Detail>}
				{stop_if.length > 0 && (
					<Detail label={planCopy.stopIf}>
						<Lines items={stop_if} />
					</Detail>
				)}
				{evidenceGiven && (
					<Detail label={planCopy.evidence}>
						<p>{planCopy.grades[evidence.grade]}</p>
						<SourceList sources={evidence.sources.map(sourceOf)} />
					</Detail>
				)}
			</dl>
		</Disclosure>
	);
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className="grid gap-1 text-small">
			<dt className="font-semibold">{label}</dt>
			<dd>{children}</dd>
		</div>
	);
}

function Lines({ items }: { items: readonly string[] }) {
	return (
		<ul className="grid gap-1.5">
			{items.map((text) => (
				<li key={text}>{text}</li>
			))}
		</ul>
	);
}

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
