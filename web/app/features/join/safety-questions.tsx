import { AGE_BANDS, PREGNANCY_ANSWERS } from "@dewlight/core/routine/person.ts";
import { ChildNotice } from "#ui/fine-tune/child-notice.tsx";
import { ChoiceQuestion } from "#ui/fine-tune/choice-question.tsx";
import { fineTuneCopy } from "#ui/fine-tune/copy.ts";
import { Section } from "#ui/section.tsx";
import { joinCopy } from "./copy.ts";
import { PRESCRIPTIONS, type SafetyAnswers, WITHHELD } from "./safety.ts";

const copy = joinCopy.safety;
const withheld = { [WITHHELD]: copy.withheld };

interface SafetyQuestionsProps {
	answers: SafetyAnswers;
	onChange: (answers: SafetyAnswers) => void;
}

/** What bears on safety, asked before the first plan: three rows, nothing preselected, each may stay open. */
export function SafetyQuestions({ answers, onChange }: SafetyQuestionsProps) {
	const answerTo = <Key extends keyof SafetyAnswers>(key: Key) => ({
		value: answers[key],
		onChange: (answer: SafetyAnswers[Key] | undefined) => {
			const { [key]: _, ...others } = answers;
			onChange(answer === undefined ? others : { ...others, [key]: answer });
		},
	});
	const { age, pregnancy } = fineTuneCopy;
	return (
		<Section id="safety" title={copy.title} lead={copy.lead}>
			<ChoiceQuestion
				{...age}
				options={{ ...age.options, ...withheld }}
				order={[...AGE_BANDS, WITHHELD]}
				{...answerTo("age")}
			/>
			{answers.age === "under-13" && <ChildNotice withPhoto />}
			<ChoiceQuestion
				{...pregnancy}
				options={{ ...pregnancy.options, ...withheld }}
				order={[...PREGNANCY_ANSWERS, WITHHELD]}
				{...answerTo("pregnancy")}
			/>
			<ChoiceQuestion
				{...copy.prescription}
				options={{ ...copy.prescription.options, ...withheld }}
				order={[...PRESCRIPTIONS, WITHHELD]}
				{...answerTo("prescription")}
			/>
		</Section>
	);
}
