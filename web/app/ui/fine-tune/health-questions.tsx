import type { Preferences } from "@dewlight/contracts/accounts.ts";
import { ALLERGIES } from "@dewlight/contracts/constants.ts";
import { type KeyboardEvent, useId, useState } from "react";
import { Button } from "../button.tsx";
import { uiCopy } from "../copy.ts";
import { FIELD_STYLE, FieldError } from "../field.tsx";
import { fineTuneCopy } from "./copy.ts";
import { Question, Ticks } from "./question.tsx";

const allergiesCopy = fineTuneCopy.allergies;
/** By the ids under which notes tell them too. */
const SUGGESTED = [
	"fragrance",
	"aspirin",
	"benzoyl_peroxide",
	"lanolin",
	"propolis",
	"formaldehyde",
	"essential_oils",
	"nuts",
];
const suggestedAs = (name: string) => SUGGESTED.find((about) => allergyWords(about) === name);

/** "benzoyl peroxide" for an id of the ingredient tables; a plain name stands as it is. */
export function allergyWords(about: string): string {
	return about.replaceAll("_", " ");
}

interface AllergiesQuestionProps {
	value: string[] | undefined;
	onChange: (value: string[] | undefined) => void;
}

/** Ingredients that no pick may list: the frequent ones to tap, any other one to type. */
export function AllergiesQuestion({ value = [], onChange }: AllergiesQuestionProps) {
	const id = useId();
	const [typed, setTyped] = useState("");
	const [problem, setProblem] = useState<string>();
	const [said, setSaid] = useState("");
	const change = (next: string[]) => onChange(next.length === 0 ? undefined : next);
	const others = value.filter((about) => !SUGGESTED.includes(about));
	const add = () => {
		const entry = readTags(typed.toLowerCase(), value.map(allergyWords), ALLERGIES);
		setProblem(entry.kind === "refused" ? entry.problem : undefined);
		// An allergy that does not fit stays typed: dropped in silence it would be taken for respected.
		if (entry.kind === "refused") return;
		setTyped("");
		if (entry.kind === "nothing") return;
		setSaid(allergiesCopy.added(entry.added.join(", ")));
		change([...value, ...entry.added.map((name) => suggestedAs(name) ?? name)]);
	};
	const addOnEnter = (event: KeyboardEvent) => {
		if (event.key !== "Enter") return;
		event.preventDefault();
		add();
	};
	return (
		<Question
			label={allergiesCopy.label}
			why={allergiesCopy.why}
			answered={value.length > 0}
			onClear={() => onChange(undefined)}
		>
			<div className="grid gap-3">
				<Ticks order={[...SUGGESTED, ...others]} words={allergyWords} chosen={value} onChange={change} />
				<div className="flex gap-2">
					<input
						type="text"
						aria-label={allergiesCopy.other}
						aria-describedby={`${id}-hint`}
						aria-invalid={problem !== undefined || undefined}
						autoComplete="off"
						enterKeyHint="done"
						placeholder={allergiesCopy.placeholder}
						value={typed}
						onChange={(event) => setTyped(event.target.value)}
						onKeyDown={addOnEnter}
						onBlur={add}
						className={`${FIELD_STYLE} min-h-12 min-w-0 flex-1`}
					/>
					<Button tone="secondary" onClick={add}>
						{allergiesCopy.add}
					</Button>
				</div>
				<p id={`${id}-hint`} className="sr-only">
					{allergiesCopy.hint}
				</p>
				{problem !== undefined && <FieldError>{problem}</FieldError>}
				<output className="sr-only">{said}</output>
			</div>
		</Question>
	);
}

const conditionsCopy = fineTuneCopy.conditions;
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
		<Question
			label={conditionsCopy.label}
			why={conditionsCopy.why}
			answered={chosen.length > 0}
			onClear={() => choose([])}
		>
			<Ticks
				order={CONDITIONS}
				words={(one) => conditionsCopy.options[one]}
				chosen={chosen}
				onChange={choose}
			/>
		</Question>
	);
}

interface TagLimits {
	count: number;
	/** Of one tag. */
	length: number;
}

type TagEntry =
	/** There is nothing to save (PLAN-08). */
	| { kind: "nothing" }
	/** Nothing of it fits as it is typed; `problem` says why. */
	| { kind: "refused"; problem: string }
	| { kind: "tags"; tags: string[]; added: string[] };

/** Splits what was typed on commas and adds it: trimmed, without empties, duplicates by any spelling dropped (PLAN-07). */
export function readTags(typed: string, known: readonly string[], limits: TagLimits): TagEntry {
	const seen = new Set(known.map((tag) => tag.toLowerCase()));
	const added: string[] = [];
	for (const part of typed.split(",")) {
		const tag = part.trim();
		if (tag === "" || seen.has(tag.toLowerCase())) continue;
		seen.add(tag.toLowerCase());
		added.push(tag);
	}
	if (added.length === 0) return { kind: "nothing" };
	if (added.some((tag) => tag.length > limits.length)) {
		return { kind: "refused", problem: uiCopy.tagTooLong(limits.length) };
	}
	if (known.length + added.length > limits.count) {
		return { kind: "refused", problem: uiCopy.tooManyTags(limits.count) };
	}
	return { kind: "tags", tags: [...known, ...added], added };
}
