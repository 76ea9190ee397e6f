import type { DiaryDay } from "@dewlight/contracts/diary.ts";
import { addDays } from "@dewlight/core/routine/pause-ramp.ts";
import { Minus, Moon, PenLine, Sun } from "lucide-react";
import { classNames } from "#ui/class-names.ts";
import { FEELING_WORDS } from "#ui/plan/feeling-words.ts";
import { noonOf } from "#ui/plan/routine-moment.ts";
import { weeksCopy as copy } from "./copy.ts";

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
export function WeekGrid({ from, weeks, days, today, chosen, onChoose }: WeekGridProps) {
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

const DAY = new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", day: "numeric" });
