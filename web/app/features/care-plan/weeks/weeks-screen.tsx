import type { DiaryDay } from "@dewlight/contracts/diary.ts";
import { addDays } from "@dewlight/core/routine/pause-ramp.ts";
import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { diaryQuery } from "#api/diary-calls.ts";
import { profileQuery } from "#api/profile-query.ts";
import { pageMeta } from "#page-meta.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { uiCopy } from "#ui/copy.ts";
import { Page } from "#ui/page.tsx";
import { localDay, noonOf } from "#ui/plan/routine-moment.ts";
import { RetryNotice } from "#ui/retry-notice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { weeksCopy as copy } from "./copy.ts";
import { DayFacts } from "./day-facts.tsx";
import { PhaseList } from "./phase-list.tsx";
import { WeekGrid } from "./week-grid.tsx";

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

const SHORT = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
