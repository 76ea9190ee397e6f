import { Button } from "#ui/button.tsx";
import { labelOf } from "#ui/label-of.ts";
import { stepCopy as copy } from "../copy.ts";
import type { PlanControls } from "../plan-controls.ts";
import { ADDITIONAL, type OwnRow, type OwnSection } from "../plan-rows.ts";
import { ProductBox } from "./product-box.tsx";
import { StepAdvice, StepInstruction } from "./step-advice.tsx";
import { StepFrame, StepTags } from "./step-frame.tsx";

interface OwnStepProps {
	section: OwnSection;
	row: OwnRow;
	number: number | null;
	onRemove: PlanControls["remove"];
}

/** One product in use; advice of the suggested plan stands only where its own product is used. */
export function OwnStep({ section, row, number, onRemove }: OwnStepProps) {
	const { key, category, product, step, description } = row;
	const planned = step === null || section === ADDITIONAL ? null : { section, step };
	const id = section === ADDITIONAL ? `${key}-${product.id}` : key;
	const kind = category ?? product.category;
	return (
		<StepFrame
			id={id}
			title={kind === null ? (description ?? product.name) : labelOf(kind)}
			number={number}
			tags={planned && <StepTags {...planned} />}
		>
			{planned === null ? (
				<p className="text-ink-2">{copy.followLabel}</p>
			) : (
				<StepInstruction step={planned.step} />
			)}
			<ProductBox
				product={product}
				nameId={`${id}-product`}
				category={kind ?? ""}
				action={
					<Button
						tone="secondary"
						size="small"
						aria-describedby={`${id}-product`}
						onClick={() => onRemove(key, product)}
						className="max-wide:w-full"
					>
						{copy.remove}
					</Button>
				}
			>
				{description !== null && kind !== null && description !== product.name && (
					<p className="text-small text-ink-2">{description}</p>
				)}
			</ProductBox>
			{planned !== null && <StepAdvice {...planned} />}
		</StepFrame>
	);
}
