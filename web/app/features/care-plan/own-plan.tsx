import type { Product } from "@dewlight/contracts/products.ts";
import type { Profile } from "@dewlight/contracts/profile.ts";
import { PLAN_SECTIONS } from "@dewlight/core/routine/care-plan.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { carePlanCopy as copy } from "./copy.ts";
import { PartNav } from "./nav/part-nav.tsx";
import { OwnedSection } from "./owned/owned-section.tsx";
import type { PlanControls } from "./plan-controls.ts";
import { PlanLayout } from "./plan-layout.tsx";
import { ADDITIONAL, isEmpty, type OwnSection, ownRows } from "./plan-rows.ts";
import { OwnStep } from "./steps/own-step.tsx";
import { PlanPart } from "./steps/plan-part.tsx";
import type { ChangeOutcome } from "./use-profile-change.ts";
import { WarningList } from "./warnings/warning-list.tsx";

const PARTS: readonly OwnSection[] = [...PLAN_SECTIONS, ADDITIONAL];

interface OwnPlanProps {
	profile: Profile;
	/** Names of everything in use, by id. */
	used: ReadonlyMap<string, string>;
	controls: PlanControls;
	onAdd: (step: string, product: Product) => Promise<ChangeOutcome>;
	onShowSuggested: () => void;
}

/** What the person really uses, what the rules say about it, and what else they own. */
export function OwnPlan({ profile, used, controls, onAdd, onShowSuggested }: OwnPlanProps) {
	const rows = ownRows(profile);
	const owned = <OwnedSection profile={profile} used={used} onAdd={onAdd} />;
	if (isEmpty(rows)) {
		return (
			<div className="grid gap-10">
				<EmptyState
					title={copy.empty.own}
					actions={<Button onClick={onShowSuggested}>{copy.empty.ownAction}</Button>}
				/>
				{owned}
			</div>
		);
	}
	return (
		<PlanLayout nav={<PartNav parts={PARTS} />}>
			<WarningList warnings={profile.warnings} names={used} />
			{PARTS.map((section) => (
				<PlanPart key={section} section={section} empty={copy.empty.section}>
					{rows[section].length === 0
						? null
						: rows[section].map((row, index) => (
								<OwnStep
									key={`${row.key} ${row.product.id}`}
									section={section}
									row={row}
									number={section === ADDITIONAL ? null : index + 1}
									controls={controls}
								/>
							))}
				</PlanPart>
			))}
			{owned}
		</PlanLayout>
	);
}
