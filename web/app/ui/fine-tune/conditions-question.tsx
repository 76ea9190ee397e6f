import type { Preferences } from "@dewlight/contracts/accounts.ts";
import { fineTuneCopy } from "./copy.ts";
import { Question, Ticks } from "./question.tsx";

const copy = fineTuneCopy.conditions;
export const CONDITIONS = [
	"rosacea",
	"barrier_disease",
	"steroid_cream",
	"photosensitizing_medicine",
	"weak_immune_system",
] as const satisfies readonly (keyof Preferences)[];

interface ConditionsQuestionProps {
	preferences: Preferences;
	onChange: (preferences: Preferences) => void;
}

/** What a doctor named and what is taken for it: what is ticked holds, what is not ticked is open. */
export function ConditionsQuestion({ preferences, onChange }: ConditionsQuestionProps) {
	const chosen = CONDITIONS.filter((condition) => preferences[condition] === true);
	const choose = (ticked: readonly (typeof CONDITIONS)[number][]) => {
		const next = { ...preferences };
		for (const condition of CONDITIONS) {
			if (ticked.includes(condition)) next[condition] = true;
			else delete next[condition];
		}
		onChange(next);
	};
	return (
		<Question label={copy.label} why={copy.why} answered={chosen.length > 0} onClear={() => choose([])}>
			<Ticks order={CONDITIONS} words={(one) => copy.options[one]} chosen={chosen} onChange={choose} />
		</Question>
	);
}
