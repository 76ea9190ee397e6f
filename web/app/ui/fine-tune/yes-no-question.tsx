import { ChoiceQuestion } from "./choice-question.tsx";
import { fineTuneCopy as copy } from "./copy.ts";

const ORDER = ["yes", "no"] as const;
const OPTIONS = { yes: copy.yes, no: copy.no };

interface YesNoQuestionProps {
	label: string;
	why: string;
	value: boolean | undefined;
	onChange: (value: boolean | undefined) => void;
}

export function YesNoQuestion({ label, why, value, onChange }: YesNoQuestionProps) {
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
