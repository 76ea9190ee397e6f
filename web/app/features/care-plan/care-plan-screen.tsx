import type { Profile } from "@dewlight/contracts/profile.ts";
import { PLAN_SECTIONS } from "@dewlight/core/routine/care-plan.ts";
import { useEffect } from "react";
import { sendEvent } from "#api/send-event.ts";
import { useUser } from "#api/use-session.ts";
import { pageMeta } from "#page-meta.ts";
import { dayWords } from "#ui/day-words.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { Page } from "#ui/page.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import "#ui/print.css";
import { usePrintOpen } from "#ui/use-print-open.ts";
import { CarePlan } from "./care-plan.tsx";
import { CarePlanActions } from "./care-plan-actions.tsx";
import { CarePlanSkeleton } from "./care-plan-skeleton.tsx";
import { carePlanCopy as copy } from "./copy.ts";
import { keepPlan } from "./kept/kept-plan.ts";
import { useProfile } from "./use-profile.ts";

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
