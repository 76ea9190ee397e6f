import { X } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { FIELD_STYLE, FieldError } from "#ui/field.tsx";
import { readTags } from "#ui/read-tags.ts";
import { carePlanCopy } from "../copy.ts";
import type { ChangeOutcome } from "../use-profile-change.ts";
import { aboutCopy as copy } from "./copy.ts";

/** PLAN-A6. */
const LIMITS = { count: 20, length: 40 };

interface TagEditorProps {
	label: string;
	empty: string;
	placeholder: string;
	/** Words the plan knows, offered while typing. */
	offered: readonly string[];
	tags: readonly string[];
	onSave: (tags: string[]) => Promise<ChangeOutcome>;
}

/** A list of short words: typed with commas, added by Enter or the button, removed one by one (PLAN-03 to PLAN-09). */
export function TagEditor({ label, empty, placeholder, offered, tags, onSave }: TagEditorProps) {
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const [typed, setTyped] = useState("");
	const [problem, setProblem] = useState<string>();
	const [said, setSaid] = useState("");

	const save = async (next: string[], success: string) => {
		setProblem(undefined);
		setSaid("");
		const outcome = await onSave(next);
		if (outcome === "failed") setProblem(carePlanCopy.saveFailed);
		if (outcome === "saved") setSaid(success);
		return outcome;
	};

	const add = async (event: FormEvent) => {
		event.preventDefault();
		const entry = readTags(typed, tags, LIMITS);
		if (entry.kind === "refused") return setProblem(entry.problem);
		setTyped("");
		if (entry.kind === "nothing") return setProblem(undefined);
		const outcome = await save(entry.tags, copy.added(entry.added.join(", ")));
		// What was typed comes back, unless something else was typed meanwhile.
		if (outcome === "failed") setTyped((now) => (now === "" ? typed : now));
	};

	const remove = (tag: string) => {
		input.current?.focus();
		void save(
			tags.filter((other) => other !== tag),
			copy.removed(tag),
		);
	};

	return (
		<section aria-labelledby={`${id}-label`} className="grid content-start gap-3">
			<h3 id={`${id}-label`} className="text-h3">
				{label}
			</h3>
			{tags.length === 0 ? (
				<p className="text-ink-2">{empty}</p>
			) : (
				<ul aria-labelledby={`${id}-label`} className="flex flex-wrap gap-2">
					{tags.map((tag) => (
						<li
							key={tag}
							className="inline-flex min-h-11 max-w-full items-center rounded-full bg-blush pl-4 font-medium outline-1 -outline-offset-1 outline-transparent text-fig print:min-h-0 print:pr-4"
						>
							<span className="min-w-0 break-words">{tag}</span>
							<button
								type="button"
								aria-label={copy.remove(tag)}
								onClick={() => remove(tag)}
								className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-surface/60 print:hidden"
							>
								<X aria-hidden="true" className="size-4" />
							</button>
						</li>
					))}
				</ul>
			)}
			<form onSubmit={(event) => void add(event)} className="grid gap-1.5 print:hidden">
				<div className="flex gap-2">
					<input
						ref={input}
						id={`${id}-input`}
						type="text"
						aria-label={copy.addTo(label)}
						aria-describedby={`${id}-hint`}
						aria-invalid={problem !== undefined || undefined}
						autoComplete="off"
						enterKeyHint="done"
						list={`${id}-offered`}
						placeholder={placeholder}
						value={typed}
						onChange={(event) => setTyped(event.target.value)}
						className={`${FIELD_STYLE} min-h-12 min-w-0 flex-1`}
					/>
					<Button type="submit" tone="secondary">
						{copy.add}
					</Button>
				</div>
				<datalist id={`${id}-offered`}>
					{offered.map((word) => (
						<option key={word} value={word}>
							{word}
						</option>
					))}
				</datalist>
				<p id={`${id}-hint`} className="sr-only">
					{copy.hint}
				</p>
				{problem !== undefined && <FieldError>{problem}</FieldError>}
				<output className="sr-only">{said}</output>
			</form>
		</section>
	);
}
