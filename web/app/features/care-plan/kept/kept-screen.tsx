import { type ReactNode, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { copyAccount } from "#api/browser-storage.ts";
import { type KeptTap, keepTaps, useKeptTaps } from "#api/kept-taps.ts";
import { paths } from "#paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { Card, Page } from "#ui/page.tsx";
import { StateView } from "#ui/state-view.tsx";
import { PauseNotice, RoutineActions, TodayFrame } from "../today/today-frame.tsx";
import { todayView } from "../today/today-steps.ts";
import { skippedNow, useRoutineMoment, withMarks, withStung } from "../today/use-routine.ts";
import { type KeptPlan, readKeptPlan } from "./kept-plan.ts";

const keptCopy = {
	title: "Care Plan",
	today: "today",
	lead: (name: string, when: string) =>
		`There is no connection, so this is ${name === "" ? "your plan" : `the plan of ${name}`} as a copy of ${when}. Your routine and your diary of today can be kept in it.`,
	ticks: "What you check off or skip is kept on this device and sent as soon as there is a connection.",
	open: "Open the copy of your plan",
	needsConnection: "This page needs a connection",
	needsConnectionText:
		"Your care plan is kept on this device; everything else loads by itself as soon as there is a connection.",
} as const;

/** The screens whose first half is the day's routine. */
const KEPT_AT: readonly string[] = [paths.carePlan, paths.today, paths.dashboard];

/**
 * Stands in for every screen of a person whose session cannot be read for want of a network. Who was signed in here last
 * finds the plan as it was read; where nobody is known, the login is next (AUTH-A18).
 */
export function KeptScreen({ diary }: { diary?: ReactNode }) {
	const { pathname, search, hash } = useLocation();
	const plan = readKeptPlan();
	if (plan === null) return <Navigate to={paths.loginThen(pathname + search + hash)} replace />;
	if (KEPT_AT.includes(pathname))
		return <KeptCarePlan plan={plan} diary={pathname === paths.carePlan ? null : diary} />;
	return (
		<StateView
			page
			announce="status"
			light="low"
			title={keptCopy.needsConnection}
			actions={<LinkButton to={paths.carePlan}>{keptCopy.open}</LinkButton>}
		>
			<p>{keptCopy.needsConnectionText}</p>
		</StateView>
	);
}

function KeptCarePlan({ plan, diary }: { plan: KeptPlan; diary: ReactNode }) {
	const [when] = useState(() => copyWords(plan.readAt, Date.now()));
	const moment = useRoutineMoment();
	const account = copyAccount() ?? 0;
	const taps = useKeptTaps(account);
	const keep = (added: readonly KeptTap[]) => keepTaps(account, added);
	const { day, part } = moment;
	const view = todayView(plan.today, moment, withStung(plan.stung, taps));
	const done = withMarks(plan.done[day] ?? [], taps, day);
	const { skipped, kept } = skippedNow(plan.skipped, taps, moment);
	const mark = (steps: readonly string[], isDone: boolean) =>
		keep(steps.map((step) => ({ kind: "done", day, step, done: isDone })));
	return (
		<Page width="reading" title={keptCopy.title} lead={keptCopy.lead(plan.name, when)}>
			<div className="grid gap-6">
				{plan.today.length > 0 && (
					<TodayFrame
						moment={moment}
						view={view}
						done={done}
						lead={keptCopy.ticks}
						skipped={skipped !== null}
						onMark={(step, isDone) => mark([step], isDone)}
						notice={view.pausedUntil !== null && <PauseNotice until={view.pausedUntil} onUndo={null} />}
					>
						<RoutineActions
							part={part}
							count={view.on.length}
							open={view.on.map(({ step }) => step.id).filter((id) => !done.includes(id))}
							skipped={skipped}
							kept={kept}
							failed={false}
							onDone={(ids) => mark(ids, true)}
							onSkip={(isSkipped, reason) => keep([{ kind: "skip", day, part, skipped: isSkipped, reason }])}
						/>
					</TodayFrame>
				)}
				{diary}
				{plan.parts.map(({ title, steps }) => (
					<Card key={title} className="grid gap-2">
						<h2 className="text-h2 text-fig">{title}</h2>
						<ol className="divide-y divide-line">
							{steps.map((step, place) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: a copy never changes its order
								<li key={place} className="grid gap-1 py-4">
									<h3 className="text-h3">{step.title}</h3>
									{step.product !== null && <p className="font-medium">{step.product}</p>}
									{step.when !== null && <p className="text-small text-ink-2">{step.when}</p>}
									<p>{step.text}</p>
									{step.cautions.map((caution) => (
										<p key={caution} className="text-small text-ink-2">
											{caution}
										</p>
									))}
								</li>
							))}
						</ol>
					</Card>
				))}
			</div>
		</Page>
	);
}

const TIME = new Intl.DateTimeFormat("en-GB", { timeStyle: "short" });
const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });

/** "today 07:30", "Nov 21, 2026 07:30", in the reader's own time zone; both in milliseconds. */
export function copyWords(readAt: number, now: number): string {
	const day = DAY.format(readAt);
	return `${day === DAY.format(now) ? keptCopy.today : day} ${TIME.format(readAt)}`;
}
