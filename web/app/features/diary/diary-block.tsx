import type { DiaryEntry } from "@dewlight/contracts/diary.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { OfflineError } from "#api/api-error.ts";
import { keepTaps, useKeptTaps } from "#api/kept-taps.ts";
import { diaryQuery, useWriteDiary } from "#api/profile-calls.ts";
import { useUser } from "#api/session.ts";
import { RetryNotice } from "#ui/notice.tsx";
import { Skeleton } from "#ui/page.tsx";
import { localDay } from "#ui/plan/schedule.ts";
import { diaryCopy as copy } from "./copy.ts";
import { DayForm, DiaryFrame } from "./day-form.tsx";
import { keptOf, moreTold, type Told, toldOf, useKeptDiary, withTold } from "./kept-told.ts";

/** How skin is today, with one tap; told without a network it waits on this device. */
export function DiaryBlock() {
	const [today] = useState(() => localDay(new Date()));
	const { data, error, isFetching, refetch } = useQuery(diaryQuery(today, today));
	const away = error instanceof OfflineError;
	return (
		<DiaryFrame>
			{data !== undefined || away ? (
				<ToldToday day={today} entry={data?.[0]?.entry ?? null} blind={data === undefined} />
			) : error !== null && !isFetching ? (
				<RetryNotice text={copy.failed} retryLabel={copy.retry} onRetry={() => void refetch()} />
			) : (
				<>
					<output className="sr-only">{copy.loading}</output>
					<Skeleton className="h-12 rounded-full" />
				</>
			)}
		</DiaryFrame>
	);
}

interface ToldTodayProps {
	day: string;
	entry: DiaryEntry | null;
	/** What was told before is not known for want of a network. */
	blind: boolean;
}

function ToldToday({ day, entry, blind }: ToldTodayProps) {
	const account = useUser()?.id ?? 0;
	const write = useWriteDiary();
	const kept = keptOf(useKeptTaps(account), day);
	useKeptDiary(account);
	const known = withTold(toldOf(entry), kept);
	// What was tapped last stands while it is on its way.
	const told = write.isPending ? { ...known, ...asTold(write.variables) } : known;
	const keep = (change: Partial<Told>) => keepTaps(account, [moreTold(day, kept, change, blind)]);
	const tell = (change: Partial<Told>) => {
		if (blind || kept !== null) return keep(change);
		write.mutate(
			{ day, ...told, ...change },
			{ onError: (error) => error instanceof OfflineError && keep(change) },
		);
	};
	const failed = write.isError && !(write.error instanceof OfflineError);
	return (
		<DayForm
			told={told}
			flags={write.data?.entry?.red_flags ?? entry?.red_flags ?? []}
			saving={write.isPending}
			onTell={tell}
		>
			{kept !== null ? (
				<p className="text-ink-2">{copy.kept}</p>
			) : (
				<>
					{failed && <p className="font-medium text-danger">{copy.notSaved}</p>}
					{write.isSuccess && <p className="text-ink-2">{copy.saved}</p>}
				</>
			)}
			{kept?.change.note && <p className="font-medium">{copy.keptNote}</p>}
			{write.data?.plan_changed && <p>{copy.planChanged}</p>}
		</DayForm>
	);
}

function asTold(sent: Partial<Told> | undefined): Partial<Told> {
	return Object.fromEntries(Object.entries(sent ?? {}).filter(([, value]) => value !== undefined));
}
