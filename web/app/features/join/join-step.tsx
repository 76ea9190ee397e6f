import type { ReactNode } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { z } from "zod";
import { paths } from "#paths.ts";
import { FaceFrame } from "#ui/auth-form.tsx";
import { Progress } from "#ui/meters.tsx";
import { PageHeading } from "#ui/page.tsx";
import { joinCopy } from "./copy.ts";

interface StepFrameProps {
	/** 1 to 4. */
	step: number;
	title: string;
	lead: string;
	children: ReactNode;
}

/** The same quiet frame for each of the four steps. */
export function StepFrame({ step, title, lead, children }: StepFrameProps) {
	const count = joinCopy.steps.length;
	const Frame = step === 1 ? FaceFrame : NarrowFrame;
	const where = joinCopy.where(step, count);
	return (
		<Frame>
			<div className="grid gap-2.5">
				<p className="flex justify-between text-small text-ink-2">
					<span className="font-medium text-ink">{joinCopy.steps[step - 1]}</span>
					<span>{where}</span>
				</p>
				<Progress label={joinCopy.progress} value={step} max={count} valueText={where} />
			</div>
			<header className="grid gap-2">
				<PageHeading key={step}>{title}</PageHeading>
				<p className="text-lead text-ink-2">{lead}</p>
			</header>
			{children}
		</Frame>
	);
}

function NarrowFrame({ children }: { children: ReactNode }) {
	return <div className="mx-auto grid w-full max-w-form gap-8 px-5 pt-8 pb-20 wide:pt-14">{children}</div>;
}

const STEPS = [2, 3, 4] as const;
type OnboardingStep = (typeof STEPS)[number];

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
