import { DIARY_SPAN_DAYS, type DiaryDay } from "@dewlight/contracts/diary.ts";
import type { ProgressSeries } from "@dewlight/contracts/progress.ts";
import { addDays } from "@dewlight/core/routine/pause-ramp.ts";
import { useQuery } from "@tanstack/react-query";
import { diaryQuery } from "#api/profile-calls.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { FEELING_WORDS } from "#ui/plan/copy.ts";
import { localDay, noonOf } from "#ui/plan/schedule.ts";
import { progressCopy } from "../copy.ts";

const copy = progressCopy.marks;

/** Days of the diary within the readings of a chart; [] while they are not known. */
export function useToldDays(series: ProgressSeries | undefined): DiaryDay[] {
	const days = (series?.points ?? [])
		.toSorted((a, b) => a.at.localeCompare(b.at))
		.map(({ at, photo_date }) => photo_date ?? localDay(new Date(at)));
	const to = days.at(-1) ?? localDay(new Date(0));
	const first = days[0] ?? to;
	const [, from = to] = [first, addDays(to, 1 - DIARY_SPAN_DAYS)].toSorted();
	const { data = [] } = useQuery({
		...diaryQuery(from, to),
		enabled: days.length > 1,
	});
	return data.filter(({ entry }) => entry !== null);
}

/** The marks in words, newest first. */
export function DiaryMarks({ told }: { told: readonly DiaryDay[] }) {
	if (told.length === 0) return null;
	return (
		<Disclosure summary={copy.list}>
			<p className="text-small text-ink-2">{copy.listText}</p>
			<ul className="grid gap-1 text-small">
				{told.toReversed().map(({ day, entry }) => (
					<li key={day}>
						<span className="font-medium">{SHORT.format(noonOf(day))}:</span>{" "}
						{[...(entry?.felt ?? []).map((feeling) => FEELING_WORDS[feeling]), entry?.note]
							.filter(Boolean)
							.join(", ")}
					</li>
				))}
			</ul>
		</Disclosure>
	);
}

const SHORT = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric" });
