import type { DiaryDay } from "@dewlight/contracts/diary.ts";
import type { Profile } from "@dewlight/contracts/profile.ts";
import { datedPhases } from "@dewlight/core/routine/day-plan.ts";
import { addDays } from "@dewlight/core/routine/steps-of-day.ts";
import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight, Minus, Moon, PenLine, Sun } from "lucide-react";
import { useState } from "react";
import { diaryQuery, profileQuery } from "#api/profile-calls.ts";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { uiCopy } from "#ui/copy.ts";
import { RetryNotice } from "#ui/notice.tsx";
import { Card, Page, Skeleton } from "#ui/page.tsx";
import { FEELING_WORDS } from "#ui/plan/copy.ts";
import { localDay, noonOf } from "#ui/plan/schedule.ts";
import { Tag } from "#ui/tag.tsx";
import { labelOf } from "#ui/words.ts";
import { todaySteps } from "../today/today-steps.ts";
import { weeksCopy as copy } from "./copy.ts";

const SHORT = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
const DAY = new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", day: "numeric" });
const WEEKS = 5;

export const meta = () => pageMeta({ title: copy.title, personal: true });

/** What was done in these weeks, and when the plan's phases are. No streak, no score: nothing is counted. */
export default function WeeksScreen() {
	const [today] = useState(() => localDay(new Date()));
	const [back, setBack] = useState(0);
	const [chosen, setChosen] = useState(today);
	const sunday = addDays(mondayOf(today), 6 - back * 7 * WEEKS);
	const from = addDays(sunday, 1 - 7 * WEEKS);
	const { data: days, isError, isFetching, refetch } = useQuery(diaryQuery(from, sunday));
	const { data: profile } = useQuery(profileQuery);
	const turn = (pages: number) => {
		setBack(pages);
		setChosen(pages === 0 ? today : addDays(sunday, pages > back ? -7 * WEEKS : 7 * WEEKS));
	};
	return (
		<Page title={copy.title} lead={copy.lead}>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-6 desk:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] desk:items-start">
				<Card className="grid gap-5">
					<div className="flex items-center justify-between gap-2">
						<Button tone="secondary" size="small" aria-label={copy.earlier} onClick={() => turn(back + 1)}>
							<ChevronLeft aria-hidden="true" className="size-5" />
						</Button>
						<h2 className="text-center text-h3" aria-live="polite">
							{copy.range(SHORT.format(noonOf(from)), SHORT.format(noonOf(sunday)))}
						</h2>
						<Button
							tone="secondary"
							size="small"
							aria-label={copy.later}
							disabled={back === 0}
							className="not-aria-busy:disabled:bg-transparent disabled:opacity-40"
							onClick={() => turn(back - 1)}
						>
							<ChevronRight aria-hidden="true" className="size-5" />
						</Button>
					</div>
					{days !== undefined ? (
						<>
							<WeekGrid
								from={from}
								weeks={WEEKS}
								days={days}
								today={today}
								chosen={chosen}
								onChoose={setChosen}
							/>
							<DayFacts day={chosen} facts={factsOf(days, chosen)} />
						</>
					) : isError && !isFetching ? (
						<RetryNotice text={copy.failed} retryLabel={uiCopy.tryAgain} onRetry={() => void refetch()} />
					) : (
						<>
							<output className="sr-only">{copy.loading}</output>
							<Skeleton className="h-80 rounded-lg" />
						</>
					)}
				</Card>
				{profile === undefined ? (
					<Skeleton className="h-80 rounded-lg" />
				) : (
					<PhaseList profile={profile} today={today} />
				)}
			</div>
		</Page>
	);
}

function factsOf(days: readonly DiaryDay[], day: string): DiaryDay | null {
	return days.find((one) => one.day === day) ?? null;
}

function mondayOf(day: string): string {
	return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** The phases of each step in use that is begun by and by, with their days. */
function PhaseList({ profile, today }: { profile: Profile; today: string }) {
	const used = todaySteps(profile).filter(({ product }) => product !== null);
	const paced = used
		.filter(({ pace }) => pace !== null && (pace.ramp !== null || pace.start_week > 1))
		.map((step) => ({ step, phases: datedPhases(step, profile.stung_days, today) }))
		.filter(({ phases }) => phases.length > 0);
	return (
		<Card className="grid justify-items-start gap-4">
			<h2 className="text-h2 text-fig">{copy.phases}</h2>
			<p className="text-small text-ink-2">
				{paced.length > 0 ? copy.phasesLead : used.length > 0 ? copy.noneBuildsUp : copy.noPhases}
			</p>
			{paced.map(({ step, phases }) => (
				<div key={step.id} className="grid gap-1.5">
					<h3 className="text-h3">{labelOf(step.key)}</h3>
					<p className="text-small text-ink-2">{step.product}</p>
					<ol className="grid gap-1">
						{phases.map(({ from, to, perWeek }) => (
							<li key={from} className="flex flex-wrap items-center gap-2">
								{copy.phase(
									SHORT.format(noonOf(from)),
									to === null ? null : SHORT.format(noonOf(to)),
									perWeek >= 7 ? copy.daily : copy.perWeek(perWeek),
								)}
								{from <= today && (to === null || today <= to) && <Tag>{copy.now}</Tag>}
							</li>
						))}
					</ol>
				</div>
			))}
			<LinkButton tone="secondary" size="small" to={paths.carePlan}>
				{copy.toPlan}
			</LinkButton>
		</Card>
	);
}

/** One day in words: what was done, skipped and told. */
function DayFacts({ day, facts }: { day: string; facts: DiaryDay | null }) {
	const kinds = (isMorning: boolean) =>
		(facts?.done ?? [])
			.filter((id) => id.startsWith("morning_") === isMorning)
			.map((id) => labelOf(id.slice(id.indexOf("_") + 1)));
	const lines = [
		{ name: copy.morning, words: kinds(true).join(", ") },
		{ name: copy.night, words: kinds(false).join(", ") },
		...(facts?.skipped ?? []).map(({ part, reason }) => ({
			name: copy.skipped[part],
			words: reason === null ? "" : copy.reasons[reason],
			always: true,
		})),
		{ name: copy.felt, words: (facts?.entry?.felt ?? []).map((one) => FEELING_WORDS[one]).join(", ") },
		{ name: copy.note, words: facts?.entry?.note ?? "" },
	].filter((line) => line.words !== "" || "always" in line);
	return (
		<section aria-live="polite" className="grid gap-2 border-t border-line pt-4">
			<h3 className="text-h3">{DAY.format(noonOf(day))}</h3>
			{lines.length === 0 ? (
				<p className="text-ink-2">{copy.nothing}</p>
			) : (
				<dl className="grid gap-1">
					{lines.map(({ name, words }) => (
						<div key={name} className="flex flex-wrap gap-x-2">
							<dt className="font-semibold">{name}</dt>
							<dd className="min-w-0 text-ink-2">{words}</dd>
						</div>
					))}
				</dl>
			)}
		</section>
	);
}

interface WeekGridProps {
	/** A Monday, YYYY-MM-DD. */
	from: string;
	weeks: number;
	days: readonly DiaryDay[];
	today: string;
	chosen: string;
	onChoose: (day: string) => void;
}

/** Seven days a row; each day says by its marks what was done, skipped and told. */
function WeekGrid({ from, weeks, days, today, chosen, onChoose }: WeekGridProps) {
	const known = new Map(days.map((day) => [day.day, day]));
	const all = Array.from({ length: weeks * 7 }, (_, at) => addDays(from, at));
	return (
		<div className="grid gap-3">
			<div aria-hidden="true" className="grid grid-cols-7 text-center text-small text-ink-2">
				{copy.weekdays.map((name) => (
					<span key={name}>{name}</span>
				))}
			</div>
			<ol className="grid grid-cols-7 gap-1">
				{all.map((day) => {
					const facts = known.get(day) ?? null;
					const isAhead = day > today;
					return (
						<li key={day}>
							<button
								type="button"
								disabled={isAhead}
								aria-pressed={day === chosen}
								aria-current={day === today ? "date" : undefined}
								aria-label={copy.dayLabel(DAY.format(noonOf(day)), wordsOf(facts))}
								onClick={() => onChoose(day)}
								className={classNames(
									"grid min-h-16 w-full grid-cols-[minmax(0,1fr)] content-between justify-items-center rounded-sm border p-1 text-small",
									day === chosen ? "border-fig bg-blush" : "border-line bg-surface",
									isAhead ? "text-ink-2 opacity-60" : "hover:border-fig",
									day === today && "font-bold text-fig",
								)}
							>
								<span>{Number(day.slice(-2))}</span>
								<span className="flex min-h-4 flex-wrap justify-center gap-0.5 text-fig">
									{facts && <Marks facts={facts} />}
								</span>
							</button>
						</li>
					);
				})}
			</ol>
			<ul className="flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-2">
				{LEGEND.map(({ icon: Icon, key }) => (
					<li key={key} className="flex items-center gap-1.5">
						<Icon aria-hidden="true" className="size-4 text-fig" />
						{copy.legend[key]}
					</li>
				))}
			</ul>
		</div>
	);
}

const LEGEND = [
	{ icon: Sun, key: "morning" },
	{ icon: Moon, key: "night" },
	{ icon: Minus, key: "skipped" },
	{ icon: PenLine, key: "told" },
] as const;

function Marks({ facts }: { facts: DiaryDay }) {
	const shown = {
		morning: facts.done.some((id) => id.startsWith("morning_")),
		night: facts.done.some((id) => !id.startsWith("morning_")),
		skipped: facts.skipped.length > 0,
		told: facts.entry !== null,
	};
	return LEGEND.filter(({ key }) => shown[key]).map(({ icon: Icon, key }) => (
		<Icon key={key} aria-hidden="true" className="size-3 wide:size-4" />
	));
}

function wordsOf(facts: DiaryDay | null): string[] {
	if (facts === null) return [];
	return [
		...(facts.done.some((id) => id.startsWith("morning_")) ? [copy.legend.morning] : []),
		...(facts.done.some((id) => !id.startsWith("morning_")) ? [copy.legend.night] : []),
		...facts.skipped.map(({ part }) => copy.skipped[part]),
		...(facts.entry?.felt ?? []).map((feeling) => FEELING_WORDS[feeling]),
	];
}
