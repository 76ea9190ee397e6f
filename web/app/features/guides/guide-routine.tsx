import type { User } from "@dewlight/contracts/accounts.ts";
import { PLAN_SECTIONS } from "@dewlight/core/routine/care-plan.ts";
import { useUser } from "#api/use-session.ts";
import { paths } from "#paths.ts";
import { TextLink } from "#ui/text-link.tsx";
import { guidesCopy } from "./copy.ts";
import type { Guide, GuideStep } from "./guide.ts";
import { LineText } from "./line-text.tsx";
import { SlotMark } from "./slot-mark.tsx";

const { sections, nothing, personal, own } = guidesCopy.routine;

/** A week of one described person; a plan of one's own is made from a scan. */
export function GuideRoutine({ routine }: { routine: Guide["routine"] }) {
	const user = useUser();
	const hasPlan = user?.onboarding_complete === true;
	const { before, link, after } = hasPlan ? own : personal;
	return (
		<div className="grid gap-5">
			<p>
				<LineText line={routine.person} />
			</p>
			<div className="grid divide-y divide-line rounded-lg border border-line bg-surface px-6 shadow-soft wide:px-8">
				{PLAN_SECTIONS.map((section) => (
					<div key={section} className="grid gap-4 py-6 wide:py-7">
						<h3 className="flex items-center gap-3 text-h3">
							<SlotMark slot={section} className="size-7 shrink-0" />
							{sections[section]}
						</h3>
						<Steps steps={routine[section]} />
					</div>
				))}
			</div>
			<p className="text-small text-ink-2">
				{before}
				<TextLink to={placeOf(user)}>{link}</TextLink>
				{after}
			</p>
		</div>
	);
}

function placeOf(user: User | null): string {
	if (user === null) return paths.register;
	return user.onboarding_complete ? paths.carePlan : paths.upload;
}

function Steps({ steps }: { steps: readonly GuideStep[] }) {
	if (steps.length === 0) return <p className="text-ink-2">{nothing}</p>;
	return (
		<ol className="grid gap-4">
			{steps.map(({ step, name, text }) => (
				<li key={step} className="grid gap-0.5">
					<strong className="font-semibold">{name}</strong>
					<span className="text-ink-2">
						<LineText line={text} />
					</span>
				</li>
			))}
		</ol>
	);
}
