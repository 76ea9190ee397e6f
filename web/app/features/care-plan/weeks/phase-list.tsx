import type { Profile } from "@dewlight/contracts/profile.ts";
import { datedPhases } from "@dewlight/core/routine/day-changes.ts";
import { paths } from "#paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/page.tsx";
import { noonOf } from "#ui/plan/schedule.ts";
import { Tag } from "#ui/tag.tsx";
import { labelOf } from "#ui/words.ts";
import { weeksCopy as copy } from "../copy.ts";
import { todaySteps } from "../today/today-steps.ts";

/** The phases of each step in use that is begun by and by, with their days. */
export function PhaseList({ profile, today }: { profile: Profile; today: string }) {
	const used = todaySteps(profile).filter(({ product }) => product !== null);
	const paced = used
		.filter(({ pace }) => pace !== null && (pace.ramp !== null || pace.start_week > 1))
		.map((step) => ({ step, phases: datedPhases(step, profile.stung_days, today) }))
		.filter(({ phases }) => phases.length > 0);
	return (
		<Card className="grid justify-items-start gap-4">
			<h2 className="text-h2 text-fig">{copy.phases}</h2>
			<p className="text-small text-ink-2">
				{paced.length > 0 ? copy.phasesLead : used.length > 0 ? copy.noneBuildsUp : copy.noPhases}
			</p>
			{paced.map(({ step, phases }) => (
				<div key={step.id} className="grid gap-1.5">
					<h3 className="text-h3">{labelOf(step.key)}</h3>
					<p className="text-small text-ink-2">{step.product}</p>
					<ol className="grid gap-1">
						{phases.map(({ from, to, perWeek }) => (
							<li key={from} className="flex flex-wrap items-center gap-2">
								{copy.phase(
									SHORT.format(noonOf(from)),
									to === null ? null : SHORT.format(noonOf(to)),
									perWeek >= 7 ? copy.daily : copy.perWeek(perWeek),
								)}
								{from <= today && (to === null || today <= to) && <Tag>{copy.now}</Tag>}
							</li>
						))}
					</ol>
				</div>
			))}
			<LinkButton tone="secondary" size="small" to={paths.carePlan}>
				{copy.toPlan}
			</LinkButton>
		</Card>
	);
}

const SHORT = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
