import { ALLERGIES } from "@dewlight/contracts/constants.ts";
import { type KeyboardEvent, useId, useState } from "react";
import { Button } from "../button.tsx";
import { FIELD_STYLE } from "../field.tsx";
import { fineTuneCopy } from "./copy.ts";
import { Question } from "./question.tsx";
import { Ticks } from "./ticks.tsx";

const copy = fineTuneCopy.allergies;
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
	const [said, setSaid] = useState("");
	const change = (next: string[]) => onChange(next.length === 0 ? undefined : next);
	const others = value.filter((about) => !SUGGESTED.includes(about));
	const add = () => {
		const named = typed.split(",").map((part) => part.trim().toLowerCase().slice(0, ALLERGIES.length));
		const fresh = named.map((name) => SUGGESTED.find((one) => allergyWords(one) === name) ?? name);
		const next = [...new Set([...value, ...fresh.filter((name) => name !== "")])].slice(0, ALLERGIES.count);
		setTyped("");
		if (next.length === value.length) return;
		setSaid(copy.added(next.slice(value.length).map(allergyWords).join(", ")));
		change(next);
	};
	const addOnEnter = (event: KeyboardEvent) => {
		if (event.key !== "Enter") return;
		event.preventDefault();
		add();
	};
	return (
		<Question
			label={copy.label}
			why={copy.why}
			answered={value.length > 0}
			onClear={() => onChange(undefined)}
		>
			<div className="grid gap-3">
				<Ticks order={[...SUGGESTED, ...others]} words={allergyWords} chosen={value} onChange={change} />
				<div className="flex gap-2">
					<input
						type="text"
						aria-label={copy.other}
						aria-describedby={`${id}-hint`}
						autoComplete="off"
						enterKeyHint="done"
						maxLength={ALLERGIES.length}
						placeholder={copy.placeholder}
						value={typed}
						onChange={(event) => setTyped(event.target.value)}
						onKeyDown={addOnEnter}
						onBlur={add}
						className={`${FIELD_STYLE} min-h-12 min-w-0 flex-1`}
					/>
					<Button tone="secondary" onClick={add}>
						{copy.add}
					</Button>
				</div>
				<p id={`${id}-hint`} className="sr-only">
					{copy.hint}
				</p>
				<output className="sr-only">{said}</output>
			</div>
		</Question>
	);
}
