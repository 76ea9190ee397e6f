import type { Product } from "@dewlight/contracts/products.ts";
import type { ConfirmedCarePlan } from "@dewlight/contracts/profile.ts";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { planCopy } from "#ui/plan/copy.ts";
import { labelOf } from "#ui/words.ts";
import { ADDITIONAL, isSameProduct, PLAN_SLOTS } from "../plan-rows.ts";
import type { ChangeOutcome } from "../profile-change.ts";
import { ownedCopy } from "./copy.ts";

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

interface StepOption {
	value: string;
	label: string;
}

/** Every place a product can stand in, those made for its kind first. */
export function stepOptions(product: Product): StepOption[] {
	const kind = product.category ?? product.suggested_category;
	const options = PLAN_SLOTS.map(({ key, section, category }) => ({
		value: key,
		label: `${planCopy.sections[section]}: ${labelOf(category)}`,
		fits: category === kind,
	}));
	const additional = { value: ADDITIONAL, label: planCopy.sections.additional, fits: false };
	const fitting = options.filter(({ fits }) => fits);
	const others = options.filter(({ fits }) => !fits);
	const sorted = fitting.length === 0 ? [additional, ...others] : [...fitting, additional, ...others];
	return sorted.map(({ value, label }) => ({ value, label }));
}

/** The best first offer: a place for its kind that is free, else the first one. */
export function firstStep(product: Product, plan: ConfirmedCarePlan): string {
	const kind = product.category ?? product.suggested_category;
	const fitting = PLAN_SLOTS.filter(({ category }) => category === kind).map(({ key }) => key);
	return fitting.find((key) => plan[key] === undefined) ?? fitting[0] ?? ADDITIONAL;
}

/** Name of the product that would leave this place; null where none would. */
export function replacedAt(step: string, product: Product, plan: ConfirmedCarePlan): string | null {
	if (step === ADDITIONAL) return null;
	const there = plan[step];
	return there === undefined || isSameProduct(there, product) ? null : there.name;
}
