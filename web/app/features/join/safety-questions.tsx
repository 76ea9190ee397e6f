import type { Preferences } from "@dewlight/contracts/accounts.ts";
import {
	AGE_BANDS,
	type AgeBand,
	PREGNANCY_ANSWERS,
	type PregnancyAnswer,
} from "@dewlight/core/routine/person.ts";
import { createPageMemory } from "#api/page-memory.ts";
import { fineTuneCopy } from "#ui/fine-tune/copy.ts";
import { ChildNotice, ChoiceQuestion } from "#ui/fine-tune/question.tsx";
import { Section } from "#ui/page.tsx";
import { joinCopy } from "./copy.ts";

const WITHHELD = "withheld";
const PRESCRIPTIONS = ["no", "retinoid", "isotretinoin", "other"] as const;
type Prescription = (typeof PRESCRIPTIONS)[number];

/** Three taps of step 4. What is missing was left open, `withheld` was left open on purpose. */
export interface SafetyAnswers {
	age?: AgeBand | typeof WITHHELD;
	pregnancy?: PregnancyAnswer | typeof WITHHELD;
	prescription?: Prescription | typeof WITHHELD;
}

/** In the words of the wire; a question left open is missing there. */
export function safetyPreferences({ age, pregnancy, prescription }: SafetyAnswers): Preferences {
	return {
		...(age !== undefined && age !== WITHHELD && { age_band: age }),
		...(pregnancy !== undefined && pregnancy !== WITHHELD && { pregnancy }),
		...(prescription !== undefined && prescription !== WITHHELD && medicines(prescription)),
	};
}

/** Who names one medicine says nothing about the other. */
function medicines(prescription: Prescription): Preferences {
	switch (prescription) {
		case "no":
			return { prescription_retinoid: false, isotretinoin: false, prescription_acne: false };
		case "retinoid":
			return { prescription_retinoid: true };
		case "other":
			return { prescription_acne: true };
		case "isotretinoin":
			return { isotretinoin: true };
	}
}

const memory = createPageMemory<SafetyAnswers>({});
export const useSafetyAnswers = memory.use;
export const setSafetyAnswers = memory.set;

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
