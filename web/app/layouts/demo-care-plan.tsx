import { profileSchema } from "@dewlight/contracts/profile.ts";
import { PLAN_SECTIONS } from "@dewlight/core/routine/care-plan.ts";
import { useState } from "react";
import { carePlanCopy } from "#features/care-plan/copy.ts";
import { PlanChanges, PlanPart } from "#features/care-plan/plan-parts.tsx";
import { suggestedRows } from "#features/care-plan/plan-rows.ts";
import { type ProfileChange, withChange } from "#features/care-plan/profile-change.ts";
import { SuggestedStep } from "#features/care-plan/steps/suggested-step.tsx";
import type { PlanControls } from "#features/care-plan/use-plan-controls.ts";
import { DemoFrame, example } from "#features/demo/demo-frame.tsx";
import { PlanNotes } from "#ui/plan/plan-notes.tsx";

/** PUB-14: the plan page's own parts on the example's profile; what is pressed changes this window only. */
export function DemoCarePlan({ onClose }: { onClose: () => void }) {
	const [profile, setProfile] = useState(() => profileSchema.parse(example.profile));
	const change = (what: ProfileChange) => setProfile((known) => withChange(known, what));
	const controls: PlanControls = {
		confirm: (step, product) => change({ kind: "confirm", step, product }),
		remove: (step, product) => change({ kind: "remove", step, product }),
		drop: (step, dropped) => change({ kind: "drop", step, dropped }),
		undoAt: () => null,
		failedAt: () => false,
	};
	const rows = suggestedRows(profile);
	const notes = profile.care_plan?.notes ?? [];
	return (
		<DemoFrame name="careplan" onClose={onClose}>
			<div className="grid min-w-0 gap-6 pb-4 wide:gap-8">
				<PlanChanges changes={profile.changes} previousPlanAt={profile.previous_plan_made_at} />
				<PlanNotes kind="safety" notes={notes} />
				{PLAN_SECTIONS.map((section) => (
					<PlanPart key={section} section={section} empty={carePlanCopy.empty.noSteps}>
						{rows[section].length === 0
							? null
							: rows[section].map((row) => <SuggestedStep key={row.key} row={row} controls={controls} />)}
					</PlanPart>
				))}
				<PlanNotes kind="also" notes={notes} />
			</div>
		</DemoFrame>
	);
}
