import type { Product } from "@dewlight/contracts/products.ts";
import type { Profile } from "@dewlight/contracts/profile.ts";
import { PLAN_SECTIONS } from "@dewlight/core/routine/care-plan.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/state-view.tsx";
import { labelOf } from "#ui/words.ts";
import { carePlanCopy as copy, stepCopy } from "./copy.ts";
import { OwnedSection } from "./owned/owned-section.tsx";
import { PartNav, PlanLayout, PlanPart } from "./plan-parts.tsx";
import { ADDITIONAL, isEmpty, type OwnRow, type OwnSection, ownRows, startDay } from "./plan-rows.ts";
import type { ChangeOutcome } from "./profile-change.ts";
import {
	NotSaved,
	ProductBox,
	ProductLine,
	StepAdvice,
	StepFrame,
	StepInstruction,
	StepTags,
} from "./steps/step-parts.tsx";
import type { PlanControls } from "./use-plan-controls.ts";
import { MythList, WarningList } from "./warnings/warning-list.tsx";

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
			<MythList warnings={profile.warnings} names={used} />
			{owned}
		</PlanLayout>
	);
}

interface OwnStepProps {
	section: OwnSection;
	row: OwnRow;
	number: number | null;
	controls: Pick<PlanControls, "remove" | "failedAt">;
}

/** One product in use; advice of the suggested plan stands only where its own product is used. */
function OwnStep({ section, row, number, controls }: OwnStepProps) {
	const { key, category, product, step, beginning, description } = row;
	const planned = step === null || section === ADDITIONAL ? null : { section, step };
	const id = section === ADDITIONAL ? `${key}-${product.id}` : key;
	const kind = category ?? product.category;
	return (
		<StepFrame
			id={id}
			title={kind === null ? (description ?? product.name) : labelOf(kind)}
			category={kind ?? ""}
			number={number}
			tags={planned && <StepTags {...planned} from={startDay(planned.step, beginning)} />}
			product={
				<>
					<ProductLine product={product} nameId={`${id}-product`} />
					{controls.failedAt(key === ADDITIONAL ? product.id : key) && <NotSaved />}
				</>
			}
			action={
				<Button
					tone="secondary"
					size="small"
					aria-describedby={`${id}-product`}
					onClick={() => controls.remove(key, product)}
				>
					{stepCopy.remove}
				</Button>
			}
		>
			{planned === null ? (
				<p className="text-ink-2">{stepCopy.followLabel}</p>
			) : (
				<StepInstruction step={planned.step} />
			)}
			<ProductBox product={product} category={kind ?? ""} strengthNote={step?.strength_note}>
				{description !== null && kind !== null && description !== product.name && (
					<p className="text-small text-ink-2">{description}</p>
				)}
			</ProductBox>
			{planned !== null && <StepAdvice {...planned} beginning={beginning} />}
		</StepFrame>
	);
}
