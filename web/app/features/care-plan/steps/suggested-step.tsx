import { Button } from "#ui/button.tsx";
import { labelOf } from "#ui/label-of.ts";
import { Tag } from "#ui/tag.tsx";
import { carePlanCopy, stepCopy as copy } from "../copy.ts";
import type { PlanControls } from "../plan-controls.ts";
import { type SuggestedRow, startDay } from "../plan-rows.ts";
import { DropSuggestion } from "./drop-suggestion.tsx";
import { InUseButton } from "./in-use-button.tsx";
import { NotSaved } from "./not-saved.tsx";
import { ProductBox } from "./product-box.tsx";
import { ProductLine } from "./product-line.tsx";
import { StepAdvice, StepInstruction } from "./step-advice.tsx";
import { StepFrame, StepTags } from "./step-frame.tsx";

interface SuggestedStepProps {
	row: SuggestedRow;
	controls: PlanControls;
}

export function SuggestedStep({ row, controls }: SuggestedStepProps) {
	const { key, section, category, step, product, used, inUse, dropReason } = row;
	const label = labelOf(category);
	if (row.dropped) return <DroppedStep row={row} onTakeBack={() => controls.drop(key, false)} />;
	return (
		<StepFrame
			id={key}
			title={label}
			category={category}
			number={row.number}
			tags={<StepTags section={section} step={step} from={startDay(step, row.beginning)} />}
			product={
				<>
					{product === null ? (
						<p className="text-ink-2">{step.look_for ?? carePlanCopy.empty.product}</p>
					) : (
						<ProductLine product={product} nameId={`${key}-product`} />
					)}
					{controls.failedAt(key) && <NotSaved />}
				</>
			}
			action={
				product !== null && (
					<InUseButton
						productId={`${key}-product`}
						inUse={inUse}
						onMark={() => controls.confirm(key, product)}
						onUndo={controls.undoAt(key)}
					/>
				)
			}
		>
			<StepInstruction step={step} />
			{product !== null && (
				<ProductBox product={product} category={category} strengthNote={step.strength_note}>
					{used !== null && !inUse && <p className="text-small text-ink-2">{copy.insteadOf(used.name)}</p>}
				</ProductBox>
			)}
			{dropReason !== null && (
				<DropSuggestion stepId={key} reason={dropReason} onDrop={() => controls.drop(key, true)} />
			)}
			<StepAdvice section={section} step={step} beginning={row.beginning} />
		</StepFrame>
	);
}

function DroppedStep({ row, onTakeBack }: { row: SuggestedRow; onTakeBack: () => void }) {
	const label = labelOf(row.category);
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-2">
				<h3 id={row.key} className="text-h3 text-ink-2 line-through decoration-1">
					{label}
				</h3>
				<Tag>{copy.dropped}</Tag>
			</div>
			<Button
				tone="quiet"
				size="small"
				aria-describedby={row.key}
				onClick={onTakeBack}
				className="max-wide:-ml-4 print:hidden"
			>
				{copy.takeBack}
			</Button>
		</li>
	);
}
