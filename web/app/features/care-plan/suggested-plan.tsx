import type { Profile } from "@dewlight/contracts/profile.ts";
import { PLAN_SECTIONS } from "@dewlight/core/routine/care-plan.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { PlanNotes } from "#ui/plan/plan-notes.tsx";
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

/** The suggested plan, and after it what changed since the one before. */
export function SuggestedPlan({ profile, controls }: SuggestedPlanProps) {
	const rows = suggestedRows(profile);
	const { notes = [], price } = profile.care_plan ?? {};
	if (isEmpty(rows)) return profile.held === undefined ? <EmptyState title={copy.empty.suggested} /> : null;
	return (
		<PlanLayout nav={<PartNav parts={PLAN_SECTIONS} />}>
			{PLAN_SECTIONS.map((section) => (
				<PlanPart key={section} section={section} empty={copy.empty.noSteps}>
					{rows[section].length === 0
						? null
						: rows[section].map((row) => <SuggestedStep key={row.key} row={row} controls={controls} />)}
				</PlanPart>
			))}
			<PlanPrice price={price} />
			<PriceNote />
			<PlanNotes kind="also" notes={notes} />
			<PlanChanges
				changes={profile.changes}
				told={profile.changes_told}
				previousPlanAt={profile.previous_plan_made_at}
			/>
		</PlanLayout>
	);
}
