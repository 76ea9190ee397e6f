import "#ui/print.css";
import { type Profile, profileApi } from "@dewlight/contracts/profile.ts";
import { PLAN_SECTIONS } from "@dewlight/core/routine/care-plan.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { CalendarPlus, Printer } from "lucide-react";
import { useEffect } from "react";
import { endpointUrl } from "#api/endpoint-url.ts";
import { profileQuery } from "#api/profile-calls.ts";
import { readFile } from "#api/read-file.ts";
import { sendEvent } from "#api/send-event.ts";
import { useUser } from "#api/session.ts";
import { pageMeta } from "#page-meta.ts";
import { platform } from "#platform/current.ts";
import { printPage, saveFile } from "#platform/save-and-print.ts";
import { Button, buttonStyle } from "#ui/button.tsx";
import { usePrintOpen } from "#ui/disclosure.tsx";
import { Page, PageHeading, Skeleton } from "#ui/page.tsx";
import { ErrorState } from "#ui/state-view.tsx";
import { dayWords } from "#ui/words.ts";
import { CarePlan } from "./care-plan.tsx";
import { carePlanCopy as copy } from "./copy.ts";
import { keepPlan } from "./kept/kept-plan.ts";
import { usePendingChanges, withChange } from "./profile-change.ts";

export const meta = () => pageMeta({ title: copy.title, personal: true });

export default function CarePlanScreen() {
	usePrintOpen();
	const user = useUser();
	const userId = user?.id;
	useEffect(() => {
		if (userId !== undefined) void sendEvent("care_plan_view", userId);
	}, [userId]);
	const { profile, data, dataUpdatedAt, isError, isFetching, refetch } = useProfile();
	useEffect(() => {
		if (user !== null && data !== undefined) keepPlan(user, data, dataUpdatedAt);
	}, [user, data, dataUpdatedAt]);
	const made = profile && madeWords(profile);
	return (
		<Page>
			<div className="mb-8 flex flex-wrap items-end justify-between gap-4 wide:mb-10">
				<div className="grid gap-2">
					<PageHeading>{copy.title}</PageHeading>
					{made !== null && <p className="max-w-reading text-ink-2">{made}</p>}
				</div>
				{profile !== null && hasSteps(profile) && <CarePlanActions />}
			</div>
			{profile !== null ? (
				<CarePlan profile={profile} />
			) : isError && !isFetching ? (
				<ErrorState title={copy.failed} onRetry={() => void refetch()}>
					<p>{copy.failedText}</p>
				</ErrorState>
			) : (
				<CarePlanSkeleton />
			)}
		</Page>
	);
}

/** A plan without a step has nothing for a calendar. */
function hasSteps({ care_plan }: Profile): boolean {
	return PLAN_SECTIONS.some((section) => Object.keys(care_plan?.[section] ?? {}).length > 0);
}

/** From which photo the plan is, and when other answers had it made again. */
function madeWords({
	plan_made_at: made,
	previous_plan_made_at: before,
	changes_told,
}: Profile): string | null {
	if (made === null) return null;
	if (changes_told === undefined || before === null) return copy.madeOn(dayWords(made));
	return copy.madeAgain(dayWords(before), dayWords(made));
}

/** Takes the plan along: on paper, or into a calendar as an ICS file. */
function CarePlanActions() {
	return (
		<div className="flex flex-wrap gap-3 print:hidden">
			{platform.shell === null ? (
				<a
					href={endpointUrl(profileApi.carePlanCalendar)}
					download
					className={buttonStyle("secondary", "small")}
				>
					<CalendarPlus aria-hidden="true" className="size-4" />
					{copy.calendar}
				</a>
			) : (
				<SaveCalendar />
			)}
			<Button tone="secondary" size="small" onClick={() => void printPage()}>
				<Printer aria-hidden="true" className="size-4" />
				{copy.print}
			</Button>
		</div>
	);
}

/** The same file where a link cannot download: it is read here and handed over. */
function SaveCalendar() {
	const file = useMutation({
		networkMode: "always",
		mutationFn: async () => {
			const { content, name } = await readFile(profileApi.carePlanCalendar);
			return saveFile(content, name ?? copy.calendarFile);
		},
	});
	return (
		<>
			<Button tone="secondary" size="small" busy={file.isPending} onClick={() => file.mutate()}>
				{!file.isPending && <CalendarPlus aria-hidden="true" className="size-4" />}
				{copy.calendar}
			</Button>
			{file.isError && (
				<p role="alert" className="basis-full text-small text-danger">
					{copy.calendarFailed}
				</p>
			)}
		</>
	);
}

/** The places of what is on its way. */
function CarePlanSkeleton() {
	return (
		<>
			<output className="sr-only">{copy.loading}</output>
			<div className="grid gap-8">
				<Skeleton className="h-64 rounded-lg" />
				<Skeleton className="h-12 w-72 max-w-full rounded-full" />
				<Skeleton className="h-80 rounded-lg" />
				<Skeleton className="h-80 rounded-lg" />
			</div>
		</>
	);
}

/** The profile with what is under way already in place; a change that fails falls out again by itself. */
function useProfile() {
	const query = useQuery(profileQuery);
	const pending = usePendingChanges();
	return { ...query, profile: query.data === undefined ? null : pending.reduce(withChange, query.data) };
}
