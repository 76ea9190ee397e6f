import { useLocation, useNavigate, useSearchParams } from "react-router";
import { z } from "zod";
import { paths } from "#paths.ts";

const STEPS = [2, 3, 4] as const;
export type OnboardingStep = (typeof STEPS)[number];

/** The step before, where the history holds it: the step's own "Back" and the browser's are one then. */
const stateSchema = z.object({ from: z.number() });

/** The step that an address names; null where it names none. */
export function stepOf(search: URLSearchParams): OnboardingStep | null {
	return STEPS.find((step) => String(step) === search.get("step")) ?? null;
}

/** Every step has an address of its own, which Back and Forward of the browser lead through. */
export function useStepPath(email: string) {
	const navigate = useNavigate();
	const [search] = useSearchParams();
	const { state } = useLocation();
	const step = stepOf(search) ?? 2;
	const goTo = (next: OnboardingStep) =>
		void navigate(paths.registerStep(next, email), { state: { from: step } });
	const goBack = () => {
		const before = step === 4 ? 3 : 2;
		if (stateSchema.safeParse(state).data?.from === before) void navigate(-1);
		else void navigate(paths.registerStep(before, email), { replace: true });
	};
	return { step, goTo, goBack };
}
