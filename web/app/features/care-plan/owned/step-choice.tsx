import type { Product } from "@dewlight/contracts/products.ts";
import type { ConfirmedCarePlan } from "@dewlight/contracts/profile.ts";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { ownedCopy } from "../copy.ts";
import type { ChangeOutcome } from "../use-profile-change.ts";
import { firstStep, replacedAt, stepOptions } from "./step-options.ts";

const copy = ownedCopy.step;

interface StepChoiceProps {
	product: Product;
	plan: ConfirmedCarePlan;
	onAdd: (step: string, product: Product) => Promise<ChangeOutcome>;
	onDone: () => void;
	/** The other way on, with its label. */
	otherwise: { label: string; go: () => void };
}

/** The last question: where in the day the product stands. */
export function StepChoice({ product, plan, onAdd, onDone, otherwise }: StepChoiceProps) {
	const [step, setStep] = useState(() => firstStep(product, plan));
	const [state, setState] = useState<"open" | "adding" | "failed">("open");
	const replaced = replacedAt(step, product, plan);
	const add = async () => {
		setState("adding");
		const outcome = await onAdd(step, product);
		if (outcome === "failed") setState("failed");
		else onDone();
	};
	return (
		<div className="grid gap-4">
			<SelectField
				label={copy.label}
				hint={state !== "adding" && replaced !== null ? copy.replaces(replaced) : undefined}
				options={stepOptions(product)}
				value={step}
				onChange={(event) => setStep(event.target.value)}
			/>
			{state === "failed" && (
				<Notice tone="danger" live="alert">
					{copy.failed}
				</Notice>
			)}
			<div className="flex flex-wrap justify-end gap-3">
				<Button tone="secondary" onClick={otherwise.go}>
					{otherwise.label}
				</Button>
				<Button busy={state === "adding"} onClick={() => void add()}>
					{state === "adding" ? copy.adding : copy.add}
				</Button>
			</div>
		</div>
	);
}
