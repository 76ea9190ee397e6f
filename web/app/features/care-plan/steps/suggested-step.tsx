import { Check, Feather } from "lucide-react";
import { Button, buttonStyle } from "#ui/button.tsx";
import { Tag } from "#ui/tag.tsx";
import { labelOf } from "#ui/words.ts";
import { carePlanCopy, stepCopy as copy } from "../copy.ts";
import { type SuggestedRow, startDay } from "../plan-rows.ts";
import type { PlanControls } from "../use-plan-controls.ts";
import {
	NotSaved,
	ProductBox,
	ProductLine,
	StepAdvice,
	StepFrame,
	StepInstruction,
	StepTags,
} from "./step-parts.tsx";

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

interface DropSuggestionProps {
	/** Id of the step's name. */
	stepId: string;
	reason: string;
	onDrop: () => void;
}

/** Less is a choice too: says so calmly, with the reason. */
function DropSuggestion({ stepId, reason, onDrop }: DropSuggestionProps) {
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-md border border-sage/40 bg-sage-soft px-4 py-3.5">
			<div className="flex min-w-0 flex-1 basis-64 gap-3">
				<Feather aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sage" />
				<div className="grid min-w-0 gap-0.5">
					<p className="font-semibold text-sage">{copy.mayDrop}</p>
					<p className="text-small">{reason}</p>
				</div>
			</div>
			<Button
				tone="quiet"
				size="small"
				aria-describedby={stepId}
				onClick={onDrop}
				className="text-sage hover:bg-surface max-wide:w-full print:hidden"
			>
				{copy.drop}
			</Button>
		</div>
	);
}

interface InUseButtonProps {
	/** Id of the product's name, which tells these buttons apart. */
	productId: string;
	inUse: boolean;
	onMark: () => void;
	/** Takes the mark back with what it replaced; null where there is nothing to take back. */
	onUndo: (() => void) | null;
}

/** PLAN-21. One element in both states, so that the focus stays where it was; the way back comes right after it. */
function InUseButton({ productId, inUse, onMark, onUndo }: InUseButtonProps) {
	return (
		<div className="grid justify-items-center">
			<button
				type="button"
				aria-disabled={inUse || undefined}
				aria-describedby={productId}
				onClick={inUse ? undefined : onMark}
				className={
					inUse
						? "inline-flex min-h-11 items-center gap-2 rounded-full bg-sage-soft px-4 text-small font-semibold text-sage"
						: buttonStyle("secondary", "small")
				}
			>
				{inUse && <Check aria-hidden="true" strokeWidth={2.5} className="size-4" />}
				{inUse ? copy.inUse : copy.markInUse}
			</button>
			{inUse && onUndo !== null && (
				<Button tone="quiet" size="small" aria-describedby={productId} onClick={onUndo}>
					{copy.undo}
				</Button>
			)}
		</div>
	);
}
