import type { PlanStep } from "@dewlight/contracts/care-plan.ts";
import type { Profile } from "@dewlight/contracts/profile.ts";
import { PLAN_SECTIONS } from "@dewlight/core/routine/care-plan.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Notice } from "#ui/notice.tsx";
import { PlanPrice } from "#ui/product/plan-price.tsx";
import { PriceNote } from "#ui/product/price-month.tsx";
import { PlanChanges } from "./changes/plan-changes.tsx";
import { carePlanCopy as copy } from "./copy.ts";
import { PartNav } from "./nav/part-nav.tsx";
import type { PlanControls } from "./plan-controls.ts";
import { PlanLayout } from "./plan-layout.tsx";
import { isEmpty, suggestedRows } from "./plan-rows.ts";
import { PlanPart } from "./steps/plan-part.tsx";
import { SuggestedStep } from "./steps/suggested-step.tsx";

interface SuggestedPlanProps {
	profile: Profile;
	controls: PlanControls;
}

/** The suggested plan, which steps may go, and after it what changed since the one before. */
export function SuggestedPlan({ profile, controls }: SuggestedPlanProps) {
	const rows = suggestedRows(profile);
	const { notes = [], price } = profile.care_plan ?? {};
	if (isEmpty(rows)) return <NoSteps notes={notes} />;
	const held = Object.values(rows).every((section) => section.every(({ step }) => isUnnamed(step)));
	return (
		<PlanLayout nav={<PartNav parts={PLAN_SECTIONS} />}>
			{held && <Notes notes={notes} />}
			{PLAN_SECTIONS.map((section) => (
				<PlanPart key={section} section={section} empty={copy.empty.noSteps}>
					{rows[section].length === 0
						? null
						: rows[section].map((row) => <SuggestedStep key={row.key} row={row} controls={controls} />)}
				</PlanPart>
			))}
			<PlanPrice price={price} />
			<PriceNote />
			{!held && <Notes notes={notes} />}
			<PlanChanges
				changes={profile.changes}
				told={profile.changes_told}
				previousPlanAt={profile.previous_plan_made_at}
			/>
		</PlanLayout>
	);
}

type PlanNotes = NonNullable<NonNullable<Profile["care_plan"]>["notes"]>;

/** A plan without a step says in its notes what comes instead; without a note there is no plan yet. */
function NoSteps({ notes }: { notes: PlanNotes }) {
	if (notes.length === 0) return <EmptyState title={copy.empty.suggested} />;
	return (
		<EmptyState title={copy.empty.noPlan}>
			{notes.map(({ rule_id, text }) => (
				<p key={rule_id}>{text}</p>
			))}
		</EmptyState>
	);
}

/** Products are held back: neither a pick nor a word on what to look for. */
function isUnnamed({ product, look_for }: PlanStep): boolean {
	return product === null && look_for === undefined;
}

function Notes({ notes }: { notes: PlanNotes }) {
	if (notes.length === 0) return null;
	return (
		<Notice title={copy.also}>
			<ul className="grid gap-2">
				{notes.map(({ rule_id, text }) => (
					<li key={rule_id}>{text}</li>
				))}
			</ul>
		</Notice>
	);
}
