import { NARROW_WIDTH_PX } from "@dewlight/contracts/constants.ts";
import type { Profile } from "@dewlight/contracts/profile.ts";
import { type LucideIcon, Plus } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { classNames } from "#ui/class-names.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { planCopy } from "#ui/plan/copy.ts";
import { SECTION_ICONS } from "#ui/plan/step-details.tsx";
import { Tag } from "#ui/tag.tsx";
import { dayWords, labelOf } from "#ui/words.ts";
import { carePlanCopy } from "./copy.ts";
import type { OwnSection } from "./plan-rows.ts";

/** Pixels from the upper edge: a section is being read once its top has come this far up (PLAN-30). */
const SCROLL_THRESHOLD_PX = 150;

const WIDE = `(min-width: ${NARROW_WIDTH_PX + 1}px)`;

/** The sections beside the plan; marks the one being read. Wide windows only. */
export function PartNav({ parts }: { parts: readonly OwnSection[] }) {
	const active = useActivePart(parts.map(partId));
	return (
		<nav
			aria-label={carePlanCopy.nav}
			className="sticky top-[calc(8rem+env(safe-area-inset-top))] hidden self-start wide:block print:hidden"
		>
			<ul className="grid gap-0.5 border-l border-line">
				{parts.map((part) => {
					const here = partId(part) === active;
					return (
						<li key={part}>
							<a
								href={`#${partId(part)}`}
								aria-current={here ? "true" : undefined}
								className={classNames(
									"-ml-px flex min-h-11 items-center border-l-2 px-4 text-small font-medium transition-colors hover:text-fig",
									here ? "border-fig text-fig" : "border-transparent text-ink-2",
								)}
							>
								{planCopy.sections[part]}
							</a>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}

/** Id of the section being read; always null in a narrow window, where nothing follows the scrolling (PLAN-31). */
function useActivePart(ids: readonly string[]): string | null {
	const [active, setActive] = useState<string | null>(null);
	const list = ids.join(" ");
	useEffect(() => {
		const wide = window.matchMedia(WIDE);
		const follow = () => setActive(wide.matches ? readActive(list.split(" ")) : null);
		follow();
		window.addEventListener("scroll", follow, { passive: true });
		wide.addEventListener("change", follow);
		return () => {
			window.removeEventListener("scroll", follow);
			wide.removeEventListener("change", follow);
		};
	}, [list]);
	return active;
}

function readActive(ids: readonly string[]): string | null {
	const parts = ids.flatMap((id) => {
		const top = document.getElementById(id)?.getBoundingClientRect().top;
		return top === undefined ? [] : [{ id, top }];
	});
	const { scrollHeight } = document.documentElement;
	const scrolled = window.scrollY > 0;
	return activePart(parts, scrolled && window.scrollY + window.innerHeight >= scrollHeight - 2);
}

interface PlacedPart {
	id: string;
	/** Distance of its upper edge from the top of the window. */
	top: number;
}

/** The section being read: the last one that has passed the threshold, the first before any has. */
export function activePart(parts: readonly PlacedPart[], atEnd: boolean): string | null {
	if (atEnd) return parts.at(-1)?.id ?? null;
	const passed = parts.filter(({ top }) => top <= SCROLL_THRESHOLD_PX);
	return (passed.at(-1) ?? parts[0])?.id ?? null;
}

/** Anchor of a section of the plan. */
function partId(section: OwnSection): string {
	return `plan-${section}`;
}

/** The parts of a plan, with the way through them beside it in wide windows. */
export function PlanLayout({ nav, children }: { nav: ReactNode; children: ReactNode }) {
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-8 wide:grid-cols-[9.5rem_minmax(0,1fr)] desk:grid-cols-[11.5rem_minmax(0,1fr)] desk:gap-12 print:block">
			{nav}
			<div className="grid min-w-0 content-start gap-6 wide:gap-8">{children}</div>
		</div>
	);
}

const ICONS: Record<OwnSection, LucideIcon> = { ...SECTION_ICONS, additional: Plus };

interface PlanPartProps {
	section: OwnSection;
	/** Stands in for the steps where there are none. */
	empty: string;
	/** Rows; null when there are none. */
	children: ReactNode | null;
}

/** A section of the plan under its fixed heading (PLAN-11 to PLAN-14). */
export function PlanPart({ section, empty, children }: PlanPartProps) {
	const Icon = ICONS[section];
	const id = partId(section);
	return (
		<section
			id={id}
			aria-labelledby={`${id}-title`}
			className="rounded-lg border border-line bg-surface px-5 pt-5 shadow-soft wide:px-7 wide:pt-6 print:border-0 print:px-0 print:shadow-none"
		>
			<h2 id={`${id}-title`} tabIndex={-1} className="flex items-center gap-3 text-h2 text-fig">
				<Icon aria-hidden="true" className="size-6" />
				{planCopy.sections[section]}
			</h2>
			{children === null ? (
				<p className="pt-3 pb-6 text-ink-2">{empty}</p>
			) : (
				<ol className="divide-y divide-line">{children}</ol>
			)}
		</section>
	);
}

const changesCopy = {
	title: "What changed, and why",
	since: (date: string) => `Since your plan of ${date}`,
	toldLead: "So we made your plan again from the same photo.",
	count: (count: number) => (count === 1 ? "1 change" : `${count} changes`),
	none: (date: string) => `Nothing changed since your plan of ${date}.`,
	noneTold: "The steps and products stay as they were.",
	kinds: { added: "New", removed: "Gone", changed: "Changed" },
	because: "Why",
} as const;

type PlanChange = Profile["changes"][number];
const TONES = { added: "sage", removed: "neutral", changed: "amber" } as const;

interface PlanChangesProps {
	changes: readonly PlanChange[];
	/** The answers that had the plan made again; missing when a scan made it. */
	told?: string | undefined;
	/** When the plan before was made; null for the first plan. */
	previousPlanAt: string | null;
}

/** What the last scan or new answers changed in the plan, each with its reason. A first plan has nothing to compare. */
export function PlanChanges({ changes, told, previousPlanAt }: PlanChangesProps) {
	if (previousPlanAt === null) return null;
	const date = dayWords(previousPlanAt);
	if (changes.length === 0 && told === undefined)
		return <p className="text-ink-2">{changesCopy.none(date)}</p>;
	return (
		<section
			aria-labelledby="plan-changes-title"
			className="rounded-lg border border-line bg-surface px-5 pt-5 pb-3 shadow-soft wide:px-7 wide:pt-6"
		>
			<h2 id="plan-changes-title" className="text-h2">
				{changesCopy.title}
			</h2>
			<p className="pt-1 text-ink-2">{changesCopy.since(date)}</p>
			{told !== undefined && (
				<p className="max-w-reading pt-3">
					<span className="font-semibold">{told}</span> {changesCopy.toldLead}
				</p>
			)}
			{changes.length === 0 ? (
				<p className="py-3 text-ink-2">{changesCopy.noneTold}</p>
			) : (
				<Disclosure summary={changesCopy.count(changes.length)}>
					<ul className="divide-y divide-line">
						{changes.map((change) => (
							<Change key={`${change.kind} ${change.section} ${change.step}`} change={change} />
						))}
					</ul>
				</Disclosure>
			)}
		</section>
	);
}

function Change({ change }: { change: PlanChange }) {
	const { kind, section, step, text, because } = change;
	return (
		<li className="grid gap-1.5 py-4">
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
				<Tag tone={TONES[kind]}>{changesCopy.kinds[kind]}</Tag>
				<span className="font-semibold">{labelOf(step)}</span>
				<span className="text-small text-ink-2">{planCopy.sections[section]}</span>
			</p>
			<p>{text}</p>
			<p className="text-small text-ink-2">
				<span className="font-semibold">{changesCopy.because}: </span>
				{because}
			</p>
		</li>
	);
}
