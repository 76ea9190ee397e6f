import type { Preferences } from "@dewlight/contracts/accounts.ts";
import { AGE_BANDS, BUDGETS, PREGNANCY_ANSWERS } from "@dewlight/core/routine/person.ts";
import { type ReactNode, useId } from "react";
import { Card } from "../card.tsx";
import { ChoiceQuestion } from "./choice-question.tsx";
import { fineTuneCopy as copy } from "./copy.ts";
import { ScaleQuestion } from "./scale-question.tsx";
import { ToneQuestion } from "./tone-question.tsx";
import { YesNoQuestion } from "./yes-no-question.tsx";

interface FineTuneQuestionsProps {
	preferences: Preferences;
	/** An answer that was taken back is missing, not undefined. */
	onChange: (preferences: Preferences) => void;
}

/** All optional questions, what bears on safety first. */
export function FineTuneQuestions({ preferences, onChange }: FineTuneQuestionsProps) {
	const set =
		<Key extends keyof Preferences>(key: Key) =>
		(answer: Preferences[Key] | undefined) => {
			const { [key]: _, ...others } = preferences;
			onChange(answer === undefined ? (others as Preferences) : { ...preferences, [key]: answer });
		};
	return (
		<div className="grid gap-5">
			<Group title={copy.groups.safety}>
				<ChoiceQuestion
					label={copy.age.label}
					why={copy.age.why}
					options={AGE_BANDS}
					words={copy.age.options}
					value={preferences.age_band}
					onChange={set("age_band")}
				/>
				<ChoiceQuestion
					label={copy.pregnancy.label}
					why={copy.pregnancy.why}
					options={PREGNANCY_ANSWERS}
					words={copy.pregnancy.options}
					value={preferences.pregnancy}
					onChange={set("pregnancy")}
				/>
				<YesNoQuestion
					{...copy.retinoid}
					value={preferences.prescription_retinoid}
					onChange={set("prescription_retinoid")}
				/>
				<YesNoQuestion
					{...copy.acneMedicine}
					value={preferences.prescription_acne}
					onChange={set("prescription_acne")}
				/>
			</Group>
			<Group title={copy.groups.skin}>
				<YesNoQuestion
					{...copy.sensitive}
					value={preferences.sensitive_skin}
					onChange={set("sensitive_skin")}
				/>
				<ScaleQuestion value={preferences.sensitivity_answers} onChange={set("sensitivity_answers")} />
				<ToneQuestion value={preferences.monk_tone} onChange={set("monk_tone")} />
			</Group>
			<Group title={copy.groups.taste}>
				<YesNoQuestion
					{...copy.fragrance}
					value={preferences.fragrance_free}
					onChange={set("fragrance_free")}
				/>
				<ChoiceQuestion
					label={copy.budget.label}
					why={copy.budget.why}
					options={BUDGETS}
					words={copy.budget.options}
					value={preferences.budget}
					onChange={set("budget")}
				/>
			</Group>
		</div>
	);
}

function Group({ title, children }: { title: string; children: ReactNode }) {
	const id = useId();
	return (
		<section aria-labelledby={id}>
			<Card className="grid gap-5">
				<h2 id={id} className="text-h3">
					{title}
				</h2>
				{children}
			</Card>
		</section>
	);
}
