import type { Preferences } from "@dewlight/contracts/accounts.ts";
import { AGE_BANDS, BUDGETS, PREGNANCY_ANSWERS, ROUTINE_SIZES } from "@dewlight/core/routine/person.ts";
import { type ReactNode, useId } from "react";
import { Card } from "../card.tsx";
import { AllergiesQuestion } from "./allergies-question.tsx";
import { ChildNotice } from "./child-notice.tsx";
import { ChoiceQuestion } from "./choice-question.tsx";
import { ConditionsQuestion } from "./conditions-question.tsx";
import { fineTuneCopy as copy } from "./copy.ts";
import { ScaleQuestion } from "./scale-question.tsx";
import { ToneQuestion } from "./tone-question.tsx";

const ORDER = ["yes", "no"] as const;
const OPTIONS = { yes: copy.yes, no: copy.no };

interface FineTuneQuestionsProps {
	preferences: Preferences;
	/** An answer that was taken back is missing, not undefined. */
	onChange: (preferences: Preferences) => void;
}

/** All optional questions, what bears on safety first. */
export function FineTuneQuestions({ preferences, onChange }: FineTuneQuestionsProps) {
	const answerTo = <Key extends keyof Preferences>(key: Key) => ({
		value: preferences[key],
		onChange: (answer: Preferences[Key] | undefined) => {
			const { [key]: _, ...others } = preferences;
			onChange(answer === undefined ? (others as Preferences) : { ...preferences, [key]: answer });
		},
	});
	return (
		<div className="grid gap-5">
			<Group title={copy.groups.safety}>
				<ChoiceQuestion {...copy.age} order={AGE_BANDS} {...answerTo("age_band")} />
				{preferences.age_band === "under-13" && <ChildNotice />}
				<ChoiceQuestion {...copy.pregnancy} order={PREGNANCY_ANSWERS} {...answerTo("pregnancy")} />
				<YesNoQuestion {...copy.retinoid} {...answerTo("prescription_retinoid")} />
				<YesNoQuestion {...copy.isotretinoin} {...answerTo("isotretinoin")} />
				<YesNoQuestion {...copy.acneMedicine} {...answerTo("prescription_acne")} />
				<ConditionsQuestion preferences={preferences} onChange={onChange} />
				<AllergiesQuestion {...answerTo("allergies")} />
			</Group>
			<Group title={copy.groups.skin}>
				<YesNoQuestion {...copy.sensitive} {...answerTo("sensitive_skin")} />
				<ScaleQuestion {...answerTo("sensitivity_answers")} />
				<ToneQuestion {...answerTo("monk_tone")} />
			</Group>
			<Group title={copy.groups.taste}>
				<YesNoQuestion {...copy.fragrance} {...answerTo("fragrance_free")} />
				<ChoiceQuestion {...copy.routineSize} order={ROUTINE_SIZES} {...answerTo("routine_size")} />
				<ChoiceQuestion {...copy.budget} order={BUDGETS} {...answerTo("budget")} />
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

interface YesNoQuestionProps {
	label: string;
	why: string;
	value: boolean | undefined;
	onChange: (value: boolean | undefined) => void;
}

function YesNoQuestion({ label, why, value, onChange }: YesNoQuestionProps) {
	return (
		<ChoiceQuestion
			label={label}
			why={why}
			options={OPTIONS}
			order={ORDER}
			value={value === undefined ? undefined : value ? "yes" : "no"}
			onChange={(answer) => onChange(answer === undefined ? undefined : answer === "yes")}
		/>
	);
}
