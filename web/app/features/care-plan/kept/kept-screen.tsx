import { useState } from "react";
import { Navigate, useLocation } from "react-router";
import { copyAccount, keepMarks, readMarks, withMarks } from "#api/kept-copy.ts";
import { paths } from "#paths.ts";
import { Card } from "#ui/card.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Page } from "#ui/page.tsx";
import { StateView } from "#ui/state-view.tsx";
import { TodayFrame } from "../today/today-frame.tsx";
import { todayView } from "../today/today-steps.ts";
import { useRoutineMoment } from "../today/use-routine-moment.ts";
import { type KeptPlan, readKeptPlan } from "./kept-plan.ts";

const keptCopy = {
	title: "Care Plan",
	today: "today",
	lead: (name: string, when: string) =>
		`There is no connection, so this is ${name === "" ? "your plan" : `the plan of ${name}`} as a copy of ${when}. Only steps of today can be checked off in it.`,
	ticks: "What you check off is kept on this device and sent as soon as there is a connection.",
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
export function KeptScreen() {
	const { pathname, search, hash } = useLocation();
	const plan = readKeptPlan();
	if (plan === null) return <Navigate to={paths.loginThen(pathname + search + hash)} replace />;
	if (KEPT_AT.includes(pathname)) return <KeptCarePlan plan={plan} />;
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

function KeptCarePlan({ plan }: { plan: KeptPlan }) {
	const [when] = useState(() => copyWords(plan.readAt, Date.now()));
	const moment = useRoutineMoment();
	const account = copyAccount() ?? 0;
	const [marks, setMarks] = useState(() => readMarks(account));
	const mark = (step: string, done: boolean) => {
		keepMarks(account, [{ day: moment.day, step, done }]);
		setMarks(readMarks(account));
	};
	return (
		<Page width="reading" title={keptCopy.title} lead={keptCopy.lead(plan.name, when)}>
			<div className="grid gap-6">
				{plan.today.length > 0 && (
					<TodayFrame
						moment={moment}
						view={todayView(plan.today, moment, plan.stung)}
						done={withMarks(plan.done[moment.day] ?? [], marks, moment.day)}
						lead={keptCopy.ticks}
						onMark={mark}
					/>
				)}
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
