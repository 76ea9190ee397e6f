import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { profileQuery } from "#api/profile-query.ts";
import { useUser } from "#api/use-session.ts";
import { paths } from "#paths.ts";
import { Card } from "#ui/card.tsx";
import { uiCopy } from "#ui/copy.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { RetryNotice } from "#ui/retry-notice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { carePlanCopy } from "../copy.ts";
import { keepPlan } from "../kept/kept-plan.ts";
import { withChange } from "../profile-change.ts";
import { usePendingChanges } from "../use-profile-change.ts";
import { todayCopy as copy } from "./copy.ts";
import { TodayBlock } from "./today-block.tsx";
import { todaySteps } from "./today-steps.ts";

/** Today's routine wherever it stands, with its own loading, empty and error states. */
export function TodayPart() {
	const user = useUser();
	const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery(profileQuery);
	const pending = usePendingChanges();
	useEffect(() => {
		if (user !== null && data !== undefined) keepPlan(user, data, dataUpdatedAt);
	}, [user, data, dataUpdatedAt]);
	if (data === undefined) {
		if (isError && !isFetching) {
			return (
				<RetryNotice text={carePlanCopy.failed} retryLabel={uiCopy.tryAgain} onRetry={() => void refetch()} />
			);
		}
		return (
			<>
				<output className="sr-only">{carePlanCopy.loading}</output>
				<Skeleton className="h-96 rounded-lg" />
			</>
		);
	}
	const profile = pending.reduce(withChange, data);
	if (todaySteps(profile).length > 0) return <TodayBlock profile={profile} />;
	const isHeld = profile.held !== undefined;
	return (
		<Card className="grid justify-items-start gap-3">
			<h2 className="text-h2">{isHeld ? copy.held : carePlanCopy.empty.lead}</h2>
			<p className="max-w-reading text-ink-2">{isHeld ? copy.heldText : copy.noPlan}</p>
			<LinkButton to={isHeld ? paths.carePlan : paths.upload}>
				{isHeld ? copy.plan : carePlanCopy.empty.lead}
			</LinkButton>
		</Card>
	);
}
