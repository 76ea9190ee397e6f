import { Navigate, useParams } from "react-router";
import { useUser } from "#api/use-session.ts";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { AnswersStep } from "./answers-step.tsx";

export const meta = () => pageMeta({ title: "Onboarding", personal: true });

/** Somebody with a first reading but without goals and concerns answers those, then reads the report. */
export default function OnboardingScreen() {
	const user = useUser();
	const id = Number(useParams().checkinId);
	if (user === null || !Number.isInteger(id)) return <Navigate to={paths.dashboard} replace />;
	if (user.onboarding_complete) return <Navigate to={paths.result(id)} replace />;
	return <AnswersStep checkinId={id} />;
}
