import { Button } from "#ui/button.tsx";
import { labelOf } from "#ui/label-of.ts";
import { stepCopy as copy } from "../copy.ts";
import type { PlanControls } from "../plan-controls.ts";
import { ADDITIONAL, type OwnRow, type OwnSection, startDay } from "../plan-rows.ts";
import { NotSaved } from "./not-saved.tsx";
import { ProductBox } from "./product-box.tsx";
import { ProductLine } from "./product-line.tsx";
import { StepAdvice, StepInstruction } from "./step-advice.tsx";
import { StepFrame, StepTags } from "./step-frame.tsx";

interface OwnStepProps {
	section: OwnSection;
	row: OwnRow;
	number: number | null;
	controls: Pick<PlanControls, "remove" | "failedAt">;
}

/** One product in use; advice of the suggested plan stands only where its own product is used. */
export function OwnStep({ section, row, number, controls }: OwnStepProps) {
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
					{copy.remove}
				</Button>
			}
		>
			{planned === null ? (
				<p className="text-ink-2">{copy.followLabel}</p>
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
